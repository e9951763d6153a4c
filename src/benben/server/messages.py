"""What the server says, over the socket and over HTTP. The page's types are written from these and from `wire.py` by
`tools/wire_types.py`; what each means is in docs/protocol.md.

Plain dicts at run time: they are made for every viewer of every choice.
"""

from collections.abc import Mapping
from typing import Annotated, Literal, NotRequired, TypedDict

from .wire import PACES, one_of

Pace = Annotated[str, one_of(*PACES)]

# A view -----------------------------------------------------------------------------------------------------------


class Frame(TypedDict):
    """A step that waits, with its arguments by name."""

    frame: str
    at: NotRequired[str]
    more: NotRequired[list[object]]


class Position(TypedDict):
    players: int
    columns: dict[str, object]
    frames: list[Frame]
    drafts: dict[str, list[str]]
    sealed: list[str]
    barriers: int
    over: str
    winners: list[str]


class Asks(TypedDict):
    """The open question. In a sealed step nobody in particular is asked: `waiting` lists those who have not chosen."""

    step: str
    rule: str
    at: NotRequired[str]
    player: str | None
    waiting: NotRequired[list[str]]


class View(TypedDict):
    """The board as one viewer may know it. What `outlook` and `ahead` hold is the game's own."""

    game: str
    version: int
    viewer: str
    owing: list[str]
    legal: list[str]
    position: Position
    asks: Asks | None
    outlook: Mapping[str, object]
    ahead: NotRequired[Mapping[str, object]]


class May(TypedDict):
    undo: bool
    confirm: bool
    reopen: bool
    held: str | None


class Over(TypedDict):
    reason: str
    winners: list[str]
    score: list[float]


class Face(TypedDict):
    """All that a viewer sees of a table at a time."""

    view: View
    may: May
    over: Over | None


# The story --------------------------------------------------------------------------------------------------------


class Happened(TypedDict):
    """`scene`: what everybody saw of it at that moment, where the game says so; what it holds is the game's own.
    `parts`: the amounts that it is made of; one without a name is what the rule gives."""

    event: str
    rule: str
    args: list[object]
    scene: NotRequired[Mapping[str, object]]
    parts: NotRequired[list[tuple[str, int]]]


class Chosen(TypedDict):
    choice: str
    player: str


class EventEntry(Happened):
    n: int


class ChoiceEntry(Chosen):
    n: int


Entry = EventEntry | ChoiceEntry

# Over the socket --------------------------------------------------------------------------------------------------


class Sitter(TypedDict):
    player: str
    kind: Annotated[str, one_of("human", "bot")]
    bot: str
    name: str


class Chair(Sitter):
    here: bool


Said = TypedDict("Said", {"t": Literal["chat"], "n": int, "from": str, "text": str})
Said.__doc__ = "Plain text, to be escaped by whoever shows it."


class Proposal(TypedDict):
    """Somebody wants to take something back or, with `cut`, to go on from where the log can still be followed."""

    t: Literal["proposal"]
    by: str | None
    choices: NotRequired[int]
    cut: NotRequired[bool]
    waiting: NotRequired[list[str]]


class Broken(TypedDict):
    """The log cannot be followed beyond so many entries."""

    after: int
    why: str


class RuleChange(TypedDict):
    version: int
    rules: list[str]
    text: str


Parting = Literal["told", "asked", "position", "outcome"]
Versions = TypedDict("Versions", {"from": int, "to": int})


class Changed(Versions):
    """The rules are other ones than those it was played by; with a line, where they first make something else of it."""

    changes: list[RuleChange]
    line: NotRequired[int]
    player: NotRequired[str]
    choice: NotRequired[str | None]
    what: NotRequired[Parting]
    then: NotRequired[list[Happened]]
    now: NotRequired[list[Happened]]


class Welcome(TypedDict):
    t: Literal["welcome"]
    table: str
    game: str
    viewer: str
    host: bool
    chairs: list[Chair]
    watchers: int
    options: dict[str, object]
    confirm: bool
    hints: bool
    pace: Pace
    chat: list[Said]
    proposal: Proposal
    broken: Broken | None
    changed: Changed | None  # the game does not go on before somebody has decided about corrected rules
    trouble: bool


class Sync(Face):
    t: Literal["sync"]
    v: int
    story: list[Entry]


class Step(Face):
    """`back`: an undo has taken back all entries with a higher number."""

    t: Literal["step"]
    v: int
    back: NotRequired[int]
    story: list[Entry]


class Hint(TypedDict):
    """With the choices that would follow. `why`: what changes in the judgement, most first; `brings` is the game's.
    `fears`: what the others' answers may cost, most first. `instead`: the next best line up to where it differs, and
    `behind`: how much smaller its chance to win looks; none where there is only one line."""

    t: Literal["hint"]
    id: str
    choice: str
    then: list[str]
    why: list[tuple[str, float]]
    brings: list[Mapping[str, object]]
    fears: list[tuple[str, float]]
    instead: list[str]
    behind: float


