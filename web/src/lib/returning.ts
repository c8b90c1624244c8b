/** A return code as a link, for the camera of another device.
 *
 * The code stands behind `#`, which no browser sends: neither the server's nor a proxy's log has it. */

const BEFORE = 'code=';
const CODE = /^[A-Za-z0-9-]{1,80}$/;

export const returnLink = (code: string, place: Location = location): string =>
  `${place.origin}/my-games#${BEFORE}${code}`;

/** The code that such a link brings. */
export function returnCodeIn(hash: string): string | null {
  const code = hash.startsWith(BEFORE) ? hash.slice(BEFORE.length) : '';
  return CODE.test(code) ? code : null;
}
