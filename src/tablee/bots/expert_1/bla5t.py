"""Bla5t's first expert."""

from typing import Final

from tablee.bots.bla5t.expert import ExpertBot, Skill

SKILL: Final = Skill(pace=[0, 0, 500, 400, 350, 300, 250], candidates=4)


def expert_1() -> ExpertBot:
    return ExpertBot(SKILL)
