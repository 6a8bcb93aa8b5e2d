import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoomStore } from '../../net/room.svelte';
import { Telling, tellSince } from './telling.svelte';

const LATEST = 9;
let room: RoomStore;
let answer: () => Promise<Response>;

const entry = (version: number, by: number) => ({ version, at: version, by, observed: [{ what: 'moved' }] });
/** What happened after step 5: step 7 shows nothing. */
const since5 = {
  room: 'room',
  document: { table: { status: 'running' }, game: { at: 5 }, you: { seat: 0, decision: 5, prompt: {} } },
  entry: entry(5, 0),
  frames: [
    { ...entry(6, 1), delta: { game: { at: 6 } } },
    { version: 7 },
    { ...entry(8, 1), delta: { game: { at: 8 } } },
    { ...entry(9, 2), delta: { game: { at: 9 }, you: { decision: 9 } } },
    { ...entry(10, 2), delta: { game: { at: 10 } } },
  ],
};

beforeEach(() => {
  vi.useFakeTimers();
  answer = () => Promise.resolve(Response.json(since5));
  vi.stubGlobal('fetch', (path: string) => {
    expect(path).toBe('/api/matches/room/replay?from=5');
    return answer();
  });
  room = new RoomStore({ join: () => () => {}, rejoin() {}, request: () => new Promise(() => {}) }, 'room');
  room.receive({
    t: 'snapshot',
    room: 'room',
    tag: 1,
    stream: 's',
    version: LATEST,
    began: 0,
    document: {
      table: { status: 'running' },
      game: { at: LATEST },
      you: { seat: 0, decision: 9, prompt: { line: { key: 'choose' }, actions: [] } },
    },
    log: [entry(8, 1), entry(9, 2)],
    chat: [],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => (room.document?.game as { at: number }).at;
const logged = () => room.log.map(({ version }) => version);

test('the steps are shown in order, without a question, and then the latest state with it', async () => {
  const telling = (await tellSince(room, 5)) as Telling;
  expect(telling.steps).toEqual([6, 8, 9]);
  expect([shown(), logged(), telling.step]).toEqual([5, [5], undefined]);
  for (const step of [6, 8, 9]) {
    telling.next();
    expect([shown(), logged().at(-1), telling.step]).toEqual([step, step, step]);
    expect(room.document?.you?.prompt).toBeUndefined();
  }
  telling.next();
  expect(room.past).toBeUndefined();
  expect(room.document?.you?.prompt).toBeDefined();
  expect(logged()).toEqual([5, 6, 8, 9]);
});

test('a room that is shown as it was left is told from there', async () => {
  room.past = { version: 5, document: room.document! };
  const telling = (await tellSince(room, 5)) as Telling;
  expect(telling.steps).toEqual([6, 8, 9]);
});

test('the rest can be skipped', async () => {
  const telling = (await tellSince(room, 5)) as Telling;
  telling.next();
  telling.skip();
  expect([shown(), room.past]).toEqual([LATEST, undefined]);
});

test('a step that is made meanwhile is shown at the end', async () => {
  const telling = (await tellSince(room, 5)) as Telling;
  room.receive({ t: 'patch', tag: 1, version: 10, delta: { game: { at: 10 } } });
  expect(shown()).toBe(5);
  telling.skip();
  expect(shown()).toBe(10);
});

test('many steps take little longer than few, and each can be read', () => {
  const recording = { clamp: (step: number) => step, at: () => room.document, last: 99 };
  const pause = (count: number) => {
    const telling = new Telling(room, recording as never, Array(count).fill(1));
    telling.next();
    return telling.pause;
  };
  expect(pause(1)).toBe(1_500);
  expect(pause(12)).toBe(1_000);
  expect(pause(40)).toBe(500);
});

test('a server that does not answer soon, or refuses, delays nothing', async () => {
  answer = () => new Promise(() => {});
  const telling = tellSince(room, 5);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await telling).toBeUndefined();
  answer = () => Promise.resolve(Response.json({ code: 'busy', message: '' }, { status: 503 }));
  expect(await tellSince(room, 5)).toBeUndefined();
  expect(shown()).toBe(LATEST);
});
