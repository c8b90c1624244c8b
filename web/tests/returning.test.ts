import { expect, test } from 'vitest';
import { returnCodeIn, returnLink } from '$lib/returning';

const CODE = 'ABCDEF-GHIJKL-MNOPQR-STUVWX';

test('a link brings the code, and no server is sent it', () => {
  const link = new URL(returnLink(CODE, { origin: 'https://tablee.example' } as Location));
  expect(returnCodeIn(link.hash.slice(1))).toBe(CODE);
  expect(link.pathname + link.search).toBe('/my-games');
});

test.each(['', 'R7', 'code=', 'code=<b>', `code=${'A'.repeat(81)}`])('%j brings none', (hash) => {
  expect(returnCodeIn(hash)).toBeNull();
});
