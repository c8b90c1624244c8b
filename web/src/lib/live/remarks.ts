/** What was said beside presses, until it is known to have arrived. */

import type { ChatLine, ClientSays } from '$lib/protocol';

interface Remark {
  message: ClientSays;
  at: number;
  /** Said on a connection that is gone. */
  isLost: boolean;
}

export class Remarks {
  #underway: Remark[] = [];

  said(message: ClientSays, at: number): void {
    this.#underway.push({ message, at, isLost: false });
  }

  /** A ping of then was answered, and so was heard all that had been said before. */
  arrived(sent: number): void {
    this.#underway = this.#underway.filter((one) => one.isLost || one.at > sent);
  }

  /** A line of chat is there; if it is one of mine, it has arrived. */
  isChatted(line: ChatLine, name: string): void {
    if (line.name !== name) return;
    const mine = this.#underway.findIndex(({ message }) => message.say === 'chat' && message.text === line.text);
    if (mine >= 0) this.#underway.splice(mine, 1);
  }

  /** The connection is gone: what was underway may have arrived or not. */
  lose(): void {
    this.#underway.forEach((one) => (one.isLost = true));
  }

  /** What was lost, once. */
  lost(): ClientSays[] {
    const found = this.#underway.filter((one) => one.isLost);
    this.#underway = this.#underway.filter((one) => !one.isLost);
    return found.map(({ message }) => message);
  }
}
