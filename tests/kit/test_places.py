"""Cards on places, as Bloops and Bla5t have them before each player."""

from tablee.core.chance import FastChance
from tablee.kit.backs import BACKS, GAP, NO_BACK, hides, read_back
from tablee.kit.places import NO_CARD, NOWHERE, PlacesState

HIDES = hides()


def laid_out(*layouts: list[int]) -> PlacesState:
    """Each card n lies there with back n."""
    state = PlacesState([[] for _ in layouts])
    for layout, cards in enumerate(layouts):
        for card in cards:
            state.take_back(card, card)
            state.put_down(card, layout, 0)
    return state


def test_every_field_is_one_of_the_fast_ones() -> None:
    assert not getattr(PlacesState([]), "__dict__", {})


def test_a_lifted_card_leaves_its_place_empty() -> None:
    state = laid_out([1, 2, 3])
    state.lift(2, 0)
    assert state.layouts == [[1, GAP, 3]]
    assert state.at[2] == NOWHERE
    assert state.cards_at(0) == [1, 3]


def test_empty_places_at_the_end_go_but_for_the_fewest() -> None:
    state = laid_out([1, 2, 3], [4, 5, 6])
    for back in (2, 3):
        state.lift(back, 0)
    for back in (5, 6):
        state.lift(back, 2)
    assert state.layouts == [[1], [4, GAP]]


def test_a_card_is_put_on_the_first_empty_place_from_there_on() -> None:
    state = laid_out([1, 2, 3, 4, 5, 6])
    for back in (2, 5):
        state.lift(back, 0)
    state.put_down(7, 0, 3)
    state.put_down(8, 0, 0)
    state.put_down(9, 0, 0)
    assert state.layouts == [[1, 8, 3, 4, 7, 6, 9]]
    assert [state.at[back] for back in (7, 8, 9)] == [0, 0, 0]


def test_cards_are_replaced_and_swapped_with_their_backs() -> None:
    state = laid_out([1, 2], [3])
    state.swap(1, 3)
    state.take_back(4, 4)
    state.replace(2, 4)
    assert state.layouts == [[3, 4], [1]]
    assert [state.at[back] for back in (1, 2, 3, 4)] == [1, NOWHERE, 0, 0]


def test_two_cards_of_one_player_change_places() -> None:
    state = laid_out([1, 2, 3])
    state.swap(1, 3)
    assert state.layouts == [[3, 2, 1]]


def test_a_discarded_card_has_no_back_any_more() -> None:
    state = laid_out([1])
    state.lift(1, 0)
    assert state.put_on_discard(1) == 1
    assert state.discard == [1]
    assert not state.is_on_table(1)
    assert state.faces[1] == NO_CARD
    assert state.backs() == []


def test_a_reshuffle_leaves_the_latest_discards() -> None:
    state = laid_out()
    state.discard = [1, 2, 3, 4]
    assert state.has_to_draw(3)
    assert not state.has_to_draw(4)
    state.reshuffle(1, FastChance(1))
    assert state.discard == [4]
    assert sorted(state.pile) == [1, 2, 3]
    assert state.has_to_draw(1)


def test_a_card_shown_for_a_moment_has_a_clock_until_it_is_hidden() -> None:
    state = laid_out([1, 2])
    state.show_for_a_moment(1)
    state.show_for_a_moment(2)
    state.show_for_a_moment(1)  # once more: its clock starts anew
    assert [(wait.key, wait.move) for wait in state.hiding_clocks(HIDES)] == [
        ("hide.2", HIDES[2]),
        ("hide.3", HIDES[1]),
    ]
    state.hide(1)
    assert [state.is_shown(back) for back in (1, 2)] == [False, True]
    state.lift(2, 0)
    state.put_on_discard(2)
    assert state.hiding_clocks(HIDES) == []


def test_a_copy_shares_nothing() -> None:
    state = laid_out([1, 2], [3])
    state.pile, state.discard, state.aside = [4], [5], [6]
    state.show_for_a_moment(1)
    twin = PlacesState([])
    state.copy_places(twin)
    assert sorted(twin.cards()) == [1, 2, 3, 4, 5, 6]
    state.swap(1, 3)
    state.lift(2, 0)
    state.put_on_discard(2)
    state.reshuffle(0, FastChance(1))
    state.hide(1)
    assert twin.layouts == [[1, 2], [3]]
    assert sorted(twin.cards()) == [1, 2, 3, 4, 5, 6]
    assert [twin.at[back] for back in (1, 2, 3)] == [0, 0, 1]
    assert twin.is_shown(1)
    assert twin.reveals == 1


def test_a_back_is_read_as_it_is_written() -> None:
    assert read_back(f"b{BACKS - 1}") == BACKS - 1
    assert [read_back(text) for text in (f"b{BACKS}", "b", "b01", "1", "")] == [NO_BACK] * 5


def test_each_game_has_hiding_moves_of_its_own() -> None:
    mine, others = hides(), hides()
    assert mine == others
    assert all(one is not other for one, other in zip(mine, others, strict=True))
