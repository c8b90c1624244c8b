/**
 * `/n/3` before a path: where several servers share their tables, a hint for a proxy which of them has this one.
 * The page keeps it for what it asks there; it changes nothing else.
 */

const HINT = /^\/n\/\d{1,9}(?=\/(?!\/)|$)/;

export const hintOf = (path: string): string => HINT.exec(path)?.[0] ?? '';

export const withoutHint = (path: string): string => path.slice(hintOf(path).length) || '/';

/** A path of the server, with the hint of the page's own address. */
export const hinted = (path: string, place: Location = location): string => hintOf(place.pathname) + path;

/** The page of a table that the server has given that link. */
export const pageOf = (link: string): string => /(\/n\/\d{1,9})?\/t\/[^/]+$/.exec(link)?.[0] ?? '/';
