/** Options somebody chooses before there is a table. */

import type { GameInfo, OptionForm } from './protocol';

export type Chosen = Record<string, string>;

export const valueOf = (option: OptionForm, chosen: Chosen): string => chosen[option.name] ?? option.default;

/** The numbers of players that all these choices go with. */
export function seatsFor(info: GameInfo, chosen: Chosen): number[] {
  return info.options.reduce(
    (seats, option) => {
      const fitting = option.seats[valueOf(option, chosen)];
      return fitting ? seats.filter((one) => fitting.includes(one)) : seats;
    },
    [...info.seats],
  );
}
