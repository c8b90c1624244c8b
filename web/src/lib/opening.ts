/** Opening a table: against bots at once, or for friends. */

import { api, Trouble } from './api';
import { catalogue } from './catalogue.svelte';
import { guest } from './guest.svelte';
import { pageOf } from './hint';
import { isKey, t, tongue } from './language.svelte';
import type { GameInfo, Settings } from './protocol';
import { router } from './router.svelte';
import { toasts } from './toasts.svelte';

const AT_ONCE = 'tablee.at-once';
/** The bots a newcomer meets first, if the server has them. */
const FIRST_LEVELS = ['novice', 'casual', 'medium', 'random'];

export function firstLevel(info: GameInfo): string {
  return FIRST_LEVELS.find((level) => info.levels.includes(level)) ?? info.levels[0] ?? '';
}

function firstSettings(info: GameInfo): Settings {
  const seats = info.seats.includes(info.usual_seats) ? info.usual_seats : info.seats[0]!;
  const options: Record<string, string> = {};
  if (info.options.some((option) => option.name === 'language')) options.language = tongue.current;
  return { game: info.name, seats, options, pace: 'relaxed', public: false, bot_after: 60, delay: 0, outside_bots: false, take_back: 'auto', one_device: false };
}

async function open(game: string, withBots: boolean): Promise<void> {
  await guest.ensure();
  await catalogue.load();
  const info = catalogue.info(game);
  if (!info) throw new Trouble('no_game', 'There is no such game.', 404);
  const settings: Settings = { ...firstSettings(info), ...(withBots && { pace: 'none' as const }) };
  const { code, link } = await api.open({ settings, sit: true, names: [], bots: withBots ? firstLevel(info) : '' });
  if (withBots) sessionStorage.setItem(AT_ONCE, code);
  router.go(pageOf(link));
}

/** Against bots, dealt at once. */
export const playNow = (game: string): Promise<void> => open(game, true).catch(tellTrouble);

/** A lobby with empty seats and a link to send. */
export const invite = (game: string): Promise<void> => open(game, false).catch(tellTrouble);

/** Everybody on this one screen, a seat a name; bots on `bots` more. Whether the server was there. */
export async function playOnOneDevice(game: string, names: string[], bots: number): Promise<boolean> {
  try {
    await guest.ensure();
    await catalogue.load();
    const info = catalogue.info(game);
    if (!info) throw new Trouble('no_game', 'There is no such game.', 404);
    const first = firstSettings(info);
    const options = { ...first.options, ...info.one_device.options };
    const settings: Settings = { ...first, options, seats: names.length + bots, pace: 'none', bot_after: 0 };
    const { link } = await api.open({ settings, sit: false, names, bots: bots > 0 ? firstLevel(info) : '' });
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
