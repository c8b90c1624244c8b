import { expect, test } from 'vitest';
import { facts } from '../src/games/plain/facts';

test('a view’s facts are what is there, in words and numbers', () => {
  const view = {
    seat: 0, seats: 2, memory: null, step: 'draw', pile: 12, top: null, armed: false, window: true,
    cards: [[{ back: 3, face: null }, null], [{ back: 7, face: '11*' }]],
  };
  expect(facts(view)).toEqual([
    { key: 'step', text: 'draw' },
    { key: 'pile', text: '12' },
    { key: 'window', text: '✓' },
    { key: 'cards', text: '(b3, –), (b7 = 11*)' },
  ]);
});
