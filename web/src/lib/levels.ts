/** The levels of bots, in words. The server lists them from weakest to strongest. */

import { isKey, t } from './language.svelte';
import type { GameInfo } from './protocol';

/** The bots a newcomer meets first, if the server has them. */
const FIRST_LEVELS = ['novice', 'casual', 'medium', 'random'];

export function firstLevel(info: GameInfo): string {
  return FIRST_LEVELS.find((level) => info.levels.includes(level)) ?? info.levels[0] ?? '';
}

export function levelName(level: string): string {
  const key = `level.${level}`;
  return isKey(key) ? t(key) : level;
}

/** "Robots novices". */
export function botsOf(level: string): string {
  const key = `bots.${level}`;
  return isKey(key) ? t(key) : t('lobby.bot', { level: levelName(level) });
}

/** What to expect of them, or nothing. */
export function promiseOf(level: string): string {
  const key = `expect.${level}`;
  return isKey(key) ? t(key) : '';
}

/** One above the strongest of these; null at the top. */
export function oneUp(levels: readonly string[], faced: readonly string[]): string | null {
  const strongest = Math.max(...faced.map((level) => levels.indexOf(level)));
  return strongest < 0 ? null : (levels[strongest + 1] ?? null);
}
