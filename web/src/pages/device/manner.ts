/** How one plays round one screen: the options, and the bots. Kept between visits, game by game. */

import type { Chosen } from '$lib/chosen';
import { tongue } from '$lib/language.svelte';
import { written } from '$lib/languages';
import { firstLevel } from '$lib/levels';
import { keep, kept } from '$lib/preferences.svelte';
import type { GameInfo, OptionForm } from '$lib/protocol';

export interface Manner {
  level: string;
  options: Chosen;
}

const KEPT = 'device.';

/** Those one may choose: a screen for everybody settles some by itself. */
export const choosable = (info: GameInfo): OptionForm[] =>
  info.options.filter((option) => !(option.name in info.one_device.options));

/** What was chosen last time, as far as there still is such a choice. */
export function lastManner(info: GameInfo): Manner {
  const { level = '', options = {} } = read(info.name);
  const known = choosable(info);
  const first: Chosen = known.some((option) => option.name === 'language') ? { language: written(tongue.current) } : {};
  return {
    level: info.levels.includes(level) ? level : firstLevel(info),
    options: {
      ...first,
      ...Object.fromEntries(known.flatMap(({ name }) => (name in options ? [[name, options[name]!]] : []))),
    },
  };
}

export function keepManner(info: GameInfo, manner: Manner): void {
  keep(KEPT + info.name, JSON.stringify(manner));
}

function read(game: string): Partial<Manner> {
  try {
    return JSON.parse(kept(KEPT + game) ?? '{}') as Partial<Manner>;
  } catch {
    return {};
  }
}
