import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import ReactionPicker from '$components/ReactionPicker.svelte';
import { tongue } from '$lib/language.svelte';
import { type Box, placeOf, REACTIONS } from '$lib/reactions';
import { button, click, draw, press } from './draw';

const AS_THE_SERVER_HAS = 8;
const ROOM: Box = { left: 0, top: 0, width: 360, height: 500 };
const BUBBLE = { width: 120, height: 30 };

beforeEach(() => (tongue.current = 'fr'));

const meet = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test('there are as many reactions as the server knows, all with a name in both languages', () => {
  expect(REACTIONS).toHaveLength(AS_THE_SERVER_HAS);
  for (const { label, told } of REACTIONS) {
    expect(label.fr && label.en).toBeTruthy();
    expect(told.fr).toContain('{name}');
    expect(told.en).toContain('{name}');
  }
});

test('a bubble lies over its portrait, where nothing is played with', () => {
  const portrait = { left: 20, top: 100, width: 34, height: 34 };
  expect(placeOf(portrait, BUBBLE, [], ROOM)).toEqual({ left: 20, top: 102, ...BUBBLE });
});

test('a bubble keeps off cards and buttons as long as there is a place', () => {
  const portrait = { left: 20, top: 100, width: 34, height: 34 };
  const beside = { left: 60, top: 90, width: 60, height: 60 };
  const above = { left: 0, top: 60, width: 200, height: 35 };
  for (const taken of [[beside], [beside, above]]) {
    const spot = placeOf(portrait, BUBBLE, taken, ROOM);
    taken.forEach((one) => expect(meet(spot, one)).toBe(false));
  }
});

test('a bubble stays on the table', () => {
  const corner = { left: 340, top: 480, width: 34, height: 34 };
  const { left, top } = placeOf(corner, BUBBLE, [], ROOM);
  expect([left + BUBBLE.width, top + BUBBLE.height]).toEqual([360, 500]);
});

test('the popover opens at its first choice, closes by Escape alone, and gives the focus back', () => {
  const onpick = vi.fn();
  const box = draw(ReactionPicker, { onpick });
  const opener = button(box, 'Réagir');
  click(opener);
  expect(document.activeElement?.textContent.trim()).toMatch(/^Bien joué/);
  press(document.activeElement, 'Escape');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener);
  click(opener);
  click(button(box, 'Rire'));
  flushSync();
  expect(onpick).toHaveBeenCalledExactlyOnceWith(5);
  expect(box.querySelectorAll('button')).toHaveLength(1);
});
