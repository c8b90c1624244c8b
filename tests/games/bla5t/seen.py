"""Views and states of Bla5t with their own types, for tests."""

from tablee.games.bla5t.rules import Bla5t
from tablee.games.bla5t.view import Bla5tView, Memory
from tests.table import At


def state_of(at: At) -> Bla5t:
    assert isinstance(at.state, Bla5t)
    return at.state


def screen_of(at: At, seat: int | None) -> Bla5tView:
    view = at.state.screen(seat)
    assert isinstance(view, Bla5tView)
    return view


def view_of(at: At, seat: int | None) -> Bla5tView:
    view = at.state.view(seat)
    assert isinstance(view, Bla5tView)
    return view


def memory_of(at: At, seat: int | None) -> Memory:
    memory = view_of(at, seat).memory
    assert memory is not None
    return memory
