"""Doing a lesson through the page."""

import re

from playwright.sync_api import Page, expect


def open_lesson(page: Page, site: str, game: str) -> None:
    page.goto(f"{site}/learn/{game}")
    page.locator(".told .text").wait_for()


def at_step(page: Page, number: int) -> None:
    expect(page.locator("progress")).to_have_attribute("value", str(number))


def go_on(page: Page) -> None:
    page.get_by_role("button", name="Continuer", exact=True).first.click()


def card(page: Page, name: str) -> None:
    page.locator(".hand").get_by_role("button", name=re.compile(f"^{name}")).click()


def offer(page: Page, name: str, tile: str) -> None:
    """Blot: a card, then a ceremony."""
    card(page, name)
    page.locator(f"[data-tile={tile}]").click()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(name)).first.click()
