import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { toasts } from '$lib/toasts.svelte';

beforeEach(() => toasts.clear());

test('showing a notice within an effect neither repeats nor depends on other notices', () => {
  let runs = 0;
  let cause = $state(0);
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      toasts.show({ text: `n° ${cause}`, tone: 'plain' });
    });
  });
  flushSync();
  toasts.show({ text: 'another', tone: 'plain' });
  flushSync();
  expect(runs).toBe(1);
  cause = 1;
  flushSync();
  expect(runs).toBe(2);
  expect(toasts.list.map((toast) => toast.text)).toEqual(['another', 'n° 1']);
  stop();
});

test('a notice that is said again stands once', () => {
  toasts.show({ text: 'again', tone: 'plain' });
  toasts.show({ text: 'again', tone: 'plain' });
  expect(toasts.list).toHaveLength(1);
});
