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
  world.pass(10_000);
  expect(world.socket.said).toEqual([{ say: 'ping', sent: 10_000 }]);
  world.pass(4_999);
  expect(events.lost).not.toHaveBeenCalled();
  world.pass(1);
  expect(events.lost).toHaveBeenCalledOnce();
});

test('who said something notices sooner that nobody is there', () => {
  const { world, events, link } = open();
  world.socket.accept();
  link.say({ say: 'resync' });
  world.pass(2_000);
  link.say({ say: 'resync' });
  world.pass(500);
  expect(world.socket.said.at(-1)).toEqual({ say: 'ping', sent: 2_500 });
  world.pass(5_000);
  expect(events.lost).toHaveBeenCalledOnce();
});

test('who is answered stays', () => {
  const { world, events, link } = open();
  world.socket.accept();
  for (let i = 0; i < 10; i++) {
    link.say({ say: 'resync' });
    world.pass(2_600);
    world.socket.hear(pong);
    world.pass(10_100);
    world.socket.hear(pong);
  }
  expect(events.lost).not.toHaveBeenCalled();
  expect(world.sockets).toHaveLength(1);
});

test('a network on which answers take long is waited for longer', () => {
  const { world, events } = open();
  world.socket.accept();
  world.pass(10_000 + 4_000);
  world.socket.hear(pong);
  world.pass(10_000 + 11_999);
  expect(events.lost).not.toHaveBeenCalled();
  world.pass(1);
  expect(events.lost).toHaveBeenCalledOnce();
});

test('one that was given up too early gets twice the time', () => {
  const { world, events } = open();
  world.socket.accept();
  world.pass(15_000 + 300);
  world.socket.accept();
  world.pass(19_999);
  expect(events.lost).toHaveBeenCalledOnce();
  world.pass(1);
  expect(events.lost).toHaveBeenCalledTimes(2);
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
