import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FinishedTrick } from '$kit/finished.svelte';
import { preferences } from '$lib/preferences.svelte';

const flight = {
  around: vi.fn((change: () => void) => {
    change();
    return Promise.resolve();
  }),
};
let isPaused = $state(false);
let screens = $state(0);
let close: () => void;
let made: FinishedTrick<string>;

beforeEach(() => {
  vi.useFakeTimers();
  isPaused = false;
  flight.around.mockClear();
  preferences.motion = 'full';
  close = $effect.root(() => {
    made = new FinishedTrick<string>(2_000, () => (screens >= 0 ? { flight, isPaused } : { flight, isPaused: true }));
  });
});

afterEach(() => {
  close();
  preferences.motion = 'full';
  vi.useRealTimers();
});

function follow(done: string | null, isGone = false): void {
  made.follow(done, isGone);
  flushSync();
}

test('a finished trick stays for its time, then flies away', () => {
  follow('R7 R9');
  vi.advanceTimersByTime(1_999);
  expect(made.trick).toBe('R7 R9');
  expect(flight.around).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(flight.around).toHaveBeenCalledOnce();
  expect(made.trick).toBeNull();
});

test('screens that come meanwhile do not keep it longer', () => {
  follow('R7 R9');
  vi.advanceTimersByTime(1_500);
  screens += 1;
  flushSync();
  vi.advanceTimersByTime(500);
  expect(made.trick).toBeNull();
});

test('without pauses it is still to be seen', () => {
  preferences.motion = 'none';
  follow('R7 R9');
  vi.advanceTimersByTime(399);
  expect(made.trick).toBe('R7 R9');
  vi.advanceTimersByTime(1);
  expect(made.trick).toBeNull();
});

test('while the table is paused it stays', () => {
  follow('R7 R9');
  isPaused = true;
  flushSync();
  vi.advanceTimersByTime(10_000);
  expect(made.trick).toBe('R7 R9');
  isPaused = false;
  flushSync();
  vi.advanceTimersByTime(2_000);
  expect(made.trick).toBeNull();
});

test('it makes room at once, without a flight, where the next trick has begun', () => {
  follow('R7 R9');
  follow(null);
  expect(made.trick).toBe('R7 R9');
  follow(null, true);
  expect(made.trick).toBeNull();
  vi.advanceTimersByTime(2_000);
  expect(flight.around).not.toHaveBeenCalled();
});
