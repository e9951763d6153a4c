"""What each viewer of a table has been told, and what is new for whom."""

from collections.abc import Mapping

from ..kernel.steps import SPECTATOR
from . import looks
from .channel import Channel, Socket
from .folding import Fold
from .keys import new_number
from .messages import Face, Sync
from .settings import STORY_LENGTH

Outlook = Mapping[str, object]


class Telling:
    def __init__(self, fold: Fold, keep: int) -> None:
        self.fold = fold
        players = len(fold.game.record.players)
        self.acts = [0] * players  # how often each player has done something
        first = new_number()
        self.channels = {p: Channel(p, first, keep) for p in (SPECTATOR, *range(players))}
        self.public = self.face(SPECTATOR, self.outlook())

    @property
    def sockets(self) -> list[Socket]:
        return [socket for channel in self.channels.values() for socket in channel.sockets]

    def outlook(self) -> Outlook:
        game = self.fold.game
        return game.rules.outlook(game.state)

    def face(self, viewer: int, outlook: Outlook, public: Face | None = None) -> Face:
        """`public` is the face that those who look on see of the same state."""
        game = self.fold.game
        view = looks.shown(game, viewer, outlook, public["view"] if public else None)
        return {"view": view, "may": looks.may(game, viewer), "over": looks.over(game)}

    def question(self, viewer: int) -> object:
        """Differs whenever a viewer is asked something else, or the same again."""
        if viewer < 0:
            return None
        s = self.fold.game.state
        return self.fold.game.rules.legal(s, viewer), [f[:] for f in s.frames], self.acts[viewer]

    def wake(self, channel: Channel) -> None:
        """The first listener of a viewer: from here on every message is made and numbered."""
        channel.live = True
        channel.told = len(self.fold.chronicle.items)
        channel.n = self.fold.chronicle.count(channel.viewer, channel.told)
        channel.last = self.face(channel.viewer, self.outlook())
        channel.question = self.question(channel.viewer)
        channel.asked_at = channel.v

    def sync(self, channel: Channel) -> Sync:
        story = self.fold.chronicle.told(channel.viewer, channel.told)[-STORY_LENGTH:]
        assert channel.last is not None
        return {"t": "sync", "v": channel.v, "story": story, **channel.last}

    def tell(self, kept: int | None, public: Face, outlook: Outlook) -> None:
        """What has changed, to whom it has changed for. Others are not even told that there was something."""
        self.public = public
        for channel in self.channels.values():
            if channel.live:
                face = public if channel.viewer == SPECTATOR else self.face(channel.viewer, outlook, public)
                self.tell_one(channel, kept, face)

    def tell_one(self, channel: Channel, kept: int | None, face: Face) -> None:
        back = None
        chronicle = self.fold.chronicle
        if kept is not None and kept < channel.told:
            n = chronicle.count(channel.viewer, kept)
            if n < channel.n:
                back = n
            channel.told, channel.n = kept, n
        story = chronicle.since(channel.viewer, channel.told, channel.n)
        question = self.question(channel.viewer)
        channel.told = len(chronicle.items)
        channel.n += len(story)
        if story or back is not None or face != channel.last:
            channel.last = face
            channel.step(face, story, back)
        if question != channel.question:
            channel.question = question
            channel.asked_at = channel.v
