/** Who sits where, as the tables draw it. */

import type { RunningClock, SeatInfo } from '../games/seam';
import type { Screen, Table } from './protocol';

export function seatInfos(table: Pick<Table, 'chairs'>, screen: Screen | null, me: number | null): SeatInfo[] {
  const count = table.chairs.length;
  return table.chairs.map((chair, seat) => ({
    seat,
    name: chair.name,
    kind: chair.kind,
    level: chair.level,
    isMe: seat === me,
    isConnected: chair.kind === 'bot' || chair.connected,
    isSubstituted: chair.substitute,
    isAwaited: screen?.to_act.includes(seat) ?? false,
    mayReact: screen?.may_react.includes(seat) ?? false,
    turnsAway: (seat - (me ?? 0) + count) % count,
  }));
}

/** `arrived` is when the screen came, in `performance.now()`. */
export function runningClocks(screen: Screen, arrived: number, isPaused: boolean): RunningClock[] {
  return screen.clocks.map((clock) => ({
    ...clock,
    ends: isPaused ? null : arrived + clock.left * 1000,
  }));
}
