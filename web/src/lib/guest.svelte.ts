/** Who this browser is. A guest needs only a name, and gets one without being asked. */

import { api } from './api';
import { tongue } from './language.svelte';
import type { Me } from './protocol';

const NAMES = {
  fr: 'Hérisson Renard Loutre Mésange Castor Belette Hibou Lynx Pivert Marmotte Chouette Grillon'.split(' '),
  en: 'Hedgehog Fox Otter Robin Beaver Weasel Owl Lynx Heron Marmot Badger Cricket'.split(' '),
};

function someName(): string {
  const names = NAMES[tongue.current];
  return names[crypto.getRandomValues(new Uint8Array(1))[0]! % names.length]!;
}

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
    return this.me ?? (await this.known()) ?? (await this.rename(someName()));
  }

  async rename(name: string): Promise<Me> {
    this.me = await api.rename(name);
    return this.me;
  }

  async comeBack(code: string): Promise<Me> {
    this.me = await api.comeBack(code);
    return this.me;
  }
}

export const guest = new Guest();
