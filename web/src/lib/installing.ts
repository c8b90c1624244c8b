/** The page as an app of its own: a worker that keeps it, and the browser's offer to install it. */

import type { Language } from './language.svelte';

/** Chromium's, which no other browser has. */
interface Offer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: Offer | null = null;

/** Browsers have workers, notices and a clipboard only at `https:` addresses and on the machine itself. */
export const isTrusted = (): boolean => globalThis.isSecureContext;

export const isInstalled = (): boolean =>
  globalThis.matchMedia('(display-mode: standalone)').matches || 'standalone' in navigator;

export const canBeInstalled = (): boolean => offer !== null;

/** Whether it was. */
export async function install(): Promise<boolean> {
  const { outcome } = (await offer?.prompt()) ?? { outcome: 'dismissed' };
  offer = null;
  return outcome === 'accepted';
}

/** Only of the built page: while somebody works on it, nothing is kept. */
export function keepPage(): void {
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // offered on a page of its own
    offer = event as Offer;
  });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    globalThis.addEventListener('load', () => void navigator.serviceWorker.register('/service.js'));
  }
}

/** The rules of all games in that language, for when there is no server. */
export async function keepRules(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage({ keep: language });
}
