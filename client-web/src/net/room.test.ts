import { beforeEach, expect, test } from 'vitest';
import { asked } from './choices';
import { RoomStore } from './room.svelte';
import type { Outcome, Wish } from './socket';

let wishes: Wish[];
let answers: ((outcome: Outcome) => void)[];
let rejoined: number;
let room: RoomStore;

const line = {
  join: () => () => {},
  rejoin: () => rejoined++,
  request: (_: string, wish: Wish) => {
    wishes.push(wish);
    return new Promise<Outcome>((done) => answers.push(done));
  },
};

beforeEach(() => {
  wishes = [];
  answers = [];
  rejoined = 0;
  room = new RoomStore(line as never, 'room');
  room.hear({
    t: 'snapshot',
    room: 'room',
    tag: 7,
    stream: 's1',
    version: 5,
    began: 1000,
    document: { table: { status: 'running' }, you: { seat: 1, decision: 4, undoable: 5 } },
    log: [],
    chat: [],
    words: ['decision', 'running', 'table', 'status'],
  });
  room.joined();
});

test('patches are applied in order and heard once', () => {
  room.hear({ t: 'patch', tag: 7, version: 6, delta: { you: { decision: 6, undoable: null } } });
  room.hear({ t: 'patch', tag: 7, version: 6, delta: { you: { decision: 99 } } });
  expect(room.document?.you).toEqual({ seat: 1, decision: 6 });
  expect(room.since()).toEqual({ stream: 's1', version: 6, line: 0 });
});

test('words in few letters are spelled out', () => {
  const seen = [{ what: '~~x', to: '~2' }];
  room.hear({
    t: 'patch',
    tag: 7,
    version: 6,
    at: 1,
    seen,
    delta: { you: { '~0': 6 }, '~2': { '~3': 'over' } },
  });
  expect(room.document).toEqual({ table: { status: 'over' }, you: { seat: 1, decision: 6, undoable: 5 } });
  expect(room.log).toEqual([{ version: 6, at: 1001, seen: [{ what: '~x', to: 'table' }] }]);
});

test('what is asked stays while nothing is said of it, and a verb alone may be told anew', () => {
  const told = {
    wanted: { key: 'buy' },
    choices: { buy: [{ action: { coins: [1, 2] } }], end: [{ action: {} }] },
  };
  room.hear({ t: 'patch', tag: 7, version: 6, delta: { you: { ask: told } } });
  const ask = () => asked(room.document!.you!.ask!);
  const before = ask();
  const actions = () => ask().choices.map(({ action }) => action);
  expect(actions()).toEqual([{ do: 'buy', coins: 1 }, { do: 'buy', coins: 2 }, { do: 'end' }]);
  room.hear({ t: 'patch', tag: 7, version: 7, delta: { you: { decision: 7 } } });
  expect(ask()).toBe(before);
  room.hear({ t: 'patch', tag: 7, version: 8, delta: { you: { ask: { choices: { buy: null } } } } });
  expect(actions()).toEqual([{ do: 'end' }]);
});

test('an empty frame moves the number on', () => {
  const before = room.document;
  room.hear({ t: 'patch', tag: 7, version: 6 });
  expect(room.document).toBe(before);
  expect(room.since()?.version).toBe(6);
});

test('a gap is not papered over', () => {
  const before = room.document;
  room.hear({ t: 'patch', tag: 7, version: 7, delta: { you: { decision: 7 } } });
  expect(rejoined).toBe(1);
  expect(room.document).toBe(before);
  expect(room.since()).toEqual({ stream: 's1', version: 5, line: 0 });
});

test('a snapshot replaces everything', () => {
  const snapshot = { t: 'snapshot', room: 'room', tag: 7, stream: 's2', version: 2, began: 0 } as const;
  room.hear({ ...snapshot, document: { table: { status: 'over' } }, log: [], chat: [], words: [] });
  expect(room.since()).toEqual({ stream: 's2', version: 2, line: 0 });
  expect(room.document?.you).toBeUndefined();
});

test('what was said is heard once, and what was missed is asked for', () => {
  const line = (number: number) => ({ number, at: 1, who: { name: 'Bia' }, text: `${number}` });
  room.hear({ t: 'chat', room: 'room', lines: [line(1)] });
  expect(room.since()).toEqual({ stream: 's1', version: 5, line: 1 });
  room.hear({ t: 'chat', room: 'room', lines: [line(1), line(2), line(3)] });
  expect(room.chat.map(({ text }) => text)).toEqual(['1', '2', '3']);
});

test('an action names its decision, and the board waits for the answer', async () => {
  const outcome = room.act({ do: 'pass' });
  expect(wishes).toEqual([{ t: 'act', expect: 4, action: { do: 'pass' } }]);
  expect(room.pending).toEqual({ do: 'pass' });
  expect(await room.act({ do: 'other' })).toEqual({ ok: false, code: 'busy' });
  answers[0]!({ ok: true, version: 6 });
  expect(await outcome).toEqual({ ok: true, version: 6 });
  expect(room.pending).toBeUndefined();
});

test('a room that lets one in again has no refusal left', () => {
  room.refused('unavailable');
  expect(room.refusal).toBe('unavailable');
  room.joined();
  expect(room.refusal).toBeUndefined();
});

test('undo names the step that may be taken back', async () => {
  void room.undo();
  expect(wishes).toEqual([{ t: 'undo', version: 5 }]);
});

test('a lost connection keeps what is shown', () => {
  room.lost();
  expect(room.connection).toBe('resuming');
  expect(room.document).toBeDefined();
  room.joined();
  expect(room.connection).toBe('live');
});
