/** Where a replay comes from: a record of this server, or one from a file. */

import { ask, recordAddress, send } from '$lib/api';
import type { Analysed, Audit, Created, Replay } from '$lib/protocol';

/** A seat, or every card. */
export type Eyes = number | 'open';

export class Source {
  #known = new Map<Eyes, Promise<Replay>>();
  #file = '';

  private constructor(
    readonly record: string,
    readonly text: string,
  ) {}

  static ofRecord(record: string): Source {
    return new Source(record, '');
  }

  static ofText(text: string): Source {
    return new Source('', text);
  }

  /** Asked for once a perspective. */
  replay(eyes: Eyes): Promise<Replay> {
    let found = this.#known.get(eyes);
    if (!found) {
      found = this.#fetch<Replay>(`replay?seat=${eyes}`);
      this.#known.set(eyes, found);
      found.catch(() => this.#known.delete(eyes));
    }
    return found;
  }

  audit(): Promise<Audit> {
    return this.#fetch<Audit>('audit');
  }

  /** Some more of what that seat's decisions were worth. */
  analysis(seat: number): Promise<Analysed> {
    return ask<Analysed>('POST', `/records/${encodeURIComponent(this.record)}/analysis?seat=${seat}`);
  }

  /** A table that plays on from there. */
  playOn(seat: number, at: number, bots: string): Promise<Created> {
    const from = this.record ? { record: this.record } : { text: this.text };
    return ask<Created>('POST', '/continue', { ...from, seat, at, bots });
  }

  /** For an `<a download>`. */
  get download(): string {
    if (this.record) return recordAddress(this.record);
    this.#file ||= URL.createObjectURL(new Blob([this.text], { type: 'text/plain' }));
    return this.#file;
  }

  #fetch<T>(what: string): Promise<T> {
    if (!this.record) return send<T>('POST', `/${what}`, this.text, 'text/plain');
    return ask<T>('GET', `/records/${encodeURIComponent(this.record)}/${what}`);
  }
}

// --- the file last opened, kept for this tab so that the page can be loaded again ---------------

const KEPT = 'tablee.replay';
export const MOST_BYTES = 1_000_000;

export function keepFile(text: string): void {
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // It is shown all the same, until the page is loaded again.
  }
}

export function keptFile(): string | null {
  return sessionStorage.getItem(KEPT);
}

export function forgetFile(): void {
  sessionStorage.removeItem(KEPT);
}
