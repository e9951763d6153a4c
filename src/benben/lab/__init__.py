"""For those who study players: the games behind the interfaces that researchers use. Needs the packages of
``pip install benben[lab]``; nothing else here does."""

from importlib.util import find_spec
from typing import Final

PACKAGES: Final = ("numpy", "openskill", "pettingzoo", "PIL", "pyarrow")

if any(find_spec(name) is None for name in PACKAGES):
    raise ImportError(
        'benben.lab needs the packages of the laboratory: pip install "benben[lab]", or ./benben lab FILE in a '
        "checkout, which installs them",
        name=__name__,
    )
