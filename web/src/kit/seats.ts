/** Who sits around a table, as its reader sees them. */

import { isKey, t } from '$lib/language.svelte';
import type { RunningClock, SeatInfo } from '../games/seam';

/** Everybody, from the reader on. */
export const clockwise = (seats: SeatInfo[]): SeatInfo[] => seats.toSorted((a, b) => a.turnsAway - b.turnsAway);

/** Everybody else, from the reader's left on. */
export const othersOf = (seats: SeatInfo[]): SeatInfo[] => clockwise(seats.filter((info) => !info.isMe));

export const clockOf = (clocks: RunningClock[], seat: number | null): RunningClock | undefined =>
  seat === null ? undefined : clocks.find((clock) => clock.seat === seat);

/** A bot's level, or that somebody is not there; nothing of anybody else. */
export function standing(info: SeatInfo): string {
  const level = `level.${info.level}`;
  if (info.kind === 'bot') return isKey(level) ? t(level) : info.level || t('seat.bot');
  if (info.isSubstituted) return t('seat.substituted');
  return info.isConnected ? '' : t('seat.away');
}
