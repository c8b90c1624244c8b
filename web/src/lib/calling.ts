/** Words of moves are called what a screen calls them: `b12`, your card in place 2. */

import type { Speaker } from '../games/seam';
import type { Told } from './protocol';

/** The value of a fact that is no sentence of its own, and names such a word. */
const STANDS_FOR = 'stands_for';

export function calledBy(fact: Told): string | null {
  const word = fact.values[STANDS_FOR];
  return typeof word === 'string' ? word : null;
}

export function calling(say: Speaker, facts: Told[]): Speaker {
  const named = new Map(facts.map((fact) => [calledBy(fact), fact]));
  return say.naming((_, word) => {
    const fact = named.get(word);
    return fact ? say.plain(say.fact(fact)) : null;
  });
}
