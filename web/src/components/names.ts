/** The names of people round one screen, or round a score pad. */

import { say } from '$lib/language.svelte';
import { keep, kept } from '$lib/preferences.svelte';

export const WORDS = {
  who: { fr: 'Qui joue ?', en: 'Who is playing?' },
  name: { fr: 'Place {n}', en: 'Player {n}' },
  nameOf: { fr: 'Nom à la place {n}', en: 'Name of player {n}' },
  add: { fr: 'Ajouter quelqu’un', en: 'Add somebody' },
  remove: { fr: 'Retirer {name}', en: 'Remove {name}' },
  seats: { fr: 'Avec ces réglages, on joue à {n}.', en: 'With these settings, {n} play.' },
  twice: { fr: 'Deux personnes portent le même nom.', en: 'Two players have the same name.' },
};

const KEPT = 'device-names';

export const someName = (n: number): string => say(WORDS.name, { n });

/** Those of last time, at least so many. */
export function lastNames(least: number, most: number): string[] {
  const known = (kept(KEPT) ?? '').split('\n').filter(Boolean);
  const all = known.length >= 2 ? known : [];
  while (all.length < least) all.push(someName(all.length + 1));
  return all.slice(0, most);
}

/** As they are written from now on; whoever left the box empty is a number. */
export function keepNames(names: string[]): string[] {
  const wanted = names.map((name, i) => name.trim() || someName(i + 1));
  keep(KEPT, wanted.join('\n'));
  return wanted;
}

export const isTwice = (names: string[]): boolean => new Set(names.map((name) => name.trim())).size < names.length;
