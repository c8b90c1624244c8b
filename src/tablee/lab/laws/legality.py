"""`refusal` is the judge, and what is listed is exactly what it allows."""

from tablee.core.chance import FastChance
from tablee.core.contract import IllegalMove, State
from tablee.core.moves import Move
from tablee.core.random_play import CAP, next_move
from tablee.core.seats import TABLE, Seat
from tablee.lab.laws.law import Broken, Looks, hold, law
from tablee.lab.laws.positions import Variant, luck_of, random_game


def listed(state: State, seat: Seat) -> list[Move]:
    moves = state.moves(seat) if seat in state.to_act() else []
    return moves + (state.reactions(seat) if seat in state.may_react() else [])


@law(
    "What is listed is exactly what is legal",
    11,
    "State.moves and State.reactions must list each listed move that State.refusal allows, once; "
    "moves that are legal and never offered belong to MoveTable(unlisted=…).",
)
def listed_is_legal(variant: Variant, seed: int) -> Looks:
    game, seats, _ = variant
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        if step % 5:
            continue
        yield state
        for seat in range(seats):
            offered = listed(state, seat)
            hold(
                len({move.number for move in offered}) == len(offered), f"P{seat} is offered twice"
            )
            for move in game.moves.listed:
                rule = state.refusal(seat, move)
                if (rule is None) != (move in offered):
                    is_listed = "listed" if rule else "not listed"
                    is_legal = f"refused by {rule}" if rule else "legal"
                    raise Broken(f"P{seat} {move} is {is_listed} and {is_legal}")


@law(
    "Who is to act has a move",
    12,
    "State.to_act may name a seat only while State.moves(seat) is not empty.",
)
def who_acts_has_a_move(variant: Variant, seed: int) -> Looks:
    game, seats, options = variant
    choices, luck = FastChance(seed), luck_of(seed)
    state = game.deal(seats, options, luck)
    for _ in range(400):
        yield state  # before a move is looked for, which there may not be
        for seat in state.to_act():
            hold(bool(state.moves(seat)), f"P{seat} is to act and has no move")
        step = next_move(game, state, choices)
        if step is None:
            hold(state.outcome() is not None, "nobody is to act, no clock runs, it is not over")
            break
        state.apply(step[0], step[1], luck)


@law(
    "Clocks play legal moves, and the table plays no others",
    13,
    "Each Wait has a key of its own and a move that State.refusal allows; moves of the TABLE are "
    "refused unless a wait names them.",
)
def clocks_are_legal(variant: Variant, seed: int) -> Looks:
    game, _, _ = variant
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        yield state
        waits = state.waits()
        hold(len({wait.key for wait in waits}) == len(waits), f"two clocks of one key: {waits}")
        for wait in waits:
            rule = state.refusal(wait.seat, wait.move)
            hold(rule is None, f"the clock {wait} would break {rule}")
        named = [wait.move for wait in waits if wait.seat is TABLE]
        if step % 20 == 0:
            for move in game.moves:
                if (state.refusal(TABLE, move) is None) != (move in named):
                    is_legal = "is refused" if move in named else "may be played"
                    raise Broken(f"the table's {move} {is_legal}, and its clocks name {named}")


@law(
    "Examples of open moves are legal",
    14,
    "Game.example must return a move that State.refusal allows now, or None.",
)
def examples_are_legal(variant: Variant, seed: int) -> Looks:
    game, seats, _ = variant
    chance = FastChance(seed)
    for state, _, _ in random_game(variant, seed, most=150):
        yield state
        for seat in range(seats):
            move = game.example(state, seat, chance)
            if move is not None:
                rule = state.refusal(seat, move)
                hold(rule is None, f"P{seat} {move} is an example and breaks {rule}")


@law(
    "An illegal move changes nothing",
    15,
    "State.play must raise IllegalMove with the rule that State.refusal names, before it changes "
    "anything; neither of them may change the position.",
)
def illegal_moves_change_nothing(variant: Variant, seed: int) -> Looks:
    game, seats, _ = variant
    chance = FastChance(seed)
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        if step % 25:
            continue
        yield state
        before = state.text()
        for seat in range(seats):
            for move in game.moves:
                rule = state.refusal(seat, move)
                if rule is not None:
                    _refuse(state, seat, move, rule, chance)
        hold(state.text() == before, f"it was, before refused moves: {before}")


def _refuse(state: State, seat: Seat, move: Move, rule: str, chance: FastChance) -> None:
    try:
        state.play(seat, move, chance)
    except IllegalMove as error:
        if error.rule != rule:
            raise Broken(f"P{seat} {move} breaks {rule}, and is refused by {error.rule}") from None
    else:
        raise Broken(f"P{seat} {move} breaks {rule}, and was played")


@law(
    "Games end, and then nothing moves",
    16,
    "When State.outcome is not None there are no seats to act or react, no waits and no legal "
    "moves; random play must get there.",
    counts="games",
)
def games_end(variant: Variant, seed: int) -> Looks:
    game, seats, options = variant
    chance = FastChance(seed)
    state = game.deal(seats, options, chance)
    yield state
    for _ in range(CAP):
        step = next_move(game, state, chance)
        if step is None:
            break
        hold(state.outcome() is None, "it is over, and somebody moves")
        state.apply(step[0], step[1], chance)
    else:
        raise Broken(f"it is not over after {CAP} moves")
    outcome = state.outcome()
    if outcome is None:
        raise Broken("nobody moves, and it is not over")
    hold(len(outcome.scores) == seats, f"{len(outcome.scores)} scores for {seats} seats")
    hold(len(outcome.places) == seats, f"{len(outcome.places)} places for {seats} seats")
    hold(bool(outcome.winners), "nobody has the first place")
    hold(not state.to_act() and not state.may_react(), "it is over, and somebody is awaited")
    hold(not state.waits(), f"it is over, and clocks run: {state.waits()}")
    for seat in range(seats):
        for move in game.moves:
            if state.refusal(seat, move) is None:
                raise Broken(f"it is over, and P{seat} may play {move}")
