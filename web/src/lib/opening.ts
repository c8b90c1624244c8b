/** Opening a table: against bots at once, or for friends. */

import { api, Trouble } from './api';
import { catalogue } from './catalogue.svelte';
import { guest } from './guest.svelte';
import { firstOpponents, type Opponents } from './habits';
import { pageOf } from './hint';
import { isKey, t, tongue } from './language.svelte';
import { written } from './languages';
import type { GameInfo, Settings } from './protocol';
import { router } from './router.svelte';
import { toasts } from './toasts.svelte';

const AT_ONCE = 'tablee.at-once';
const WATCHED = 'tablee.watched';

function firstSettings(info: GameInfo): Settings {
  const options: Record<string, string> = {};
  if (info.options.some((option) => option.name === 'language')) options.language = written(tongue.current);
  return {
    game: info.name,
    seats: firstOpponents(info).seats,
    options,
    pace: 'relaxed',
    public: false,
    bot_after: 60,
    delay: 0,
    outside_bots: false,
    take_back: 'auto',
    one_device: false,
    language: tongue.current,
  };
}

async function open(game: string, opponents: (info: GameInfo) => Opponents | null, seats?: number): Promise<void> {
  await guest.ensure();
  await catalogue.load();
  const info = catalogue.info(game);
  if (!info) throw new Trouble('no_game', 'There is no such game.', 404);
  const against = opponents(info);
  const settings: Settings = {
    ...firstSettings(info),
    ...(seats !== undefined && info.seats.includes(seats) && { seats }),
    ...(against && { pace: 'none' as const, seats: against.seats }),
  };
  const { code, link } = await api.open({ settings, sit: true, names: [], bots: against?.level ?? '' });
  if (against) sessionStorage.setItem(AT_ONCE, code);
  router.go(pageOf(link));
}

/** Against these bots, or the first a newcomer meets; dealt at once. */
export const playNow = (game: string, against?: Opponents): Promise<void> =>
  open(game, (info) => against ?? firstOpponents(info)).catch(tellTrouble);

/** A lobby with empty seats and a link to send; for as many as played last time, where that is still possible. */
export const invite = (game: string, seats?: number): Promise<void> => open(game, () => null, seats).catch(tellTrouble);

/** Everybody on this one screen, a seat a name; bots on `bots` more. Whether the server was there. */
export async function playOnOneDevice(
  game: string,
  names: string[],
  bots: number,
  { level, options: chosen }: { level: string; options: Record<string, string> },
): Promise<boolean> {
  try {
    await guest.ensure();
    await catalogue.load();
    const info = catalogue.info(game);
    if (!info) throw new Trouble('no_game', 'There is no such game.', 404);
    const first = firstSettings(info);
    const options = { ...first.options, ...chosen, ...info.one_device.options };
    const settings: Settings = { ...first, options, seats: names.length + bots, pace: 'none', bot_after: 0 };
    const { link } = await api.open({ settings, sit: false, names, bots: bots > 0 ? level : '' });
    router.go(pageOf(link));
  } catch (error) {
    if (error instanceof Trouble && error.code === 'offline') return false;
    tellTrouble(error);
  }
  return true;
}

/** Whether that table was opened to be dealt at once; answers yes once. */
export function isDealtAtOnce(code: string): boolean {
  const isThis = sessionStorage.getItem(AT_ONCE) === code;
  if (isThis) sessionStorage.removeItem(AT_ONCE);
  return isThis;
}

/** From the list of open tables, or once chosen: whoever only watches is not asked to sit down. */
export function watch(code: string): void {
  sessionStorage.setItem(WATCHED, code);
}

export const isWatched = (code: string): boolean => sessionStorage.getItem(WATCHED) === code;

export function dealAtOnce(code: string): void {
  sessionStorage.setItem(AT_ONCE, code);
}

export function troubleText(code: string): string {
  const key = `error.${code}`;
  return isKey(key) ? t(key) : t('error.internal');
}

export function tellTrouble(error: unknown): void {
  const code = error instanceof Trouble ? error.code : 'internal';
  toasts.show({ text: troubleText(code), tone: 'warning' });
}
