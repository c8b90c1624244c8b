/** Says the rule that something breaks, in a notice that leads to it. */

import { api } from './api';
import { tongue, type Language } from './language.svelte';
import type { Failed, Rulebook } from './protocol';
import { toasts } from './toasts.svelte';
import { typeset } from './typeset';

const books = new Map<string, Promise<Rulebook>>();
const CITED = /^([A-Z0-9]+(?:-[A-Za-z0-9]+)+): /;

function book(game: string, language: Language): Promise<Rulebook> {
  const key = `${game} ${language}`;
  const found = books.get(key) ?? api.rules(game, language);
  books.set(key, found);
  found.catch(() => books.delete(key));
  return found;
}

/** `otherwise` is said where the rule's text cannot be had. */
export async function tellRule(game: string, id: string, otherwise: string): Promise<void> {
  const language = tongue.current;
  const rules = await book(game, language).then(
    ({ sections }) => sections.flatMap((section) => section.rules),
    () => [],
  );
  const rule = rules.find((one) => one.id === id);
  if (!rule) toasts.show({ text: otherwise, tone: 'warning' });
  else
    toasts.show({
      text: typeset(rule.text, language),
      tone: 'warning',
      link: { address: `/rules/${game}#${id}`, text: id },
    });
}

/** The rule that settings break, where the server names one. */
export function ruleOf(failure: Failed): string | null {
  return failure.code === 'settings' ? (CITED.exec(failure.text)?.[1] ?? null) : null;
}
