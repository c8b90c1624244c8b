/** French or English, at any time. `t` gives the page's own words. */

import { en } from './words/en';
import { fr } from './words/fr';
import { keep, kept } from './preferences.svelte';
import { typeset } from './typeset';

export type Language = 'fr' | 'en';
export type Key = keyof typeof fr;
export type Values = Record<string, string | number>;

/** A text in both languages, as games bring theirs. */
export type Both = Record<Language, string>;

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

/** `{name}` is filled in; `{n|one|many}` chooses by number, as French or English counts. */
export function fill(text: string, values: Values, language: Language): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one, many) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined) return String(value);
    const isOne = language === 'fr' ? Math.abs(Number(value)) < 2 : Number(value) === 1;
    return (isOne ? (one as string) : (many as string)).replace('#', String(value));
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
