import { expect, test } from 'vitest';
import { routeOf } from '$lib/router.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/t/abcd', { page: 'table', code: 'ABCD' }],
  ['/t/nkr-ntv', { page: 'table', code: 'NKRNTV' }],
  ['/rules/blot', { page: 'rules', game: 'blot' }],
  ['/learn/blitz', { page: 'learn', game: 'blitz' }],
  ['/rules', { page: 'shelf', of: 'rules' }],
  ['/learn/', { page: 'shelf', of: 'learn' }],
  ['/my-games', { page: 'my-games' }],
  ['/about-me', { page: 'about-me' }],
  ['/about-me/x', { page: 'nowhere' }],
  ['/join', { page: 'join' }],
  ['/about', { page: 'about' }],
  ['/host', { page: 'host' }],
  ['/device/blot', { page: 'device', game: 'blot' }],
  ['/replay', { page: 'replay', record: null }],
  ['/replay/xY_-3', { page: 'replay', record: 'xY_-3' }],
  ['/t', { page: 'nowhere' }],
  ['/t/a/b', { page: 'nowhere' }],
  ['/elsewhere', { page: 'nowhere' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
