"""fcscript for Python, through ctypes: hosts, games, and functions that scripts call.

The library is found as libfcscript.so.1, or where FCSCRIPT_LIBRARY says.
"""

import ctypes
import json
import os
from ctypes import POINTER, byref, c_bool, c_char_p, c_double, c_int, c_int64, c_uint64, c_void_p

library = ctypes.CDLL(os.environ.get("FCSCRIPT_LIBRARY", "libfcscript.so.1"))

_Function = ctypes.CFUNCTYPE(None, c_void_p, c_char_p, c_void_p)


class Outcome(ctypes.Structure):
    """What became of a response."""

    _fields_ = [("refused", c_bool), ("score", c_double), ("message", c_char_p)]


def _declare(name, *arguments, result=c_int):
    function = getattr(library, name)
    function.argtypes, function.restype = arguments, result
    return function


_options_new = _declare("fc_options_new", result=c_void_p)
_options_free = _declare("fc_options_free", c_void_p, result=None)
_options_seed = _declare("fc_options_seed", c_void_p, c_int64)
_new = _declare("fc_host_new", c_void_p, POINTER(c_void_p), POINTER(c_char_p))
_free = _declare("fc_host_free", c_void_p)
_error = _declare("fc_host_error", c_void_p, result=c_char_p)
_status_text = _declare("fc_status_text", c_int, result=c_char_p)
_load = _declare("fc_host_load", c_void_p, c_char_p)
_load_text = _declare("fc_host_load_text", c_void_p, c_char_p, c_char_p, c_char_p)
_define = _declare(
    "fc_host_define", c_void_p, c_char_p, c_char_p, _Function, c_void_p, c_void_p)
_call = _declare("fc_host_call", c_void_p, c_char_p, c_char_p, POINTER(c_char_p))
_call_return = _declare("fc_call_return", c_void_p, c_char_p)
_call_fail = _declare("fc_call_fail", c_void_p, c_char_p)
_start = _declare(
    "fc_game_start", c_void_p, c_char_p, c_char_p, c_void_p, POINTER(c_void_p))
_game_free = _declare("fc_game_free", c_void_p)
_next = _declare("fc_game_next", c_void_p, POINTER(c_bool))
_card = _declare("fc_game_card", c_void_p, POINTER(c_char_p))
_answer = _declare("fc_game_answer", c_void_p, c_char_p, c_char_p, POINTER(Outcome))
_result = _declare("fc_game_result", c_void_p, POINTER(c_char_p))


class Error(Exception):
    """A call has failed: the script's fault, or the program's."""

    def __init__(self, status, message):
        super().__init__(message)
        self.status = status


class Host:
    """Runs one script. Use it in a `with`, on one thread."""

    def __init__(self, seed=None):
        options = _options_new()
        if seed is not None:
            _options_seed(options, seed)
        self._host = c_void_p()
        status = _new(options, byref(self._host), None)
        _options_free(options)
        if status != 0:
            raise Error(status, _status_text(status).decode())
        self._functions = []  # What ctypes makes for C is to live as long as the host.

    def __enter__(self):
        return self

    def __exit__(self, *_):
        _free(self._host)
        self._host = None

    def check(self, status):
        if status != 0:
            raise Error(status, _error(self._host).decode())

    def load(self, path):
        self.check(_load(self._host, os.fsencode(path)))

    def load_text(self, text, name):
        self.check(_load_text(self._host, text.encode(), name.encode(), None))

    def define(self, module, name, function):
        """Lets scripts call a Python function as a member of a module that they require."""

        def called(call, arguments, _):
            try:
                _call_return(call, json.dumps(function(*json.loads(arguments))).encode())
            except Exception as error:  # It can't pass through C: the script gets it.
                _call_fail(call, str(error).encode())

        callback = _Function(called)
        self._functions.append(callback)
        self.check(_define(self._host, module.encode(), name.encode(), callback, None, None))

    def call(self, name, *arguments):
        """Calls a global function of the script."""
        result = c_char_p()
        self.check(
            _call(self._host, name.encode(), json.dumps(arguments).encode(), byref(result)))
        return json.loads(result.value)

    def start(self, deck=None, key=None):
        """Starts a game; without names it is the first deck and its first answer key."""
        game = c_void_p()
        names = [name.encode() if name is not None else None for name in (deck, key)]
        self.check(_start(self._host, *names, None, byref(game)))
        return Game(self, game)


class Game:
    """A game; it goes with the `with` that it is used in."""

    def __init__(self, host, game):
        self._host, self._game = host, game

    def __enter__(self):
        return self

    def __exit__(self, *_):
        _game_free(self._game)
        self._game = None

    def cards(self):
        """Asks one card after the other, each a dictionary."""
        asked, card = c_bool(), c_char_p()
        while True:
            self._host.check(_next(self._game, byref(asked)))
            if not asked.value:
                return
            self._host.check(_card(self._game, byref(card)))
            yield json.loads(card.value)

    def answer(self, response):
        """Judges a response: the number of an answer, a list of them, a text, or a bool."""
        outcome = Outcome()
        self._host.check(
            _answer(self._game, json.dumps(response).encode(), None, byref(outcome)))
        return outcome

    def result(self):
        result = c_char_p()
        self._host.check(_result(self._game, byref(result)))
        return json.loads(result.value)
