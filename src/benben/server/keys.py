"""Secrets: the keys of links and users. Only their hashes are kept, so a stolen database opens no chair."""

import hashlib
import secrets


def new_key() -> str:
    """160 bits, fit for a link."""
    return secrets.token_urlsafe(20)


def new_id() -> str:
    """The name of a table: no secret, but not to be guessed by counting either."""
    return secrets.token_hex(8)


def new_luck() -> bytes:
    """The key from which a table's chance is drawn."""
    return secrets.token_bytes(16)


def digest(key: str) -> str:
    """Keys are long and random, so one plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_number() -> int:
    """Where the numbers of messages begin: far from any that was used before, and so that a browser can count on."""
    return secrets.randbelow(2**32) << 20
