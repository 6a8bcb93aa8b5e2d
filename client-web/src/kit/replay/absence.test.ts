import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoomStore } from '../../net/room.svelte';
import { Absence } from './absence';

let room: RoomStore;
let told: number[];
let absence: Absence;

beforeEach(() => {
  vi.useFakeTimers();
  room = new RoomStore({ join: () => () => {}, rejoin() {}, request: () => new Promise(() => {}) }, 'room');
  room.receive({
    t: 'snapshot',
    room: 'room',
    tag: 1,
    stream: 's',
    version: 5,
    began: 0,
    document: { table: { status: 'running' }, game: { at: 5 }, you: { seat: 0, decision: 5, prompt: {} } },
    log: [],
    chat: [],
  });
  room.joined();
  told = [];
  absence = new Absence(room, (known) => told.push(known));
});
afterEach(() => {
  absence.end();
  vi.useRealTimers();
});

const hide = () => absence.pageChanged(true);
const show = () => absence.pageChanged(false);
function lose(hidden = false): void {
  room.lost();
  absence.connectionChanged(hidden);
}
function find(hidden = false): void {
  room.joined();
  absence.connectionChanged(hidden);
}
function move(version: number, by: number): void {
  const observed = [{ what: 'moved' }];
  room.receive({ t: 'patch', tag: 1, version, at: 0, by, observed, delta: { game: { at: version } } });
}
const shown = () => (room.document?.game as { at: number }).at;

test('what others did while the page was hidden is told, from the state that was left', () => {
  hide();
  move(6, 1);
  expect(shown(), 'a hidden page goes on').toBe(6);
  show();
  expect([told, shown(), room.document?.you?.prompt]).toEqual([[5], 5, undefined]);
});

test('what comes with the next connection is told, too', () => {
  hide();
  show();
  lose();
  move(6, 1);
  find();
  expect([told, shown()]).toEqual([[5], 5]);
});

test('a connection that came back while the page was hidden is no return', () => {
  hide();
  lose(true);
  move(6, 1);
  find(true);
  expect(told).toEqual([]);
  show();
  expect([told, shown()]).toEqual([[5], 5]);
});

test('nothing is told where nobody else has moved', () => {
  hide();
  move(6, 0);
  show();
  expect([told, shown()]).toEqual([[], 6]);
});

test('a short break of the connection before the eyes of the user is told of by nothing but the move', () => {
  lose();
  move(6, 1);
  find();
  expect([told, shown()]).toEqual([[], 6]);
  hide();
  show();
  vi.advanceTimersByTime(10_000);
  lose();
  move(7, 1);
  find();
  expect([told, shown()]).toEqual([[], 7]);
});
