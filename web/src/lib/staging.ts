/** A table without a server behind it: what `Table.svelte` is given in a lesson or a picture. */

import type { GameClient, SeatInfo, TableProps } from '../games/seam';
import { Flight } from './flight';
import type { Language } from './language.svelte';
import type { Chair, GameInfo, Screen, Told } from './protocol';
import { seatInfos } from './seating';
import { speaker } from './speaker';

export interface Staged {
  client: GameClient;
  info: GameInfo;
  screen: Screen;
  /** One a seat; more are left out. */
  names: string[];
  lang: Language;
  flight?: Flight;
  /** Without it the table is only to be looked at, and time stands still. */
  press?: TableProps['press'];
  isPressing?: boolean;
  facts?: Told[];
}

export function seatsOf(screen: Screen, names: string[]): SeatInfo[] {
  const chairs = names.slice(0, screen.view.seats).map((name, seat): Chair => ({
    kind: seat === screen.seat ? 'person' : 'bot',
    name,
    level: '',
    face: '',
    connected: true,
    ready: true,
    host: false,
    muted: false,
    substitute: false,
    same_network: false,
  }));
  return seatInfos({ chairs }, screen, screen.seat);
}

export function tableProps({
  client,
  info,
  screen,
  names,
  lang,
  flight,
  press,
  isPressing,
  facts,
}: Staged): TableProps {
  return {
    view: screen.view,
    screen,
    seats: seatsOf(screen, names),
    me: screen.seat,
    moves: screen.moves,
    reactions: screen.reactions,
    press: press ?? (() => {}),
    isPressing: isPressing ?? false,
    clocks: [],
    isPaused: !press,
    result: screen.result,
    lang,
    say: speaker(client, info, names, lang),
    flight: flight ?? new Flight(),
    info,
    facts: facts ?? [],
    client,
  };
}
