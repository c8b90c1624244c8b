"""Puzzles as the page gets them: the screen of whoever is to move, and nothing else. The numbers
come with an answer."""

import msgspec

from tablee.core.moves import texts
from tablee.core.notation import NotationError
from tablee.packs import PACKS, Pack
from tablee.packs.puzzles.parts import Puzzle
from tablee.packs.rulebook import rulebook
from tablee.server.wire.api import (
    MoveChance,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleShown,
    Refusal,
    RememberedCards,
)
from tablee.server.wire.errors import Mistake
from tablee.table.told import Screen
from tablee.teaching.puzzles import Shown, of_the_day, puzzles_of


def infos() -> list[PuzzleInfo]:
    """All there are, of each game in the order of its file."""
    return [_info(pack, one) for pack in PACKS.values() for one in puzzles_of(pack).values()]


def today(now: float) -> PuzzleInfo | None:
    found = of_the_day(now)
    return None if found is None else _info(*found)


def shown(pack: Pack, name: str) -> PuzzleShown:
    puzzle = _puzzle(pack, name)
    made = Shown(pack, puzzle)
    asked = made.state.asked(puzzle.seat)
    screen = Screen(
        version=0,
        seat=puzzle.seat,
        view=msgspec.Raw(msgspec.json.encode(made.screen)),
        to_act=asked.to_act,
        may_react=asked.may_react,
        moves=texts(asked.moves),
        reactions=[],
        clocks=[],
        events=[],
        result=None,
    )
    return PuzzleShown(
        info=_info(pack, puzzle),
        screen=screen,
        remembered=[RememberedCards(one.label, one.cards) for one in made.remembered],
        facts=[] if pack.facts is None else pack.facts(made.screen),
    )


def answered(pack: Pack, language: str, name: str, press: str) -> PuzzleAnswer:
    """What a press is worth. One that breaks a rule is told which; any other is a mistake."""
    puzzle = _puzzle(pack, name)
    try:
        move = pack.game.moves.parse(press)
    except NotationError:
        raise Mistake("no_move") from None
    if all(one.move != move.text for one in puzzle.moves):
        rule = pack.game.position(puzzle.position).refusal(puzzle.seat, move)
        if rule is None:
            raise Mistake("no_move")
        found = rulebook(pack, language).rule(rule)
        return PuzzleAnswer(refusal=Refusal(rule, "" if found is None else found.text))
    assert pack.puzzles is not None
    return PuzzleAnswer(
        move=move.text,
        regular=puzzle.regular,
        chances=[MoveChance(one.move, one.chance, one.error) for one in puzzle.moves],
        why=pack.puzzles.themes[puzzle.theme].why,
    )


def _puzzle(pack: Pack, name: str) -> Puzzle:
    puzzle = puzzles_of(pack).get(name)
    if puzzle is None:
        raise Mistake("no_puzzle")
    return puzzle


def _info(pack: Pack, puzzle: Puzzle) -> PuzzleInfo:
    assert pack.puzzles is not None
    return PuzzleInfo(
        id=puzzle.id,
        game=pack.name,
        title=pack.puzzles.themes[puzzle.theme].title,
        rating=puzzle.rating,
    )