class Ack(TypedDict):
    t: Literal["ack"]
    id: str
    v: int


class No(TypedDict):
    t: Literal["no"]
    id: str
    code: str
    rule: str  # that forbids it
    why: str  # a name, which the words of a game have as "refused-…"; often none
    text: str


class Here(TypedDict):
    t: Literal["here"]
    player: str
    here: bool


class Chairs(TypedDict):
    t: Literal["chairs"]
    chairs: list[Chair]


class Watchers(TypedDict):
    t: Literal["watchers"]
    watchers: int


class PaceSet(TypedDict):
    t: Literal["pace"]
    pace: Pace


class Rematch(TypedDict):
    """Somebody offers the same again, at a table of which this is the key; null if nobody who plays."""

    t: Literal["rematch"]
    table: str
    key: str
    by: str | None


class Declined(TypedDict):
    """Somebody does not want the rematch that this table is."""

    t: Literal["declined"]
    player: str


class Trouble(TypedDict):
    """Whether nothing can be written at the moment."""

    t: Literal["trouble"]
    trouble: bool


class Holder(TypedDict):
    """Somebody else has opened the link of that chair."""

    t: Literal["holder"]
    player: str


class Pong(TypedDict):
    t: Literal["pong"]


class Bye(TypedDict):
    t: Literal["bye"]
    code: str


Message = (
    Welcome
    | Sync
    | Step
    | Hint
    | Ack
    | No
    | Said
    | Here
    | Chairs
    | Watchers
    | Proposal
    | PaceSet
    | Rematch
    | Declined
    | Trouble
    | Holder
    | Pong
    | Bye
)

# Over HTTP --------------------------------------------------------------------------------------------------------


class Offered(TypedDict):
    """What every game on offer has, beside what it tells of itself."""

    bots: list[str]


class Told(TypedDict):
    """What there is. `user`: by which the server knew this browser before there were keys."""

    version: str
    protocol: int
    address: str
    games: Mapping[str, Mapping[str, object]]
    user: NotRequired[str]


Entered = TypedDict("Entered", {"pass": str, "user": NotRequired[str]})
Entered.__doc__ = "Whoever has no key yet gets one with the pass."


class Links(TypedDict):
    host: str
    spectator: str
    chairs: list[str]


class Made(TypedDict):
    table: str
    links: Links


class Progress(TypedDict):
    """How far a game has come: so many of something, of which the game's own words know the name."""

    name: str
    number: int
    of: int


class Listed(TypedDict):
    """A table as a line in the list of somebody's tables."""

    table: str
    game: str
    options: dict[str, object]
    chairs: list[Sitter]
    sides: dict[str, str]  # what each player plays, as far as that is known
    progress: Progress | None
    mine: list[str]
    host: bool
    turn: list[str]
    over: Over | None
    created: int
    updated: int


class Tables(TypedDict):
    """`more` asks for the next page of the list."""

    tables: list[Listed]
    total: int
    more: str | None


class Pictures(TypedDict):
    """By table, what its game draws the board in little from."""

    pictures: dict[str, object]


class Played(TypedDict):
    """How somebody did with one side in games of one kind. Winners share one point, which is the score."""

    game: str
    scenario: str
    players: int
    side: str
    games: int
    wins: int
    score: float


class Against(TypedDict):
    """The same by who else was there: a kind of bot, or a person's name."""

    game: str
    kind: Annotated[str, one_of("human", "bot")]
    name: str
    games: int
    wins: int
    score: float


class Results(TypedDict):
    """Of all finished games with one chair of one's own; of the others only how many there are."""

    played: list[Played]
    against: list[Against]
    shared: int


class Finished(TypedDict):
    table: str
    game: str
    options: dict[str, object]
    me: str
    chairs: list[Sitter]
    sides: dict[str, str]
    over: Over
    ended: int


class NewLink(TypedDict):
    link: str


class Seated(TypedDict):
    chairs: list[Chair]


class Story(TypedDict):
    story: list[Entry]


class Line(TypedDict):
    """Of a record; a choice that is not known is null."""

    player: str
    choice: str | None


class Mark(Happened):
    """An event that people remember, and the line behind which it had happened."""

    at: int


class Moment(TypedDict):
    """A position of a replay, the line that led to it, and what that caused."""

    lines: int
    at: int
    line: Line | None
    view: View
    events: list[Happened]
    story: list[Entry]
    marks: NotRequired[list[Mark]]


class Rule(TypedDict):
    id: str
    title: str
    text: str


class Fault(TypedDict):
    code: str
    text: str


class Failed(TypedDict):
    error: Fault
