/** Filling texts in, as src/tablee/packs/phrases.py does: `{name}`, and `{n|# trick|# tricks}`, which
 * chooses by number as French or English counts; `#` is the number. */

import type { Language } from './language.svelte';

const HOLE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

export interface Hole {
  name: string;
  one: string | undefined;
  many: string | undefined;
}

/** The words of a text and its holes, in order. */
export function pieces(text: string): (string | Hole)[] {
  const found: (string | Hole)[] = [];
  let at = 0;
  for (const match of text.matchAll(HOLE)) {
    const [whole, name, one, many] = match;
    found.push(text.slice(at, match.index), { name: name!, one, many });
    at = match.index + whole.length;
  }
  return [...found, text.slice(at)].filter((piece) => piece !== '');
}

/** French says 0 pli and 1 pli, English 0 tricks and 1 trick. */
export function isOne(number: number, language: Language): boolean {
  return language === 'fr' ? Math.abs(number) < 2 : number === 1;
}

/** What a number chooses in a hole; a hole without forms takes the number itself. */
export function counted(hole: Hole, number: number | string, language: Language): string {
  const form = isOne(Number(number), language) ? hole.one : hole.many;
  return form === undefined ? String(number) : form.replace('#', String(number).replace('-', '−'));
}
