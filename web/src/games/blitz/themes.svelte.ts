/** The words of the deck on the table. */

import { hinted } from '$lib/hint';
import type { BlitzView } from '$lib/protocol';

const CARDS = ['c', 'q', 't', 's', 'x', 'w', 'r', 'm'].flatMap((letter) =>
  Array.from({ length: 'rm'.includes(letter) ? 6 : 7 }, (_, index) => `${letter}${index + 1}`),
);
const RETRY = 2_000;

/** `deck=1 language=fr …` as the view has it. */
export function optionsOf(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map((part) => part.split('=') as [string, string]));
}

export class Themes {
  #texts = $state.raw<Record<string, string>>({});
  #wanted = '';
  language = $state('fr');

  of(card: string): string {
    return this.#texts[card] ?? '';
  }

  use(language: string, deck: string): void {
    const path = hinted(`/api/themes/${language}/${deck}`);
    if (path === this.#wanted) return;
    this.#wanted = path;
    this.#texts = {};
    this.language = language;
    void this.#load(path);
  }

  async #load(path: string): Promise<void> {
    try {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(answer.statusText);
      const texts = (await answer.json()) as string[];
      if (path === this.#wanted) this.#texts = Object.fromEntries(CARDS.map((card, i) => [card, texts[i] ?? '']));
    } catch {
      setTimeout(() => path === this.#wanted && void this.#load(path), RETRY);
    }
  }
}

export const themes = new Themes();

/** Those of the table's own deck. */
export function useThemes({ options }: Pick<BlitzView, 'options'>): void {
  const { language = 'fr', deck = '1' } = optionsOf(options);
  themes.use(language, deck);
}
