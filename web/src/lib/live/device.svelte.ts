/** One screen for everybody: a connection a seat this browser holds, and one that looks on. */

import { liveAddress } from '$lib/api';
import type { TableInfo } from '$lib/protocol';
import { LiveTable } from './table.svelte';

export class Device {
  readonly desks: ReadonlyMap<number, LiveTable>;
  readonly watch: LiveTable;

  constructor(
    code: string,
    readonly seats: number[],
  ) {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- never changed
    this.desks = new Map(seats.map((seat) => [seat, new LiveTable(liveAddress(code, seat))]));
    this.watch = new LiveTable(liveAddress(code, 'watch'));
  }

  /** The game stands until this player has answered. */
  awaits(seat: number): boolean {
    const screen = this.desks.get(seat)?.screen;
    return screen != null && screen.moves.length > 0 && screen.held.length === 0 && screen.result === null;
  }

  /** Who is to have the screen: whoever has it, as long as they are awaited; else the next round. */
  next(now: number | null): number | null {
    if (now !== null && this.awaits(now)) return now;
    const after = this.seats.findIndex((seat) => seat > (now ?? -1));
    const round = after < 0 ? this.seats : [...this.seats.slice(after), ...this.seats.slice(0, after)];
    return round.find((seat) => this.awaits(seat)) ?? null;
  }

  /** In the lobby all are ready at once; true when the cards can be dealt. */
  getReady(table: TableInfo): boolean {
    for (const [seat, desk] of this.desks) {
      const isThere = desk.status === 'open' && desk.seat === seat && desk.table?.phase === 'lobby';
      if (isThere && !table.chairs[seat]?.ready) desk.ready(true);
    }
    return table.chairs.every((chair) => chair.ready);
  }

  close(): void {
    this.desks.forEach((desk) => desk.close());
    this.watch.close();
  }
}
