"""Records without names."""

from msgspec.structs import replace

from tablee.core.records import Line
from tablee.history.anonymity import Anonymiser
from tablee.history.audit import verify
from tests.history.samples import samples


def test_what_verified_still_does_and_no_name_is_left() -> None:
    names = Anonymiser(b"key")
    for record in samples():
        hidden = names.record(record)
        assert verify(hidden).outcome() == verify(record).outcome()
        assert not set(hidden.names) & set(record.names)
        assert replace(hidden, names=record.names) == record


def test_the_same_player_has_the_same_other_name_by_the_same_key() -> None:
    first, other = Anonymiser(b"key"), Anonymiser(b"another key")
    assert first.name("Ada") == Anonymiser(b"key").name("Ada") != first.name("Ida")
    assert first.name("Ada") != other.name("Ada")


def test_names_that_are_kept_or_empty_stay() -> None:
    names = Anonymiser(b"key", frozenset(["regular"]))
    assert names.name("regular") == "regular"
    assert names.name("") == ""
    assert names.name("Regular").startswith("Player ")


def test_what_leads_back_to_names_is_forgotten() -> None:
    race = "fair 16.950 reaction 250 claim none elapsed 300 network 20-40"
    remarks = ["Ada was quicker", race, "referee", "fair of Ada", ""]
    lines = [Line(0, 1.0, "R7", remark) for remark in remarks]
    record = replace(samples()[0], continues="x_Y-3 P1 57", lines=lines)
    hidden = Anonymiser(b"key").record(record)
    assert [line.remark for line in hidden.lines] == ["", race, "referee", "", ""]
    assert hidden.continues == "- P1 57"
