/** What the marked cards and the runes do, each in one sentence; the rulebook has it at full length. */

import type { Both } from '$lib/language.svelte';
import { parse } from './cards';

export const POWERS = ['A', 'N', '1', '3', '6', '9'] as const;
export type Power = (typeof POWERS)[number];

interface Told {
  name: Both;
  /** After the card's own name. */
  short: Both;
  does: Both;
}

export const TOLD: Record<Power, Told> = {
  A: {
    name: { fr: 'Rune A, qui détruit', en: 'A rune, which destroys' },
    short: { fr: 'qui détruit', en: 'which destroys' },
    does: {
      fr: 'Le pli est détruit : personne ne le marque, et qui l’avait entamé entame de nouveau. Deux A : on retourne un nouvel atout.',
      en: 'The trick is destroyed: nobody scores it, and whoever led it leads again. Two As: a new trump is turned up.',
    },
  },
  N: {
    name: { fr: 'Rune N, la plus faible', en: 'N rune, the weakest' },
    short: { fr: 'la plus faible', en: 'the weakest' },
    does: {
      fr: 'Elle perd contre tous les nombres ; qui a perdu le pli entame le suivant.',
      en: 'It loses to every number; the loser of the trick leads the next one.',
    },
  },
  1: {
    name: { fr: 'Le 1, qui vole un pli', en: '1, which steals a trick' },
    short: { fr: 'qui vole un pli', en: 'which steals a trick' },
    does: {
      fr: 'S’il gagne, vous pouvez prendre un pli déjà gagné par quelqu’un d’autre.',
      en: 'If it wins, you may take from an opponent a trick they have already won.',
    },
  },
  3: {
    name: { fr: 'Le 3, qui pioche', en: '3, which draws' },
    short: { fr: 'qui pioche', en: 'which draws' },
    does: {
      fr: 'Aussitôt posé, vous pouvez piocher une carte au talon, puis en défausser une.',
      en: 'As soon as it is played, you may draw a card from the stock, then discard one.',
    },
  },
  6: {
    name: { fr: 'Le 6, qui échange', en: '6, which swaps' },
    short: { fr: 'qui échange', en: 'which swaps' },
    does: {
      fr: 'S’il gagne, vous pouvez prendre une carte au hasard à quelqu’un, puis lui en rendre une.',
      en: 'If it wins, you may take a random card from an opponent, then give one back.',
    },
  },
  9: {
    name: { fr: 'Le 9, qui cède l’entame', en: '9, which hands over the lead' },
    short: { fr: 'qui cède l’entame', en: 'which hands over the lead' },
    does: {
      fr: 'S’il gagne, c’est l’adversaire qui entame le pli suivant ; à trois, la personne à votre gauche.',
      en: 'If it wins, the opponent leads the next trick; with three players, the neighbour on the left.',
    },
  },
};

export function powerOf(card: string): Power | null {
  const { rune, number } = parse(card);
  const mark = rune ?? String(number);
  return POWERS.find((power) => power === mark) ?? null;
}

const AT_WORK: Record<string, Power> = { draw: '3', discard: '3', steal: '1', take: '6', give: '6' };

/** The power whose owner is choosing just now. */
export const powerAtWork = (step: string): Power | null => AT_WORK[step] ?? null;
