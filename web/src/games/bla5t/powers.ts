/** What each card does, in a sentence; the rulebook has the last word. */

import type { Both } from '$lib/language.svelte';

const NONE: Both = {
  fr: 'Aucune capacité : il ne compte que ses points.',
  en: 'No ability: it only counts its points.',
};

const POWERS: Record<string, Both> = {
  '1': NONE,
  '2': NONE,
  '3': NONE,
  '4': NONE,
  '5': NONE,
  '6a': { fr: 'Échangez une carte entre deux adversaires.', en: 'Swap a card between two opponents.' },
  '6b': {
    fr: 'Mélangez deux de vos cartes en secret… ou faites semblant.',
    en: 'Shuffle two of your cards in secret… or pretend to.',
  },
  '7': { fr: 'Regardez une de vos cartes.', en: 'Look at one of your cards.' },
  '8': { fr: 'Regardez une carte adverse.', en: 'Look at one card of an opponent.' },
  '9': {
    fr: 'Regardez une de vos cartes et le dessus de la pioche.',
    en: 'Look at one of your cards and the top of the pile.',
  },
  '10': {
    fr: 'Regardez une carte adverse et le dessus de la pioche.',
    en: 'Look at one card of an opponent and the top of the pile.',
  },
  '11': {
    fr: 'Échangez à l’aveugle une de vos cartes contre une carte adverse.',
    en: 'Swap one of your cards with an opponent’s, blind.',
  },
  '12': {
    fr: 'Regardez une carte adverse ; vous pouvez l’échanger avec une des vôtres.',
    en: 'Look at one card of an opponent; you may swap it with one of yours.',
  },
  '13a': { fr: 'Retournez une carte, chez vous ou ailleurs.', en: 'Flip one card, yours or another’s.' },
  '13b': {
    fr: 'Retournez une carte chez deux personnes ; l’une peut être vous.',
    en: 'Flip one card of each of two different players, you included.',
  },
  '13c': {
    fr: 'Retournez une carte chez une personne et deux chez une autre ; l’une peut être vous.',
    en: 'Flip one card of one player and two of another, you included.',
  },
  '13d': {
    fr: 'Retournez deux cartes chez deux personnes ; l’une peut être vous.',
    en: 'Flip two cards of each of two different players, you included.',
  },
  'Jayce': {
    fr: 'Échangez une à quatre de vos cartes avec une ou plusieurs personnes.',
    en: 'Swap one to four of your cards with one or more opponents.',
  },
  'Apo': { fr: 'Regardez toutes vos cartes et rejouez.', en: 'Look at all your cards and play again.' },
  'Helmut': {
    fr: 'Quand quelqu’un d’autre le touche, vous pouvez le révéler : il est alors verrouillé.',
    en: 'When an opponent touches him you may reveal him: he is then locked.',
  },
  'Herman': {
    fr: 'En fin de manche, vos cartes comptent 10 points au plus.',
    en: 'At the end of the round your cards count 10 points at most.',
  },
  'Daisy': {
    fr: 'Défaussez n’importe quelle carte visible en jeu ; qui joue ensuite ne peut pas la prendre.',
    en: 'Discard any face-up card in play; the next player cannot take it.',
  },
  'Carol': { fr: 'Retournez toutes les cartes en jeu.', en: 'Flip every card in play.' },
  'Stephania': {
    fr: 'Donnez à chaque personne une nouvelle place ; qui prend la vôtre joue ensuite.',
    en: 'Give every player a new seat; whoever takes yours plays next.',
  },
  'Jimbo': {
    fr: 'Vous pouvez commencer la manche suivante avec autant de cartes qu’à la fin de celle-ci, sans les regarder.',
    en: 'You may start the next round with as many cards as you ended this one with, without looking.',
  },
  'Enzo': {
    fr: 'À la manche suivante, regardez trois cartes s’il était caché, une seule s’il était visible.',
    en: 'Next round look at three cards if he was face down, at one only if he was face up.',
  },
  'Lola': {
    fr: 'Avec Leo : vous pouvez commencer la manche suivante avec trois cartes.',
    en: 'With Leo: you may start the next round with three cards.',
  },
  'Leo': {
    fr: 'Avec Lola : vous pouvez commencer la manche suivante avec trois cartes.',
    en: 'With Lola: you may start the next round with three cards.',
  },
  'Gordon': {
    fr: 'Combo avec 2, 3 et 4 : à la manche suivante, vos adversaires ne regardent pas leurs cartes.',
    en: 'Combo with 2, 3 and 4: next round your opponents do not look at their cards.',
  },
  'Futura': {
    fr: 'Combo avec 2, 3 et 4 : à la manche suivante, vos adversaires reçoivent une carte de plus.',
    en: 'Combo with 2, 3 and 4: next round your opponents get one more card.',
  },
  'Fawkes': {
    fr: 'Combo avec 2, 3 et 4 : à la manche suivante, retournez jusqu’à deux cartes chez chaque personne.',
    en: 'Combo with 2, 3 and 4: next round flip up to two cards of each player.',
  },
  'Maga': {
    fr: 'Combo avec 2, 3 et 4 : à la manche suivante, regardez autant de cartes que vous voulez chez chaque personne.',
    en: 'Combo with 2, 3 and 4: next round look at as many cards as you like of each player.',
  },
  'Hyperion': {
    fr: 'Combo avec trois cartes de même valeur : à la manche suivante, piochez deux cartes, jouez-en une, défaussez l’autre.',
    en: 'Combo with three cards of equal value: next round draw two cards, play one, discard the other.',
  },
};

export function powerOf(text: string): Both {
  return POWERS[text] ?? NONE;
}

const RULES: Record<string, string> = { Lola: 'BLA5T-HERO-DUO', Leo: 'BLA5T-HERO-DUO' };

/** The rule to read about that card. */
export function ruleOf(text: string, kind: 'monster' | 'hero' | 'boss'): string {
  const parts = { monster: 'MON', hero: 'HERO', boss: 'BOSS' };
  const name = text.startsWith('13') ? '13' : kind === 'monster' ? text : text.toUpperCase();
  return RULES[text] ?? `BLA5T-${parts[kind]}-${name}`;
}
