/** Texts that name cards: `Play {R7}` has a card to draw in its place. */

import type { Part } from './phrases';

export function withCards(text: string): Part[] {
  return text
    .split(/(\{[^{}]+\})/)
    .filter(Boolean)
    .map((piece) => (piece.startsWith('{') ? { card: piece.slice(1, -1) } : piece));
}
