/** Who sits where, as the tables draw it. */

import type { RunningClock, SeatInfo } from '../games/seam';
import type { Screen, TableInfo } from './protocol';

export function seatInfos(table: Pick<TableInfo, 'chairs'>, screen: Screen | null, me: number | null): SeatInfo[] {
  const count = table.chairs.length;
  return table.chairs.map((chair, seat) => ({
    seat,
    name: chair.name,
    kind: chair.kind,
    level: chair.level,
    face: chair.face,
    isMe: seat === me,
    isConnected: chair.kind === 'bot' || chair.connected,
    isSubstituted: chair.substitute,
    isAwaited: screen?.to_act.includes(seat) ?? false,
    mayReact: screen?.may_react.includes(seat) ?? false,
    turnsAway: (seat - (me ?? 0) + count) % count,
  }));
}

/** The seats of a finished game, as somebody looking from `me`'s chair sees them. */
export function replaySeats(names: string[], screen: Screen, me: number): SeatInfo[] {
  return names.map((name, seat) => ({
    seat,
    name,
    kind: 'person',
    level: '',
    face: '',
    isMe: seat === me,
    isBorrowed: seat === me,
    isConnected: true,
    isSubstituted: false,
    isAwaited: screen.to_act.includes(seat),
    mayReact: screen.may_react.includes(seat),
    turnsAway: (seat - me + names.length) % names.length,
  }));
}

/** Round one screen: seats on this side of it and, in the order they sit, on the other. */
export function sidesOf(count: number): { near: number[]; far: number[] } {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const here = Math.ceil(count / 2);
  return { near: seats.slice(0, here), far: seats.slice(here).reverse() };
}

/** Whether rivals share the victory; a team that wins has a second place behind it. */
export const isShared = (places: number[]): boolean =>
  places.filter((place) => place === 1).length > 1 && !places.includes(2);

/** `arrived` is when the screen came, in `performance.now()`. */
export function runningClocks(screen: Screen, arrived: number, isPaused: boolean): RunningClock[] {
  return screen.clocks.map((clock) => ({
    ...clock,
    ends: isPaused ? null : arrived + clock.left * 1000,
  }));
}
