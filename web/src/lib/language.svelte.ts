/** The reader's language, changed at any time. `t` gives the page's own words. */

import { en } from './words/en';
import { fr } from './words/fr';
import { fill, type Values } from './filling';
import { fetchLanguage, isHere, isLanguage, type Language, said, type Texts } from './languages';
import { keep, kept } from './preferences.svelte';
import { typeset } from './typeset';

export { fill, type Values } from './filling';
export type { Both, Language } from './languages';
export type Key = keyof typeof fr;

export function preferred(wanted: readonly string[]): Language {
  return wanted.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

class Tongue {
  #current = $state<Language>('en');
  #wanted: Language = 'en';

  constructor() {
    const chosen = kept('language');
    void this.#turnTo(chosen && isLanguage(chosen) ? chosen : preferred(navigator.languages));
  }

  get current(): Language {
    return this.#current;
  }

  set current(language: Language) {
    keep('language', language);
    void this.#turnTo(language);
  }

  /** The one chosen last, however long its texts take to come. */
  async #turnTo(language: Language): Promise<void> {
    this.#wanted = language;
    if (!isHere(language)) await fetchLanguage(language);
    if (this.#wanted === language) this.#current = language;
  }
}

export const tongue = new Tongue();

/** Names or words in a sentence: "Ada, Léa et Zoé". */
export function listed(items: string[], language: Language = tongue.current): string {
  return listOf(language).format(items);
}

/** English without a comma before "and". */
export const listOf = (language: Language): Intl.ListFormat =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language);

export function say(texts: Texts, values: Values = {}): string {
  const language = tongue.current;
  return fill(typeset(said(texts, language), language), values, language);
}

export function t(key: Key, values: Values = {}): string {
  return say({ fr: fr[key], en: en[key] }, values);
}

export function isKey(key: string): key is Key {
  return key in fr;
}
