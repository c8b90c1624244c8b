/** Telling whoever looks elsewhere that it is their turn: the tab's title and icon, and as they like more. */

import { preferences } from './preferences.svelte';
import { play } from './sounds';

const SHAKE = [60, 60, 60];

/** The tab's icon: a table, or one with a red dot. */
export function showTurn(isMine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isMine ? '/icon-turn.svg' : '/icon.svg';
}

export const canShake = (): boolean => 'vibrate' in navigator;
export const canNotice = (): boolean => 'Notification' in globalThis;

/** Whether the system lets this page; asks whoever has not been asked. */
export async function mayNotice(): Promise<boolean> {
  if (Notification.permission !== 'default') return Notification.permission === 'granted';
  return (await Notification.requestPermission()) === 'granted';
}

/** A turn has begun. Whoever sees the table needs no notice, nor a sound beside that of what happened there. */
export function call(title: string, line: string): void {
  if (document.hidden) play('turn');
  if (preferences.shake && canShake()) navigator.vibrate(SHAKE);
  if (preferences.notice && canNotice() && Notification.permission === 'granted' && document.hidden) {
    void notice(title, line).catch(() => undefined); // some phones have none
  }
}

/** By the worker where there is one: phones let nobody else. */
async function notice(title: string, line: string): Promise<void> {
  const path = location.pathname;
  const about = { body: line, icon: '/icon-turn.svg', tag: path, data: path };
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (registration?.active) return registration.showNotification(title, about);
  const shown = new Notification(title, about);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
