"""What is said when something asked for cannot be done: one clear sentence, by message id, so that it can be translated."""


class Refused(Exception):
    """Carries a message id and its parameters; whoever talks to the user turns it into a sentence."""

    def __init__(self, message: str, **about: "str | int | list[str]") -> None:
        super().__init__(message, about)
        self.message = message
        self.about = about
