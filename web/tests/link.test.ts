import { expect, test, vi } from 'vitest';
import { Link } from '$lib/live/link';
import { FakeWorld } from './world';

const pong = { say: 'pong', sent: 0 } as const;

function open() {
  const world = new FakeWorld();
  const events = { heard: vi.fn(), lost: vi.fn() };
  const link = new Link('ws://here', events, world);
  return { world, events, link };
}

test('a lost connection is tried again, later each time', () => {
  const { world, events } = open();
  world.socket.accept();
  world.socket.drop();
  expect(events.lost).toHaveBeenLastCalledWith(1);
  world.pass(300);
  expect(world.sockets).toHaveLength(2);
  world.socket.drop();
  world.pass(300);
  expect(world.sockets).toHaveLength(2);
  world.pass(300);
  expect(world.sockets).toHaveLength(3);
  expect(events.lost).toHaveBeenLastCalledWith(2);
});

test('the wait between tries has an end', () => {
  const { world } = open();
  for (let i = 0; i < 12; i++) {
    world.socket.drop();
    world.pass(6_000);
  }
  expect(world.sockets).toHaveLength(13);
});

test('a message begins the count of failures anew', () => {
  const { world, events } = open();
  world.socket.drop();
  world.pass(300);
  world.socket.accept();
  world.socket.hear(pong);
  world.socket.drop();
  expect(events.lost).toHaveBeenLastCalledWith(1);
});

test('nothing can be said while there is no connection', () => {
  const { world, link } = open();
  expect(link.say({ say: 'resync' })).toBe(false);
  world.socket.accept();
  expect(link.say({ say: 'resync' })).toBe(true);
  expect(world.socket.said).toEqual([{ say: 'resync' }]);
});

test('silence counts as lost, though no socket closes', () => {
  const { world, events } = open();
  world.socket.accept();
  world.pass(12_000);
  expect(world.socket.said).toEqual([{ say: 'ping', sent: 12_000 }]);
  world.pass(24_000);
  expect(events.lost).toHaveBeenCalledOnce();
});

test('a closed link stays closed', () => {
  const { world, events, link } = open();
  world.socket.accept();
  link.close();
  world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
  expect(events.lost).not.toHaveBeenCalled();
});

test('coming back online hurries', () => {
  const { world } = open();
  world.socket.drop();
  window.dispatchEvent(new Event('online'));
  expect(world.sockets).toHaveLength(2);
});
