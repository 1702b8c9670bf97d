"""Worlds that a seat cannot tell from the real one (section 18): what it has not seen is dealt anew."""

import random

from caravela.core.state import bit
from caravela.games.empires.rules.components import CARDS, REGIONS, TOKENS
from caravela.games.empires.rules.state import Empires
from caravela.games.empires.rules.view import knows, knows_card, placed_cards


def deal_tokens(s: Empires, who: int, luck: random.Random) -> None:
    """Every token that somebody else alone has seen, drawn again; E-INFO-8: not weaker than failures have shown."""
    secret = [r for r in range(REGIONS) if s.undiscovered >> r & 1 and s.token[r] >= 0 and not knows(s, r, who)]
    if not secret:
        return
    pool = sorted([i for i in range(TOKENS) if s.unseen >> i & 1] + [int(s.token[r]) for r in secret])
    while True:
        drawn = luck.sample(pool, len(secret))
        if all(s.box.natives[token] >= s.hurdle[r] for token, r in zip(drawn, secret, strict=True)):
            break
    s.unseen = 0
    for token in pool:
        if token not in drawn:
            s.unseen |= bit(token)
    for token, r in zip(drawn, secret, strict=True):
        s.token[r] = token


def deal_cards(s: Empires, who: int, luck: random.Random) -> None:
    """Every card whose place only others know, drawn again from all that the seat cannot place."""
    secret = [card for card in placed_cards(s) if not knows_card(s, card, who)]
    if not secret:
        return
    pool = sorted([i for i in range(CARDS) if s.deck >> i & 1] + secret)
    drawn = luck.sample(pool, len(secret))
    known_by = [int(s.card_known[card]) for card in secret]
    for card in secret:
        s.card_known[card] = 0
    for old, new, seats in zip(secret, drawn, known_by, strict=True):
        s.card_known[new] = seats
        if s.top_card == old:
            s.top_card = 100 + new
        for i in range(s.laid):
            if s.bottom[i] == old:
                s.bottom[i] = 100 + new
    if s.top_card >= 100:
        s.top_card -= 100
    for i in range(s.laid):
        if s.bottom[i] >= 100:
            s.bottom[i] -= 100
    s.deck = 0
    for card in pool:
        if card not in drawn:
            s.deck |= bit(card)
