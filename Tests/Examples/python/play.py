"""Plays a deck in the terminal: python3 play.py DECK.lua SEED"""

import json
import sys

import fcscript


def ask(game, card):
    """Shows a card, and answers it with a line of the input; false at its end."""
    print(card["question"])
    for number, answer in enumerate(card["answers"], 1):
        print(f"  {number}) {answer}")
    for line in sys.stdin:
        outcome = game.answer(int(line))
        if not outcome.refused:
            print("Right." if outcome.score == 1 else "Wrong.")
            return True
        print(outcome.message.decode())
    return False


def main(deck, seed):
    with fcscript.Host(int(seed)) as host:
        host.load(deck)
        with host.start() as game:
            for card in game.cards():
                if not ask(game, card):
                    break
            print(json.dumps(game.result(), separators=(",", ":")))


if __name__ == "__main__":
    main(*sys.argv[1:])
