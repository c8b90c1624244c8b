import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { hasMyBytes, isPromiseKept, ownBytes } from '$lib/live/shuffle';

beforeEach(() => localStorage.clear());

const known = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('my bytes are looked for at my seat', () => {
  const mine = ownBytes('c1');
  expect(hasMyBytes({ commitment: 'c1', given: ['', mine], secret: '' }, 1)).toBe(true);
  expect(hasMyBytes({ commitment: 'c1', given: [mine, ''], secret: '' }, 1)).toBe(false);
});

test('before the deal, for a spectator, and without bytes there is nothing to check', () => {
  const given = [ownBytes('c1')];
  expect(hasMyBytes({ commitment: 'c1', given: [], secret: '' }, 0)).toBeNull();
  expect(hasMyBytes({ commitment: 'c1', given, secret: '' }, null)).toBeNull();
  expect(hasMyBytes({ commitment: 'c2', given, secret: '' }, 0)).toBeNull();
});

test('the promise is kept by its secret alone', () => {
  const secret = 'ab'.repeat(32);
  const mark = new TextEncoder().encode('tablee commitment 1');
  const commitment = known(Uint8Array.from([...mark, ...Buffer.from(secret, 'hex')]));
  expect(isPromiseKept({ commitment, given: [], secret })).toBe(true);
  expect(isPromiseKept({ commitment, given: [], secret: 'cd'.repeat(32) })).toBe(false);
  expect(isPromiseKept({ commitment, given: [], secret: '' })).toBeNull();
});
