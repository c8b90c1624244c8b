import { afterEach, expect, test, vi } from 'vitest';
import { ask, liveAddress, recordAddress } from '$lib/api';
import { hintOf, pageOf, withoutHint } from '$lib/hint';
import { router } from '$lib/router.svelte';

afterEach(() => router.replace('/'));

test.each([
  ['/n/3/t/ABCDEF', '/n/3', '/t/ABCDEF'],
  ['/n/3/', '/n/3', '/'],
  ['/n/3', '/n/3', '/'],
  ['/t/ABCDEF', '', '/t/ABCDEF'],
  ['/n/x/t/ABCDEF', '', '/n/x/t/ABCDEF'],
  ['/n/1234567890/t/ABCDEF', '', '/n/1234567890/t/ABCDEF'],
  ['/n/3//elsewhere', '', '/n/3//elsewhere'],
])('the hint of %s', (path, hint, rest) => {
  expect([hintOf(path), withoutHint(path)]).toEqual([hint, rest]);
});

test('a table’s page is where its link leads', () => {
  expect(pageOf('https://tablee.example/n/3/t/ABCDEF')).toBe('/n/3/t/ABCDEF');
  expect(pageOf('http://127.0.0.1:8000/t/ABCDEF')).toBe('/t/ABCDEF');
});

test('a page that was opened with a hint keeps it for its requests', async () => {
  const fetching = vi.fn(() => Promise.resolve(new Response('null')));
  vi.stubGlobal('fetch', fetching);
  router.replace('/n/3/t/ABCDEF');
  expect(router.route).toEqual({ page: 'table', code: 'ABCDEF' });
  await ask('GET', '/me');
  expect(fetching).toHaveBeenLastCalledWith('/n/3/api/me', { method: 'GET' });
  expect(liveAddress('ABCDEF', 1)).toBe(`ws://${location.host}/n/3/api/tables/ABCDEF/live?seat=1`);
  expect(recordAddress('xyz')).toBe('/n/3/api/records/xyz');
  router.replace('/t/ABCDEF');
  await ask('GET', '/me');
  expect(fetching).toHaveBeenLastCalledWith('/api/me', { method: 'GET' });
});
