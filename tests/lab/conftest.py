"""What several tests of the lab need."""

import pytest

from caravela.text import Speaker


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a speaker swallows is an error here."""

    def trouble(self: Speaker, language: str, message: str, reason: str) -> None:
        raise AssertionError(f"{language} {message}: {reason}")

    monkeypatch.setattr(Speaker, "trouble", trouble)
