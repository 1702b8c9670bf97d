"""What the levels look at: for each game and level a weight for features of `Game.evaluate`, in VP for one unit."""

WEIGHTS: dict[str, dict[str, dict[str, float]]] = {
    "empires": {
        "novice": {"points": 1.0, "standing": 1.0, "dollars": 1 / 8},
        "casual": {
            "points": 1.0,
            "rival_points": -0.2,
            "standing": 0.1,
            "next_scoring": 1.15,
            "later_scorings": 0.95,
            "rival_regions": -0.35,
            "soldiers": 0.35,
            "threats": -0.5,
            "income": 0.3,
            "economy": 0.9,
            "promise": 0.55,
            "ships": 0.5,
            "dollars": 0.02,
            "money": 0.44,
            "colonists": 1.5,
            "captains": 2.45,
            "merchants": 2.2,
            "missionaries": 3.8,
            "soldiers_in_hand": 1.25,
            "builders": 2.2,
            "landing": 2.2,
            "goods_box": 0.9,
            "shipping": 1.0,
            "buildings_box": 1.0,
            "expedition": 0.78,
            "warfare": 0.7,
            "order": 0.38,
            "worker_tiles": 1.35,
            "money_tiles": 1.3,
            "end_tiles": 1.25,
            "privileges": 0.8,
            "nation": 0.75,
            "auction": 1.0,
        },
    },
    "santamaria": {
        "novice": {"points": 1.0, "coins": 0.2, "goods": 0.3, "plan": 0.3, "engine": 0.3, "expansion": 0.4},
        "casual": {
            "points": 0.0,
            "gained": 1.0,
            "deed": 0.89,
            "settlers": 0.97,
            "bishops": 1.04,
            "coins": 1.0,
            "goods": 0.98,
            "tile": 0.57,
            "faith": 0.84,
            "conquest": 1.22,
            "income": 1.05,
            "sets": 1.0,
            "plan": 0.65,
            "engine": 1.2,
            "expansion": 1.4,
            "scholars": 1.22,
            "holes": -0.49,
        },
    },
}

# How much worse than the best an option may be, in VP, and still be taken e times less often.
TEMPERATURE: dict[str, dict[str, float]] = {
    "empires": {"novice": 2.0, "casual": 0.7},
    "santamaria": {"novice": 0.5, "casual": 0.05},
}

# Questions that go on with a deed already begun: before it is judged, the deed is finished in the mind.
FOLLOW_UPS: dict[str, frozenset[str]] = {
    "empires": frozenset(
        [
            "ask-chart",
            "ask-pick-specialist",
            "ask-overpopulate",
            "ask-allies",
            "ask-edict",
            "ask-edict-order",
            "ask-edict-place",
            "ask-strike-region",
            "ask-strike-player",
            "ask-strike-how-many",
            "ask-rewrite",
            "ask-ride-to",
            "ask-smuggle-from",
            "ask-smuggle-what",
            "ask-migrate-to",
            "ask-migrate-how-many",
        ]
    ),
    "santamaria": frozenset(["ask-pay"]),
}

# How options begin that only change what one holds and leave the same question open: taken when the position gets better by it.
FREE: dict[str, tuple[str, ...]] = {
    "empires": (),
    "santamaria": ("sell ", "swap ", "buy wood", "buy grain"),
}

# Options that decline: novices never take one while another option costs nothing.
DECLINING: frozenset[str] = frozenset(["pass", "forgo", "no", "done"])
