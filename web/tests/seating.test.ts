import { expect, test } from 'vitest';
import { isShared } from '$lib/seating';

test('rivals share a victory, partners win one', () => {
  expect(isShared([1, 2, 3])).toBe(false);
  expect(isShared([1, 1, 3])).toBe(true);
  expect(isShared([1, 2, 1, 2])).toBe(false);
  expect(isShared([1, 1, 1, 1])).toBe(true);
});
