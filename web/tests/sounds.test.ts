import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { preferences } from '$lib/preferences.svelte';
import { play } from '$lib/sounds';
import { tongue } from '$lib/language.svelte';
import AskSounds from '../src/pages/AskSounds.svelte';
import { button, click, draw } from './draw';

function touch(): void {
  document.body.click();
  flushSync();
}

test('sounds are asked about once, after the first touch', () => {
  tongue.current = 'fr';
  const box = draw(AskSounds, {});
  expect(box.querySelector('section')).toBeNull();
  touch();
  click(button(box, 'En silence'));
  expect(preferences.sound).toBe(false);
  expect(box.querySelector('section')).toBeNull();
  const again = draw(AskSounds, {});
  touch();
  expect(again.querySelector('section')).toBeNull();
});

test('a phone that likes it shakes with a win, sounds or none', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { vibrate }));
  play('win');
  expect(vibrate).not.toHaveBeenCalled();
  preferences.shake = true;
  play('win');
  play('card');
  expect(vibrate).toHaveBeenCalledOnce();
  preferences.shake = false;
  vi.unstubAllGlobals();
});
