import { expect, test, vi } from 'vitest';
import { Device } from '$lib/live/device.svelte';
import type { BlitzView, BloopsView, View } from '$lib/protocol';
import { sidesOf } from '$lib/seating';
import { aimerOf, glanceOf, isFirstLook, pick, secretOf, touchAt } from '../src/games/bloops/shared';
import { countHands, whoMay } from '../src/games/blitz/shared';
import { isCalled, NO_PICKS } from '../src/games/bloops/choices';
import type { Desk } from '../src/games/seam';
import { screen, snapshot } from './messages';

class Silent {
  static all: Silent[] = [];
  readyState = 0;
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Silent.all.push(this);
  }
  close(): void {}
}

/** A device whose seats are asked these moves. */
function device(asked: string[][], held: string[][] = []): Device {
  vi.stubGlobal('WebSocket', Silent);
  Silent.all = [];
  const made = new Device(
    'ABCDEF',
    asked.map((_, seat) => seat),
  );
  asked.forEach((moves, seat) => {
    const shown = screen(1, { moves, held: held[seat] ?? [] });
    Silent.all[seat]!.onmessage({ data: JSON.stringify(snapshot(shown, { seat })) });
  });
  made.close();
  return made;
}

test('the screen stays with whoever is awaited, then goes to the next one round', () => {
  expect(device([['a'], ['b'], []]).next(1)).toBe(1);
  expect(device([['a'], [], ['c']]).next(1)).toBe(2);
  expect(device([['a'], ['b'], []]).next(2)).toBe(0);
  expect(device([[], [], []]).next(0)).toBeNull();
});

test('a sealed answer that is given is not asked for again', () => {
  expect(device([['a'], ['b']], [['a'], []]).next(0)).toBe(1);
});

test('everybody has a side', () => {
  expect(sidesOf(2)).toEqual({ near: [0], far: [1] });
  expect(sidesOf(5)).toEqual({ near: [0, 1, 2], far: [4, 3] });
});

function desk<V extends View>(seat: number, moves: string[], reactions: string[] = [], view: object = {}): Desk<V> {
  return { seat, moves, reactions, view, screen: {}, press: vi.fn() } as unknown as Desk<V>;
}

test('a card is its owner’s to throw, until somebody aims', () => {
  const ada = desk<BloopsView>(0, ['look b7', 'look b1'], ['throw b1']);
  const bo = desk<BloopsView>(1, [], ['throw b7'], { step: 'window' });
  const both = [ada, bo];
  expect(touchAt(7, 1, both, undefined)).toMatchObject({ move: 'throw b7' });
  expect(touchAt(7, 1, both, aimerOf(both))).toMatchObject({ move: 'look b7' });
  expect(touchAt(8, 1, both, undefined)).toEqual({ does: 'nothing' });
});

test('two picks make a swap', () => {
  const first = pick(NO_PICKS, 3, true);
  expect(first.move).toBeNull();
  expect(pick(first.picks, 9, false).move).toBe('swap b3 b9');
});

test('the first looks come by themselves, or when asked for', () => {
  const view = {
    step: 'look',
    cards: [[{ back: 0, face: '3' }], [{ back: 1, face: '8' }], []],
    drawn: null,
    looking: null,
  };
  const desks = [
    desk<BloopsView>(0, [], [], view),
    desk<BloopsView>(1, ['seen'], [], view),
    desk<BloopsView>(2, ['seen'], [], view),
  ] as Desk<BloopsView>[];
  expect(glanceOf(desks, null)).toMatchObject({ kind: 'setup', desk: { seat: 1 }, faces: ['8'] });
  expect(glanceOf(desks, null, true)).toBeNull();
  expect(glanceOf(desks, 2, true)).toMatchObject({ kind: 'setup', desk: { seat: 2 } });
  expect(desks.map(isFirstLook)).toEqual([false, true, true]);
});

test('a drawn card is for its drawer’s eyes', () => {
  const view = { step: 'decide', cards: [[], []], drawn: { back: 4, face: '8' }, looking: null };
  const drawer = desk<BloopsView>(1, ['discard', 'keep b2'], ['arm'], view);
  expect(glanceOf([drawer], null)).toBeNull();
  expect(glanceOf([drawer], 1)).toMatchObject({ kind: 'drawn', faces: ['8'] });
  expect(glanceOf([desk<BloopsView>(0, [], [], view)], 0)).toBeNull();
});

test('BLOOPS is prepared by the turn’s player, unseen', () => {
  const view = { step: 'window', cards: [[], []], drawn: null, looking: null };
  const [armed, other] = [desk<BloopsView>(0, ['gift P1'], ['disarm'], view), desk<BloopsView>(1, [], [], view)];
  const both = [armed, other];
  expect(glanceOf(both, 0)).toMatchObject({ kind: 'secret', faces: [] });
  expect(glanceOf(both, 1)).toBeNull();
  expect(secretOf(both[0]!)).toBe('disarm');
});

test('once a card is drawn a throw can still be tried, and is not asked for', () => {
  const late = desk<BloopsView>(1, [], [], { step: 'decide', turns: 2 });
  const touch = touchAt(7, 1, [late], undefined);
  expect(touch).toMatchObject({ move: 'throw b7', verb: 'late' });
  expect(isCalled(touch)).toBe(false);
  const first = desk<BloopsView>(1, [], [], { step: 'decide', turns: 1 });
  expect(touchAt(7, 1, [first], undefined)).toEqual({ does: 'nothing' });
  expect(touchAt(7, 0, [late], undefined)).toEqual({ does: 'nothing' });
});

test('hands are counted for all who are asked', () => {
  const votes = ['vote yes', 'vote no', 'vote abstain'];
  const [ada, bo, cy] = [0, 1, 2].map((seat) => desk<BlitzView>(seat, votes));
  countHands(
    [ada!, bo!, cy!],
    new Map([
      [0, 'no'],
      [1, 'yes'],
    ]),
  );
  expect(ada!.press).toHaveBeenCalledWith('vote no');
  expect(bo!.press).toHaveBeenCalledWith('vote yes');
  expect(cy!.press).toHaveBeenCalledWith('vote abstain');
  expect(whoMay([ada!], 'won P1')).toBeUndefined();
});
