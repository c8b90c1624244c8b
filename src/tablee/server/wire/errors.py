"""What goes wrong on a client's side: a code for the page's language, and what to do in English."""

from typing import Final

TEXTS: Final = {
    "malformed": "This message is not one of the protocol's; see docs/protocol.md.",
    "not_seated": "Sit down first.",
    "not_host": "Only the host can do that.",
    "seat_taken": "Somebody sits there; choose another seat.",
    "seat_unknown": "This table has no such seat.",
    "already_seated": "You have a seat already; stand up first.",
    "one_device": "Everybody at this table plays on the host's screen.",
    "no_outside_bots": "The host has not opened this table to bots from outside.",
    "name_needed": "Choose a name first.",
    "wrong_phase": "This is not possible now.",
    "seats_empty": "Fill every seat with a person or a bot, or choose fewer seats.",
    "not_ready": "Not everybody is ready.",
    "settings": "These settings make no game.",
    "paused": "The table is paused.",
    "cannot_take_back": "This move cannot be taken back.",
    "silence": "Nobody speaks at this moment of the game.",
    "muted": "The host has muted you.",
    "banned": "The host has taken you off this table.",
    "unknown_level": "There is no bot of that level.",
    "slow_down": "Too many messages; wait a moment.",
    "internal": "Something went wrong on the server; the table was put back in order.",
    "store_away": "The server cannot write at the moment: nothing counts until it can, and then "
    "everything goes on by itself.",
    "set_aside": "What is stored of this table cannot be read. Nothing was deleted: whoever runs "
    "the server finds the reason in its log.",
    "closed": "Whoever runs the server has closed this table.",
    "nobody_there": "Nobody of that name sits or looks on there any more.",
    "wrong_secret": "This is not this server's secret link.",
    "no_backup": "The store cannot be copied to a file from here.",
    "backup_busy": "A backup is being made already; wait until it is done.",
    "no_guest": "Choose a name first.",
    "unknown_code": "No guest has this return code.",
    "no_table": "There is no such table.",
    "no_game": "There is no such game.",
    "no_pad": "This game has no score pad.",
    "no_lesson": "This game has no lesson.",
    "no_puzzle": "There is no such puzzle.",
    "no_move": "This is no move there.",
    "no_record": "There is no such record, or its game is not over.",
    "bad_record": "This is not a record that can be replayed.",
    "no_analysis": "The bots cannot reckon what moves of this game are worth.",
    "bad_name": "Choose a name with at least one letter.",
    "unknown_face": "There is no such face; docs/protocol.md lists them.",
    "too_many_tables": "You have too many open tables; close one first.",
    "too_many_seats": "You sit at too many tables; leave one first.",
    "foreign_origin": "This request comes from another site.",
    "too_large": "This is too large.",
    "encoded": "Send the body as it is, without a Content-Encoding.",
    "too_slow": "The request took too long to arrive.",
    "not_found": "There is nothing here.",
    "method": "This cannot be done here.",
}


class Mistake(Exception):
    """A message that cannot be followed; nothing has changed."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(detail or TEXTS[code])
        self.code: Final = code
        self.text: Final = detail or TEXTS[code]


class TableClosed(Mistake):
    """For good, by whoever runs the server."""

    def __init__(self) -> None:
        super().__init__("closed")
