/** Short notices at the edge of the page. */

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'warning';
  link?: { address: string; text: string };
}

const STAYS = 9_000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  #count = 0;

  /** A notice with the same text replaces the one before. */
  show(toast: Omit<Toast, 'id'>): void {
    const id = ++this.#count;
    this.list = [...this.list.filter((one) => one.text !== toast.text).slice(-1), { ...toast, id }];
    setTimeout(() => this.drop(id), STAYS);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  clear(): void {
    this.list = [];
  }
}

export const toasts = new Toasts();
