/** What the server says of its games: seats, options, sentences, levels. Asked for once. */

import { api } from './api';
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
}

export const catalogue = new Catalogue();
