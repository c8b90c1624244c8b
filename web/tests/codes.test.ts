import { expect, test } from 'vitest';
import { tableCode } from '$lib/codes';

test.each([
  'NKRNTV',
  'nkrntv',
  ' NKR NTV ',
  'nkr-ntv',
  'N.K.R–N.T.V',
  'https://here.example/t/NKRNTV',
  'http://127.0.0.1:8000/t/nkrntv?seat=2#x',
  'here.example/t/NKRNTV/',
  'Viens jouer : https://here.example/t/NKRNTV !',
])('%s is the code of a table', (typed) => {
  expect(tableCode(typed)).toBe('NKRNTV');
});

test('where no code is, there is none', () => {
  expect(tableCode(' – ')).toBe('');
});
