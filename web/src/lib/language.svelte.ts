/** French or English, at any time. `t` gives the page's own words. */

import { en } from './words/en';
import { fr } from './words/fr';
import { counted, pieces } from './plural';
import { keep, kept } from './preferences.svelte';
import { typeset } from './typeset';

export type Language = 'fr' | 'en';
export type Key = keyof typeof fr;
export type Values = Record<string, string | number>;

/** A text in both languages, as games bring theirs. */
export type Both = Record<Language, string>;

/** A text as the server gives it: both languages, or whatever there is in their place. */
export function both(texts: Record<string, string>): Both {
  const any = texts.en ?? texts.fr ?? '';
  return { fr: texts.fr ?? any, en: texts.en ?? any };
}

const WORDS: Record<Language, Record<Key, string>> = { fr, en };

export function preferred(languages: readonly string[]): Language {
  const known = languages.map((one) => one.slice(0, 2).toLowerCase());
  return known.find((one): one is Language => one === 'fr' || one === 'en') ?? 'en';
}

function first(): Language {
  const chosen = kept('language');
  if (chosen === 'fr' || chosen === 'en') return chosen;
  return preferred(globalThis.navigator?.languages ?? ['fr']);
}

class Tongue {
  #current = $state<Language>(first());

  get current(): Language {
    return this.#current;
  }

  set current(language: Language) {
    this.#current = language;
    keep('language', language);
  }
}

export const tongue = new Tongue();

/** Names or words in a sentence: "Ada, Léa et Zoé". */
export function listed(items: string[], language: Language = tongue.current): string {
  return new Intl.ListFormat(language === 'fr' ? 'fr' : 'en-GB').format(items);
}

/** A hole nobody fills stays as it is. */
export function fill(text: string, values: Values, language: Language): string {
  return text.replace(/\{[^}]*\}/g, (whole) => {
    const [hole] = pieces(whole);
    if (hole === undefined || typeof hole === 'string') return whole;
    const value = values[hole.name];
    return value === undefined ? whole : counted(hole, value, language);
  });
}

export function say(both: Both, values: Values = {}): string {
  const language = tongue.current;
  return fill(typeset(both[language], language), values, language);
}

export function t(key: Key, values: Values = {}): string {
  const language = tongue.current;
  return fill(typeset(WORDS[language][key], language), values, language);
}

export function isKey(key: string): key is Key {
  return key in fr;
}
