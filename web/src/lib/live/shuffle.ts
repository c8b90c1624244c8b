/** This browser's part in the provable shuffle (docs/protocol.md, "The shuffle"). `crypto.subtle` is missing
 * from pages on plain http. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Shuffle } from '$lib/protocol';

const BYTES = 32;
const COMMITMENT = 'tablee commitment 1';
const SEED = 'tablee seed 1';

/** Where all tabs of this browser find the bytes given under a commitment. */
const place = (commitment: string): string => `tablee.bytes.${commitment}`;

/** Random bytes of one's own, the same ones for the same commitment. */
export function ownBytes(commitment: string, store: Storage = localStorage): string {
  const kept = store.getItem(place(commitment));
  if (kept) return kept;
  const made = bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));
  store.setItem(place(commitment), made);
  return made;
}

/** The bytes this browser has given under that commitment, if it has. */
export function keptBytes(commitment: string, store: Storage = localStorage): string | null {
  return store.getItem(place(commitment));
}

/** Whether the list of bytes has mine at my seat; null: nothing to check. */
export function hasMyBytes(shuffle: Shuffle, seat: number | null, store: Storage = localStorage): boolean | null {
  const mine = store.getItem(place(shuffle.commitment));
  if (seat === null || mine === null || shuffle.given.length === 0) return null;
  return shuffle.given[seat] === mine;
}

/** Whether the secret shown at the end is the one promised; null: not shown yet. */
export function isPromiseKept(shuffle: Shuffle): boolean | null {
  if (!shuffle.secret) return null;
  return hash(COMMITMENT, hexToBytes(shuffle.secret)) === shuffle.commitment;
}

/** What the secret and everybody's bytes make together, from which all luck of a game follows. */
export function seedOf(secret: string, given: string[]): string {
  const parts = given.map(hexToBytes).flatMap((part) => [Uint8Array.of(part.length >> 8, part.length & 255), part]);
  return hash(SEED, hexToBytes(secret), ...parts);
}

function hash(mark: string, ...parts: Uint8Array[]): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(mark), ...parts)));
}
