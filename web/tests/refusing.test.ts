import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tongue } from '$lib/language.svelte';
import { ruleOf, tellRule } from '$lib/refusing';
import { toasts } from '$lib/toasts.svelte';

const rule = { id: 'BLA5T-COMP-4', kind: 'rule', text: 'Au choix : jeu de base ou avancé.' };
const book = { game: 'bla5t', language: 'fr', title: '', opening: '', sections: [{ title: '', rules: [rule] }] };

beforeEach(() => {
  tongue.current = 'fr';
  toasts.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('settings that break a rule name it', () => {
  expect(
    ruleOf({ say: 'error', code: 'settings', text: 'BLA5T-COMP-4: cards of the extension (Daisy) …', id: '' }),
  ).toBe('BLA5T-COMP-4');
  expect(ruleOf({ say: 'error', code: 'settings', text: 'option: not a number', id: '' })).toBeNull();
  expect(ruleOf({ say: 'error', code: 'malformed', text: 'BLA5T-COMP-4: …', id: '' })).toBeNull();
});

test('a rule is said in the reader’s language and can be read', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(book))));
  await tellRule('bla5t', 'BLA5T-COMP-4', 'Non.');
  expect(toasts.list.map(({ text, link }) => [text.replaceAll(/[\u00a0\u202f]/g, ' '), link?.address])).toEqual([
    [rule.text, '/rules/bla5t#BLA5T-COMP-4'],
  ]);
});

test('without its text the notice is a plain one', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await tellRule('blot', 'BLOT-1', 'Non.');
  expect(toasts.list.map(({ text }) => text)).toEqual(['Non.']);
});
