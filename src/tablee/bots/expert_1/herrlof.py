"""Herrlof's first expert."""

from typing import Final

from tablee.bots.herrlof.expert import ExpertBot, Skill

SKILL: Final = Skill(pace=200_000, spread=6.0)


def expert_1() -> ExpertBot:
    return ExpertBot(SKILL)
