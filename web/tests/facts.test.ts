import { beforeEach, expect, test } from 'vitest';
import { LiveTable } from '$lib/live/table.svelte';
import { PROTOCOL } from '$lib/protocol';
import { screen, snapshot, table, told } from './messages';
import { FakeWorld } from './world';

let world: FakeWorld;
let live: LiveTable;

beforeEach(() => {
  world = new FakeWorld();
  live = new LiveTable('ws://here', world);
});

function come(version = 1): void {
  world.socket.accept();
  world.socket.hear({ say: 'welcome', protocol: PROTOCOL, name: 'Ada', seat: 0, host: true });
  world.socket.hear(snapshot(screen(version)));
}
const facts = (version: number, kind: string): void =>
  world.socket.hear({ say: 'facts', version, facts: [told(kind)] });
const shown = (): string[] => live.facts.map(({ kind }) => kind);
const asked = (): unknown[] =>
  world.socket.said.filter((said) => said.say === 'describe').map((said) => (said as { wanted: boolean }).wanted);

test('facts are asked for once they are wanted, and no longer when they are not', () => {
  come();
  expect(asked()).toEqual([]);
  live.describe(true);
  live.describe(true);
  facts(1, 'one');
  expect(shown()).toEqual(['one']);
  live.describe(false);
  expect(asked()).toEqual([true, false]);
  expect(shown()).toEqual([]);
});

test('wanted before the table is there, they are asked for when it is', () => {
  live.describe(true);
  expect(asked()).toEqual([]);
  come();
  expect(asked()).toEqual([true]);
});

test('a new connection is asked again', () => {
  come();
  live.describe(true);
  world.socket.drop();
  world.pass(60_000);
  come(2);
  expect(world.sockets.length).toBeGreaterThan(1);
  expect(asked()).toEqual([true]);
});

test('another snapshot on the same connection asks for nothing', () => {
  come();
  live.describe(true);
  world.socket.hear(snapshot(screen(2)));
  facts(2, 'two');
  expect(asked()).toEqual([true]);
  expect(shown()).toEqual(['two']);
});

test('facts come with the screen they are of, however long that is held back', () => {
  live.hold = () => 1_000;
  come();
  live.describe(true);
  facts(1, 'one');
  world.socket.hear(screen(2));
  facts(2, 'two');
  world.socket.hear(screen(3));
  facts(3, 'three');
  const before = live.screen!.version;
  expect(shown()).toEqual([['', 'one', 'two', 'three'][before]]);
  world.pass(5_000);
  expect(live.screen!.version).toBe(3);
  expect(shown()).toEqual(['three']);
});

test('until a screen’s own have come, those before it stay', () => {
  come();
  live.describe(true);
  facts(1, 'one');
  world.socket.hear(screen(2));
  world.pass(5_000);
  expect(shown()).toEqual(['one']);
  facts(2, 'two');
  expect(shown()).toEqual(['two']);
});

test('in the lobby there is nothing to be seen', () => {
  come();
  live.describe(true);
  facts(1, 'one');
  world.socket.hear({ say: 'table', table: table({ phase: 'lobby' }), seat: 0 });
  expect(shown()).toEqual([]);
});
