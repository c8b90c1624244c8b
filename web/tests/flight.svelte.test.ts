import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Shuffle from '$kit/Shuffle.svelte';
import { Flight } from '$lib/flight';
import { preferences } from '$lib/preferences.svelte';
import type { BlitzView } from '$lib/protocol';
import Player from '../src/games/blitz/Player.svelte';
import type { SeatInfo, Speaker } from '../src/games/seam';
import { draw } from './draw';
import { screen, told } from './messages';

/** What moved, for how long, and how often it was brought to its end. */
interface Moved {
  element: HTMLElement;
  duration: number;
  finish: () => void;
}
let moved: Moved[];

beforeEach(() => {
  moved = [];
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, _, options) {
    const finish = vi.fn<() => void>();
    moved.push({
      element: this as HTMLElement,
      duration: Number((options as KeyframeAnimationOptions).duration),
      finish,
    });
    return { finish, finished: new Promise(() => undefined) } as unknown as Animation;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  preferences.motion = 'full';
});

const back = createRawSnippet(() => ({ render: () => '<i>back</i>' }));

function pile(begins = false) {
  const given = $state({ screen: screen(5), flight: new Flight(), begins, children: back });
  return { given, box: draw(Shuffle, given) };
}

test('a shuffle is seen when it is told, and not before', () => {
  const { given, box } = pile();
  expect([moved.length, box.querySelectorAll('.packet').length]).toEqual([0, 0]);
  given.screen = screen(6, { events: [told('drawn', 1), told('reshuffled')] });
  flushSync();
  expect(moved.map((one) => one.element)).toEqual([...box.querySelectorAll('.packet')]);
  expect(moved.length).toBeGreaterThan(1);
});

test('what follows a shuffle does not end it, and the next deal is another', () => {
  const { given } = pile();
  given.screen = screen(6, { events: [told('reshuffled')] });
  flushSync();
  const once = moved.length;
  given.screen = screen(7, { events: [told('drawn', 0)] });
  flushSync();
  expect(moved.length).toBe(once);
  given.screen = screen(8, { events: [told('round_dealt')] });
  flushSync();
  expect(moved.length).toBe(2 * once);
});

test('the first deal is shuffled too', () => {
  pile(true);
  expect(moved.length).toBeGreaterThan(1);
});

test('one press brings every movement to its end', () => {
  const { given } = pile(true);
  given.flight.land();
  moved.forEach(({ finish }) => expect(finish).toHaveBeenCalledOnce());
});

test('movements are as quick as is preferred, and none where none are wanted', () => {
  const lasts = (['relaxed', 'full', 'brisk', 'none'] as const).map((motion) => {
    preferences.motion = motion;
    moved = [];
    pile(true);
    return moved[0]?.duration;
  });
  const [relaxed, usual, brisk, none] = lasts;
  expect(relaxed!).toBeGreaterThan(usual!);
  expect(usual!).toBeGreaterThan(brisk!);
  expect(none).toBeUndefined();
  preferences.motion = 'full';
  preferences.isCalm = true;
  moved = [];
  pile(true);
  expect(moved).toEqual([]);
  preferences.isCalm = false;
});

test('new cards of Blitz! turn in one moment, those that lay there do not', () => {
  const flight = new Flight();
  const say = { card: (text: string) => text } as Speaker;
  const view = (tops: string[], won = 0) =>
    ({ tops, heights: [1, 1, 1], won: [won, 0, 0], face_off: null }) as unknown as BlitzView;
  const given = $state({ view: view(['c1', 'c2', 'c3']) });
  const boxes = [0, 1, 2].map((seat) => {
    const info = { seat, name: `P${seat}`, kind: 'bot', face: '' } as SeatInfo;
    const props = { info, clock: undefined, flight, say, from: undefined };
    return draw(Player, {
      ...props,
      get view() {
        return given.view;
      },
    });
  });
  moved = [];
  given.view = view(['c4', 'c2', 'c5'], 1);
  flushSync();
  const turned = moved.filter(({ element }) => element.classList.contains('face')).map(({ element }) => element);
  expect(turned).toEqual([boxes[0], boxes[2]].map((box) => box!.querySelector('.pile .face')));
  expect(moved.map(({ element }) => element.textContent)).toContain('1');
});
