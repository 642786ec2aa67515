// fcscript for C++17: hosts and games that free themselves, and exceptions in place of codes.
#pragma once
#include <fcscript.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>

namespace fcscript {

class Error : public std::runtime_error {
public:
  Error(fc_status status, const std::string &message)
      : std::runtime_error(message), status(status) {}

  const fc_status status;
};

class Game;

class Host {
public:
  explicit Host(std::int64_t seed) {
    std::unique_ptr<fc_options, decltype(&fc_options_free)> options(
        fc_options_new(), fc_options_free);
    fc_options_seed(options.get(), seed);
    fc_host *made = nullptr;
    char *message = nullptr;
    fc_status status = fc_host_new(options.get(), &made, &message);
    if (status != FC_OK) {
      std::string text = message ? message : fc_status_text(status);
      fc_free(message);
      throw Error(status, text);
    }
    host.reset(made);
  }

  void load(const std::string &path) { check(fc_host_load(host.get(), path.c_str())); }

  // Makes a function known to scripts: JSON in, JSON out. What it throws is raised in the script.
  using Function = std::function<std::string(const std::string &arguments)>;

  void define(const std::string &module, const std::string &name, Function function) {
    auto *context = new Function(std::move(function));
    check(fc_host_define(
        host.get(), module.c_str(), name.c_str(), call, context,
        [](void *context) { delete static_cast<Function *>(context); }));
  }

  Game start();

private:
  friend class Game;

  struct Free {
    void operator()(fc_host *host) const { fc_host_free(host); }
  };

  void check(fc_status status) const {
    if (status != FC_OK) throw Error(status, fc_host_error(host.get()));
  }

  // No exception may leave a callback.
  static void call(fc_call *call, const char *arguments, void *context) noexcept {
    try {
      fc_call_return(call, (*static_cast<Function *>(context))(arguments).c_str());
    } catch (const std::exception &error) {
      fc_call_fail(call, error.what());
    }
  }

  std::unique_ptr<fc_host, Free> host;
};

// A game; its host must outlive it.
class Game {
public:
  bool next() {
    bool asked = false;
    host.check(fc_game_next(game.get(), &asked));
    return asked;
  }

  std::string question() const { return fc_game_question(game.get()); }
  std::uint64_t answerCount() const { return fc_game_answer_count(game.get()); }
  std::string answer(std::uint64_t position) const {
    const char *answer = fc_game_answer_at(game.get(), position);
    return answer ? answer : "";
  }

  fc_outcome choose(std::uint64_t position) {
    fc_outcome outcome = {};
    host.check(fc_game_choose(game.get(), position, nullptr, &outcome));
    return outcome;
  }

  std::string result() const {
    const char *result = nullptr;
    host.check(fc_game_result(game.get(), &result));
    return result;
  }

private:
  friend class Host;

  struct Free {
    void operator()(fc_game *game) const { fc_game_free(game); }
  };

  Game(const Host &host, fc_game *game) : host(host), game(game) {}

  const Host &host;
  std::unique_ptr<fc_game, Free> game;
};

inline Game Host::start() {
  fc_game *game = nullptr;
  check(fc_game_start(host.get(), nullptr, nullptr, nullptr, &game));
  return Game(*this, game);
}

}  // namespace fcscript
