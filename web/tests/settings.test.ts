import { beforeEach, expect, test, vi } from 'vitest';
import { tongue } from '$lib/language.svelte';
import type { LiveTable } from '$lib/live/table.svelte';
import type { Chair, GameInfo, OptionForm, TableInfo } from '$lib/protocol';
import SettingsForm from '../src/pages/SettingsForm.svelte';
import { draw } from './draw';

beforeEach(() => (tongue.current = 'fr'));

const WORDS = {
  label: { fr: 'Qui a fait un sacrifice en dernier ?', en: 'Who made a sacrifice last?' },
  help: { fr: 'Cette personne commence.', en: 'That player starts.' },
  choices: { random: { fr: 'Le sort décidera', en: 'Leave it to chance' } },
  is_rare: false,
};
const STARTER: OptionForm = {
  name: 'starter',
  kind: 'seat',
  default: 'random',
  choices: ['random'],
  least: null,
  most: null,
  seats: {},
  words: WORDS,
};
const chair = (kind: Chair['kind'], name: string): Chair => ({ kind, name }) as Chair;

function form(starter?: string, option = STARTER) {
  const choose = vi.fn();
  const options: Record<string, string> = starter === undefined ? {} : { starter };
  const table = {
    settings: { game: 'any', seats: 3, options, pace: 'normal', public: false, bot_after: 60, delay: 0 },
    chairs: [chair('person', 'Ada'), chair('empty', ''), chair('bot', 'Otto')],
  } as unknown as TableInfo;
  const info = { name: 'any', seats: [2, 3, 4, 5], options: [option] } as unknown as GameInfo;
  const live = { choose, listen: () => () => undefined } as unknown as LiveTable;
  const box = draw(SettingsForm, {
    live,
    table,
    info,
    isHost: true,
  });
  const label = [...box.querySelectorAll('label')].find((one) => one.htmlFor.endsWith('-starter'))!;
  const select = box.querySelector<HTMLSelectElement>(`[id="${label.htmlFor}"]`)!;
  return { choose, box, label: label.textContent, select };
}

test('the host answers the rulebook’s question with a name, or leaves it to chance', () => {
  const { choose, label, select } = form();
  expect(label).toMatch(/^Qui a fait un sacrifice/);
  expect([...select.options].map((one) => [one.value, one.text])).toEqual([
    ['random', 'Le sort décidera'],
    ['P0', 'Ada'],
    ['P2', 'Otto'],
  ]);
  expect(select.value).toBe('random');
  select.value = 'P2';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(choose).toHaveBeenCalledWith({ options: { starter: 'P2' } });
});

test('who was named stays shown', () => {
  expect(form('P0').select.value).toBe('P0');
});

test('an option’s words are the game’s, in the reader’s language', () => {
  const { box, label } = form();
  expect(label).toBe('Qui a fait un sacrifice en dernier\u202f?');
  expect(box.textContent).toContain('Cette personne commence.');
  tongue.current = 'en';
  expect(form().label).toBe('Who made a sacrifice last?');
});

test('a rare option waits under “more options”, one without words has its name', () => {
  const rare = form('random', { ...STARTER, words: { ...WORDS, is_rare: true } });
  expect(rare.select.closest('details')).not.toBeNull();
  const bare = form('random', { ...STARTER, words: null });
  expect(bare.label).toBe('starter');
  expect(bare.select.closest('details')).toBeNull();
});
