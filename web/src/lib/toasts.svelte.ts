/** Short notices at the edge of the page. */

import { untrack } from 'svelte';

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'warning';
  /** Opened beside the page, which stays. */
  link?: { address: string; text: string };
}

const STAYS = 9_000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  #count = 0;

  /** A notice with the same text replaces the one before. Whoever shows one depends on none. */
  show(toast: Omit<Toast, 'id'>): void {
    const id = ++this.#count;
    const others = untrack(() => this.list).filter((one) => one.text !== toast.text);
    this.list = [...others.slice(-1), { ...toast, id }];
    setTimeout(() => this.drop(id), STAYS);
  }

  drop(id: number): void {
    this.list = untrack(() => this.list).filter((toast) => toast.id !== id);
  }

  clear(): void {
    this.list = [];
  }
}

export const toasts = new Toasts();
