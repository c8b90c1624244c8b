/** What is said while there is no connection, or just before it is lost. */

import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { tongue } from '$lib/language.svelte';
import { LiveTable } from '$lib/live/table.svelte';
import { type ChatLine, type ClientSays, PROTOCOL } from '$lib/protocol';
import Chat from '../src/components/Chat.svelte';
import Lobby from '../src/pages/Lobby.svelte';
import SettingsForm from '../src/pages/SettingsForm.svelte';
import { button, click, draw } from './draw';
import { chair, game, snapshot, table } from './messages';
import { FakeWorld } from './world';

let world: FakeWorld;
let live: LiveTable;
let failures: string[];
const lobby = table({
  phase: 'lobby',
  chairs: [chair({ host: true }), chair({ kind: 'bot', name: 'Bot 2', level: 'novice' })],
});
const info = game({ seats: [2, 3, 4] });

beforeEach(() => {
  tongue.current = 'fr';
  world = new FakeWorld();
  live = new LiveTable('ws://here', world);
  failures = [];
  live.listen({ failed: ({ code }) => failures.push(code) });
  come();
});

function come(chat: ChatLine[] = []): void {
  world.socket.accept();
  world.socket.hear({ say: 'welcome', protocol: PROTOCOL, name: 'Ada', seat: 0, host: true });
  world.socket.hear(snapshot(null, { table: lobby, chat }));
}

function lose(): void {
  world.socket.drop();
}

function comeBack(chat: ChatLine[] = []): void {
  world.pass(300);
  come(chat);
}

const said = (): string[] =>
  world.sockets.flatMap((socket) => socket.said.map((one) => one.say)).filter((one) => one !== 'ping');
const line = (number: number, text: string, name = 'Ada'): ChatLine => ({ number, name, seat: 0, text });
const pong = (): void => {
  const ping = world.socket.said.findLast((one) => one.say === 'ping')!;
  world.socket.hear({ say: 'pong', sent: ping.sent });
};

test.each<[ClientSays['say'], () => boolean]>([
  ['chat', () => live.say({ say: 'chat', text: 'bonjour' })],
  ['ready', () => live.ready(true)],
  ['choose', () => live.choose({ seats: 3 })],
  ['sit', () => live.say({ say: 'sit', seat: 1 })],
  ['stand', () => live.say({ say: 'stand' })],
  ['start', () => live.say({ say: 'start' })],
  ['rematch', () => live.say({ say: 'rematch' })],
])('%s without a connection is refused aloud, and not said later', (_, say) => {
  lose();
  expect(say()).toBe(false);
  expect(failures).toEqual(['offline']);
  comeBack();
  expect(said()).toEqual([]);
  expect(failures).toEqual(['offline']);
});

test('what was known to have arrived before the connection was lost is nothing to tell', () => {
  expect(live.ready(true)).toBe(true);
  pong();
  lose();
  comeBack();
  expect(failures).toEqual([]);
});

test('what may not have arrived is told once, when the table is there again', () => {
  const unheard = vi.fn<(message: ClientSays) => void>();
  live.listen({ unheard });
  live.ready(true);
  lose();
  expect(failures).toEqual([]);
  comeBack();
  expect(unheard.mock.calls.map(([message]) => message.say)).toEqual(['ready']);
  expect(failures).toEqual(['unheard']);
  lose();
  comeBack();
  expect(failures).toEqual(['unheard']);
});

test('a snapshot on the same connection says nothing about what is underway', () => {
  live.say({ say: 'sit', seat: 1 });
  world.socket.hear(snapshot(null, { table: lobby, seat: 1 }));
  pong();
  lose();
  comeBack();
  expect(failures).toEqual([]);
});

test('a line of chat that is there again has arrived, and only once', () => {
  live.say({ say: 'chat', text: 'bonjour' });
  live.say({ say: 'chat', text: 'bonjour' });
  lose();
  comeBack([line(1, 'bonjour', 'Björn'), line(2, 'bonjour')]);
  expect(failures).toEqual(['unheard']);
  live.say({ say: 'chat', text: 'alors' });
  world.socket.hear({ say: 'chat', line: line(3, 'alors') });
  lose();
  comeBack([line(2, 'bonjour'), line(3, 'alors')]);
  expect(failures).toEqual(['unheard']);
});

function write(box: HTMLElement, text: string): HTMLInputElement {
  const input = box.querySelector('input')!;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  click(button(box, 'Envoyer'));
  return input;
}

test('a line of chat that cannot be said stays in its box', () => {
  const box = draw(Chat, { live });
  expect(write(box, 'bonjour').value).toBe('');
  lose();
  expect(write(box, 'encore là ?').value).toBe('encore là ?');
});

test('a line of chat that is lost on its way comes back into its box', () => {
  const input = write(draw(Chat, { live }), 'bonjour');
  expect(input.value).toBe('');
  lose();
  comeBack();
  flushSync();
  expect(input.value).toBe('bonjour');
});

test('a line that is lost does not displace what is being written', () => {
  const box = draw(Chat, { live });
  const input = write(box, 'bonjour');
  lose();
  write(box, 'autre chose');
  comeBack();
  flushSync();
  expect(input.value).toBe('autre chose');
});

test('a setting that could not be said is not shown as if it held', () => {
  const box = draw(SettingsForm, { live, table: lobby, info, isHost: true });
  const seats = box.querySelector('select')!;
  const open = box.querySelector<HTMLInputElement>('input[type=checkbox]')!;
  lose();
  seats.value = '4';
  seats.dispatchEvent(new Event('change', { bubbles: true }));
  expect(seats.value).toBe('2');
  open.click();
  expect(open.checked).toBe(false);
});

test('a start that could not be said does not happen later', () => {
  const box = draw(Lobby, {
    live,
    get table() {
      return live.table!;
    },
    info,
  });
  lose();
  click(button(box, 'Distribuer les cartes'));
  expect(failures).toEqual(['offline']);
  comeBack();
  world.socket.hear({
    say: 'table',
    table: table({ phase: 'lobby', chairs: [chair({ host: true, ready: true }), lobby.chairs[1]!] }),
    seat: 0,
  });
  flushSync();
  expect(said()).toEqual([]);
});

test('what is chosen before the last choice was answered goes with it', () => {
  live.choose({ seats: 3 });
  live.choose({ options: { target: '25' } });
  live.choose({ options: { other: 'yes' } });
  const wishes = world.socket.said.filter((one) => one.say === 'choose').map((one) => one.settings);
  expect(wishes.at(-1)).toMatchObject({ seats: 3, options: { target: '25', other: 'yes' } });
  pong();
  live.choose({ pace: 'quick' });
  const last = world.socket.said.findLast((one) => one.say === 'choose')!;
  expect(last.settings).toEqual({ ...lobby.settings, pace: 'quick' });
});
