"""What must always hold of a position: what is in the box stays in the box."""

from .table import check as check
from .table import check_players as check_players
