/** Sides of the table: a seat each, or two teams. */

import { say } from '$lib/language.svelte';
import type { BlotView } from '$lib/protocol';
import type { SeatInfo } from '../seam';
import { WORDS } from './words';

export interface Side {
  side: number;
  name: string;
  members: SeatInfo[];
}

export const isTeams = (view: BlotView): boolean => view.sides < view.seats;

export function sidesOf(view: BlotView, seats: SeatInfo[]): Side[] {
  return Array.from({ length: view.sides }, (_, side) => {
    const members = seats.filter((info) => info.seat % view.sides === side);
    const name = isTeams(view) ? say(side === 0 ? WORDS.team0 : WORDS.team1) : (members[0]?.name ?? '');
    return { side, name, members };
  });
}
