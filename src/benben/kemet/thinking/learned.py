"""What was learned from games between bots: who is winning."""

from typing import Final

from ...kernel.nets import Learned
from ..box.state import KemetState
from . import FOLDER
from .features import features
from .judgement import explain, judge

LEARNED: Final[Learned[KemetState]] = Learned(FOLDER, features, explain, judge)
