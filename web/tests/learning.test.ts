import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '$lib/api';
import { Learning } from '$lib/learning.svelte';
import type { LessonPart } from '$lib/protocol';
import { screen, told } from './messages';

const part = (change: Partial<LessonPart> = {}): LessonPart => ({
  given: [],
  number: 1,
  count: 3,
  text: '',
  rule: '',
  asks: true,
  show: '',
  sheet: false,
  names: [],
  screens: [],
  verdict: '',
  hint: '',
  refusal: null,
  facts: [],
  ...change,
});

beforeEach(() => localStorage.clear());

test('each screen of a lesson is told in its own facts', async () => {
  vi.spyOn(api, 'lesson').mockResolvedValue(
    part({ screens: [screen(1), screen(2)], facts: [[told('before')], [told('after')]] }),
  );
  const learning = new Learning('herrlof', 'fr');
  learning.pause = 0.001;
  await vi.waitFor(() => expect(learning.part).not.toBeNull());
  expect(learning.screen?.version).toBe(2);
  expect(learning.facts.map(({ kind }) => kind)).toEqual(['after']);
});
