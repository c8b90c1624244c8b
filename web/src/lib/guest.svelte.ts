/** Who this browser is. A guest needs only a name, and who gives none is called as the server likes. */

import { api } from './api';
import { tongue } from './language.svelte';
import type { Me } from './protocol';

class Guest {
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me | null> | null = null;

  /** Null: this browser has no guest yet. */
  known(): Promise<Me | null> {
    this.#asked ??= api.me().then(
      (me) => (this.me = me),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** A guest in any case, under a friendly name that can be changed later. */
  async ensure(): Promise<Me> {
    return this.me ?? (await this.known()) ?? (this.me = await api.appear(tongue.current));
  }

  /** What they call themselves, if they do. */
  get ownName(): string {
    return this.me && !this.me.is_invented ? this.me.name : '';
  }

  async rename(name: string, face?: string): Promise<Me> {
    this.me = await api.rename(name, face);
    return this.me;
  }

  /** Also who has not given a name yet. */
  async draw(face: string): Promise<Me> {
    this.me = await api.draw(face, tongue.current);
    return this.me;
  }

  async comeBack(code: string): Promise<Me> {
    this.me = await api.comeBack(code);
    return this.me;
  }

  /** Deleted for good: this browser is nobody from now on. */
  async forget(): Promise<void> {
    await api.forget(tongue.current);
    this.me = null;
    this.#asked = Promise.resolve(null);
  }
}

export const guest = new Guest();
