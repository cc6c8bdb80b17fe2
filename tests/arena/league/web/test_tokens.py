"""The file with the token: what is no token is never used as one, and nothing else is left of a full disk."""
from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from arena.contract.saving import SaveError
from arena.league.web.security import is_token, kept_token


def test_a_token_stays_the_same_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "token"
    token = kept_token(file)
    assert is_token(token) and len(token) >= 32
    assert file.stat().st_mode & 0o077 == 0
    assert kept_token(file) == token


@pytest.mark.parametrize("content", [b"", b"\n", b"short", b"two words " * 5, b"\x00" * 40, b"\xff" * 40])
def test_what_is_no_token_is_replaced(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "token"
    file.write_bytes(content)
    token = kept_token(file)
    assert is_token(token)
    assert file.read_text().strip() == token
    assert "held no token" in capsys.readouterr().err


def test_a_full_disk_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="token: No space left"):
        kept_token(tmp_path / "token")
    assert list(tmp_path.iterdir()) == []
