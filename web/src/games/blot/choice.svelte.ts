/** A card or a ceremony taken first; the other makes the move. */

export class Choice {
  card = $state<string | null>(null);
  tile = $state<string | null>(null);

  clear(): void {
    this.card = null;
    this.tile = null;
  }

  /** The move that is complete with this card, or null: it is (no longer) chosen. */
  takeCard(card: string): string | null {
    if (this.tile) return `${this.tile}:${card}`;
    this.card = this.card === card ? null : card;
    return null;
  }

  takeTile(tile: string): string | null {
    if (this.card) return `${tile}:${this.card}`;
    this.tile = this.tile === tile ? null : tile;
    return null;
  }
}
