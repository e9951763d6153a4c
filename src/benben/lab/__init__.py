"""For those who study players: the games behind the interfaces that researchers use. Needs the packages of
``pip install benben[lab]``; nothing else here does."""
