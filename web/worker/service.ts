/**
 * Stands between the page and the server: keeps the page and the rules for when there is no server, and shows notices
 * where only it may. Whatever the server can answer, the server answers.
 */
/// <reference lib="webworker" />

interface Kept {
  url: string;
  /** Null: it is named by its content. */
  revision: string | null;
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Kept[] };

const FILES = self.__WB_MANIFEST;
const SHELL = '/index.html';
/** One a build: an open page keeps the files of its own until it is closed. */
const PAGE = `page ${FILES.find(({ url }) => SHELL.endsWith(url))?.revision}`;
const READ = 'read';
/** Games and rules, as they were read last. */
const READABLE = /^\/api\/(games|rules\/[\w-]+\/[a-z]{2}(\/pictures)?)$/;
const HINT = /^\/n\/\d{1,9}(?=\/)/;
const OWN = new Set(FILES.map(({ url }) => `/${url}`));

const pathOf = (request: Request): string => new URL(request.url).pathname.replace(HINT, '');

async function keepPage(): Promise<void> {
  const cache = await caches.open(PAGE);
  await Promise.all(
    FILES.map(async ({ url, revision }) => {
      const known = revision === null ? await caches.match(`/${url}`) : undefined;
      const found = known ?? (await fetch(`/${url}`, { cache: 'no-cache' }));
      if (!found.ok) throw new Error(`${url}: ${found.status}`);
      await cache.put(`/${url}`, found);
    }),
  );
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== PAGE && name !== READ).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A server that starts again, or a proxy without one, is as good as none. */
async function page(request: Request): Promise<Response> {
  const kept = async (): Promise<Response | undefined> => caches.match(SHELL, { cacheName: PAGE });
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(pathOf(request))) ?? fetch(request);
}

/** The page is told that it reads something kept: the server was not there. */
async function read(path: string, request: Request | string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(READ)).put(path, answer.clone());
    return answer;
  } catch (error) {
    const found = await caches.match(path, { cacheName: READ });
    if (!found) throw error;
    return new Response(found.body, { headers: { 'content-type': 'application/json', 'x-kept': 'yes' } });
  }
}

/** All rules in that language, before they are needed. */
async function keepRules(language: string): Promise<void> {
  const games = (await (await read('/api/games', '/api/games')).json()) as { name: string }[];
  for (const { name } of games) {
    const path = `/api/rules/${name}/${language}`;
    if (!(await caches.match(path, { cacheName: READ }))) await read(path, path);
  }
}

async function show(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}

export {};

self.addEventListener('install', (event) => event.waitUntil(keepPage()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const path = pathOf(request);
  if (READABLE.test(path)) event.respondWith(read(path, request));
  else if (path.startsWith('/api/')) return;
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (OWN.has(path) && path !== SHELL) event.respondWith(file(request));
});
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keep } = event.data as { keep: string };
  event.waitUntil(keepRules(keep).catch(() => undefined)); // another time, then
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data as string));
});
