// Plays a deck in the terminal: play DECK.lua SEED
#include "fcscript.hpp"

#include <iostream>
#include <string>

namespace {

// Shows the card that is asked, and answers it with a line of the input; false at its end.
bool ask(fcscript::Game &game) {
  std::cout << game.question() << '\n';
  for (std::uint64_t i = 1; i <= game.answerCount(); i++) {
    std::cout << "  " << i << ") " << game.answer(i) << '\n';
  }
  fc_outcome outcome = {};
  do {
    std::string line;
    if (!std::getline(std::cin, line)) return false;
    outcome = game.choose(std::strtoull(line.c_str(), nullptr, 10));
    if (outcome.refused) std::cout << outcome.message << '\n';
  } while (outcome.refused);
  std::cout << (outcome.score == 1 ? "Right.\n" : "Wrong.\n");
  return true;
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 3) {
    std::cerr << "usage: play DECK.lua SEED\n";
    return 2;
  }
  try {
    fcscript::Host host(std::stoll(arguments[2]));
    host.load(arguments[1]);
    fcscript::Game game = host.start();
    while (game.next() && ask(game)) {
    }
    std::cout << game.result() << '\n';
    return 0;
  } catch (const std::exception &error) {
    std::cerr << "play: " << error.what() << '\n';
    return 1;
  }
}
