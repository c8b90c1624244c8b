"""Blot's first expert."""

from typing import Final

from tablee.bots.blot.expert import ExpertBot, Skill

SKILL: Final = Skill(pace=26_000, candidates=10, spread=6.5)


def expert_1() -> ExpertBot:
    return ExpertBot(SKILL)
