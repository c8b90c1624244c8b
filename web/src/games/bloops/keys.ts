/** A card's key for its flights. A back is used again once its card's face is public: keys count. */

import type { Screen } from '$lib/protocol';

export interface Keys {
  version: number;
  /** How often each back has been used up. */
  uses: Readonly<Record<string, number>>;
  /** The discard's top. */
  top: string;
}

export const NO_KEYS: Keys = { version: -1, uses: {}, top: 'top' };

const TO_DISCARD = new Set(['discarded', 'thrown']);

export function keyOf(keys: Keys, back: number): string {
  return write(`b${back}`, keys.uses);
}

/** The keys of a screen, from those of the one before. */
export function followKeys(before: Keys, screen: Pick<Screen, 'version' | 'events'>): Keys {
  if (screen.version === before.version) return before;
  const uses = { ...before.uses };
  let { top } = before;
  for (const told of screen.events) {
    const back = told.values.back;
    if (!TO_DISCARD.has(told.kind) || typeof back !== 'string') continue;
    top = write(back, uses);
    uses[back] = (uses[back] ?? 0) + 1;
  }
  return { version: screen.version, uses, top };
}

function write(back: string, uses: Keys['uses']): string {
  return `${back}.${uses[back] ?? 0}`;
}
