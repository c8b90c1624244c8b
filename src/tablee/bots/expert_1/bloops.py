"""Bloops's first expert."""

from typing import Final

from tablee.bots.bloops.expert import ExpertBot, Skill

SKILL: Final = Skill(pace=[0, 0, 3000, 1800, 1200, 900], candidates=5)


def expert_1() -> ExpertBot:
    return ExpertBot(SKILL)
