"""A disk that refuses loses nothing and stops nobody for longer than it refuses."""

import pytest
import server_disks


@pytest.mark.parametrize("kind", server_disks.KINDS)
def test_a_disk_that_refuses(kind: str) -> None:
    if not server_disks.possible(kind):
        pytest.skip("this needs rights that this user does not have")
    found = server_disks.trial(kind, 4, seed=4)
    assert found["told"] >= 4
    assert found["acknowledged"] >= 12
