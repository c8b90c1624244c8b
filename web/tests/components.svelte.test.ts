import { readFileSync } from 'node:fs';
import { createRawSnippet, flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import ChoiceBar from '$kit/ChoiceBar.svelte';
import Aloud from '$components/Aloud.svelte';
import Countdown from '$components/Countdown.svelte';
import Face from '$components/Face.svelte';
import Hand, { type HandCard } from '$kit/Hand.svelte';
import Log from '$components/Log.svelte';
import { tongue } from '$lib/language.svelte';
import { speaker } from '$lib/speaker';
import type { GameInfo } from '$lib/protocol';
import { client as plainTable } from '../src/games/plain';
import { button, click, draw, press } from './draw';
import { told } from './messages';

const INFO = {
  name: 'herrlof',
  seats: [2],
  rules_version: 1,
  options: [],
  levels: [],
  names: {},
  seat_words: [],
  sentences: { played: { fr: '{seat} joue {card}.', en: '{seat} plays {card}.' } },
  moves: { '': { fr: 'jouer {0}', en: 'play {0}' }, 'steal': { fr: 'prendre un pli à {0}', en: 'take from {0}' } },
} as unknown as GameInfo;
const say = speaker(plainTable, INFO, ['Ada', 'Bo'], 'fr');

beforeEach(() => (tongue.current = 'fr'));

const card = (text: string, canPlay: boolean): HandCard => ({ key: text, text, label: `le ${text}`, canPlay });
const face = createRawSnippet<[{ text: string }]>((one) => ({ render: () => `<i>${one().text}</i>` }));

function hand(onplay = vi.fn()) {
  const cards = [card('R7', true), card('G2', false), card('A', true)];
  const given = $state({ cards, label: 'Main', face, onplay, isActive: true, isPressing: false });
  return { onplay, given, box: draw(Hand, given) };
}

test('playable cards lift, the others stay behind', () => {
  const { box } = hand();
  expect([...box.querySelectorAll('.card')].map((one) => one.classList.contains('lifted'))).toEqual([
    true,
    false,
    true,
  ]);
});

test('which cards can be played, and which one is taken up, is read aloud', () => {
  const cards = [
    { ...card('R7', true), isChosen: true },
    { ...card('G2', false), isChosen: false },
  ];
  const box = draw(Hand, { cards, label: 'Main', face, onplay: vi.fn(), isActive: true, isPressing: false });
  const read = [...box.querySelectorAll('.card')].map((one) => [
    one.ariaLabel ?? one.getAttribute('aria-label'),
    one.getAttribute('aria-pressed'),
  ]);
  expect(read).toEqual([
    ['le R7, jouable', 'true'],
    ['le G2', 'false'],
  ]);
});

test('a card that cannot be played can be tried', () => {
  const { box, onplay } = hand();
  click(button(box, 'le G2'));
  expect(onplay).toHaveBeenCalledWith(expect.objectContaining({ text: 'G2' }));
});

test('a pressed card is held up, and the hand takes no other, until the answer is there', () => {
  const { box, onplay, given } = hand();
  const heldUp = () => [...box.querySelectorAll('.held-up')].map((one) => one.getAttribute('aria-label'));
  onplay.mockImplementation(() => (given.isPressing = true));
  click(button(box, 'le R7, jouable'));
  expect(heldUp()).toEqual(['le R7, jouable']);
  click(button(box, 'le A, jouable'));
  expect(onplay).toHaveBeenCalledOnce();
  given.isPressing = false;
  flushSync();
  expect(heldUp()).toEqual([]);
  click(button(box, 'le A, jouable'));
  expect(onplay).toHaveBeenCalledTimes(2);
});

test('a double click plays no second card, though another lies there by then', () => {
  const { box, onplay } = hand();
  click(button(box, 'le R7, jouable'));
  button(box, 'le A, jouable').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(onplay).toHaveBeenCalledOnce();
});

test('arrows go through a hand, which is one stop for Tab', () => {
  const { box } = hand();
  const cards = [...box.querySelectorAll<HTMLElement>('.card')];
  cards[0]!.focus();
  press(cards[0], 'ArrowRight');
  expect(document.activeElement).toBe(cards[1]);
  press(cards[1], 'End');
  expect(document.activeElement).toBe(cards[2]);
  press(cards[2], 'ArrowRight');
  expect(document.activeElement).toBe(cards[2]);
  press(cards[2], 'Home');
  expect(document.activeElement).toBe(cards[0]);
  expect(cards.map((one) => one.tabIndex)).toEqual([0, -1, -1]);
});

test('moves are buttons that say what they do', () => {
  const pressed = vi.fn();
  const box = draw(ChoiceBar, { moves: ['R7', 'steal P1'], reactions: [], say, press: pressed });
  click(button(box, 'prendre un pli à Bo'));
  expect(pressed).toHaveBeenCalledWith('steal P1');
});

test('the story is read in sentences', () => {
  const box = draw(Log, { story: [{ version: 3, events: [told('played', 0, { card: 'R7' })] }], say });
  expect(box.querySelector('li')?.textContent).toBe('Ada joue R7.');
});

test('a clock shows the seconds left, and stands still while paused', () => {
  const clock = { key: 'k', seat: 0, seconds: 30, left: 12.4, sealed: false, thinking: true, unseen: false };
  const running = draw(Countdown, { clock: { ...clock, ends: performance.now() + 8_000 } });
  expect(running.textContent).toContain('8');
  const paused = draw(Countdown, { clock: { ...clock, ends: null } });
  expect(paused.textContent).toContain('13');
});

test('a bot without a character keeps its face', () => {
  const who = { name: 'Bot 2', kind: 'bot' as const };
  const first = draw(Face, { who }).innerHTML;
  expect(draw(Face, { who }).innerHTML).toBe(first);
});

test('every character of the house has a portrait of its own', () => {
  const cast = readFileSync('../src/tablee/bots/characters.py', 'utf8');
  const faces = [...cast.matchAll(/Character\("[^"]+", "(\w+)"\)/g)].map((found) => found[1]!);
  expect(faces.length).toBeGreaterThan(0);
  const portraits = faces.map((face) =>
    draw(Face, { who: { name: 'Zélie', kind: 'bot' as const, face } }).innerHTML.replace(/(id|clip-path)="[^"]*"/g, ''),
  );
  const doll = draw(Face, { who: { name: 'Zélie', kind: 'bot' as const } }).innerHTML;
  expect(new Set([...portraits, doll]).size).toBe(faces.length + 1);
});

test('what is in sight for a moment is put into a region that is known, and goes with its moment', () => {
  vi.useFakeTimers();
  const given = $state({ lines: ['Carte piochée : 7.'] });
  const region = draw(Aloud, given).querySelector('[role=status]')!;
  expect(region.textContent).toBe('');
  vi.advanceTimersByTime(200);
  flushSync();
  expect(region.textContent).toBe('Carte piochée : 7.');
  given.lines = [];
  flushSync();
  expect(region.textContent).toBe('');
  vi.useRealTimers();
});
