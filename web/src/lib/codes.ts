/** Codes as people type and paste them. */

/** A table's code, alone, in groups ("nkr-ntv"), or within its link. */
export function tableCode(text: string): string {
  const linked = /\/t\/([^/?#\s]+)/i.exec(text)?.[1];
  return (linked ?? text).replace(/[^a-z0-9]/gi, '').toUpperCase();
}
