/** The games there are, in the order to show them, and what the server says of each. Asked for once. */

import { api } from './api';
import { tongue } from './language.svelte';
import { said } from './languages';
import type { GameInfo } from './protocol';

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  #asked: Promise<GameInfo[]> | null = null;

  load(): Promise<GameInfo[]> {
    this.#asked ??= api.games().then(
      (games) => (this.games = games),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  info(game: string): GameInfo | undefined {
    return this.games.find((one) => one.name === game);
  }

  /** What people call it; a game that is not listed any more has only its name. */
  title(game: string): string {
    const info = this.info(game);
    return info ? titleOf(info) : game;
  }
}

export const catalogue = new Catalogue();

/** As its people spell it: a name is not typeset. */
export function titleOf(info: GameInfo): string {
  return said(info.title, tongue.current) || info.name;
}
