import { beforeEach, expect, test } from 'vitest';
import { RoomStore } from './room.svelte';
import type { Outcome, RoomRequest } from './room-request';

let requests: RoomRequest[];
let answers: ((outcome: Outcome) => void)[];
let rejoined: number;
let room: RoomStore;

const connection = {
  join: () => () => {},
  rejoin: () => rejoined++,
  request: (_: string, request: RoomRequest) => {
    requests.push(request);
    return new Promise<Outcome>((done) => answers.push(done));
  },
};

beforeEach(() => {
  requests = [];
  answers = [];
  rejoined = 0;
  room = new RoomStore(connection as never, 'room');
  room.receive({
    t: 'snapshot',
    room: 'room',
    tag: 7,
    stream: 's1',
    version: 5,
    began: 1000,
    document: { table: { status: 'running' }, you: { seat: 1, decision: 4, undoable: 5 } },
    log: [],
    chat: [],
  });
  room.joined();
});

test('patches are applied in order and only once', () => {
  room.receive({ t: 'patch', tag: 7, version: 6, delta: { you: { decision: 6, undoable: null } } });
  room.receive({ t: 'patch', tag: 7, version: 6, delta: { you: { decision: 99 } } });
  expect(room.document?.you).toEqual({ seat: 1, decision: 6 });
  expect(room.since()).toEqual({ stream: 's1', version: 6, line: 0 });
});

test('times of patches count from the beginning of the match', () => {
  const observed = [{ what: 'moved' }];
  room.receive({ t: 'patch', tag: 7, version: 6, at: 1, observed, delta: { table: { status: 'over' } } });
  expect(room.document?.table.status).toBe('over');
  expect(room.log).toEqual([{ version: 6, at: 1001, observed }]);
});

test('the prompt stays until it is patched, and its actions are replaced whole', () => {
  const told = { line: { key: 'buy' }, actions: [{ action: { do: 'buy' } }, { action: { do: 'end' } }] };
  room.receive({ t: 'patch', tag: 7, version: 6, delta: { you: { prompt: told } } });
  const prompt = () => room.document!.you!.prompt!;
  const before = prompt();
  room.receive({ t: 'patch', tag: 7, version: 7, delta: { you: { decision: 7 } } });
  expect(prompt()).toBe(before);
  const actions = [{ action: { do: 'end' } }];
  room.receive({ t: 'patch', tag: 7, version: 8, delta: { you: { prompt: { actions } } } });
  expect(prompt()).toEqual({ line: { key: 'buy' }, actions });
});

test('an empty patch increases the version', () => {
  const before = room.document;
  room.receive({ t: 'patch', tag: 7, version: 6 });
  expect(room.document).toBe(before);
  expect(room.since()?.version).toBe(6);
});

test('a gap is detected', () => {
  const before = room.document;
  room.receive({ t: 'patch', tag: 7, version: 7, delta: { you: { decision: 7 } } });
  expect(rejoined).toBe(1);
  expect(room.document).toBe(before);
  expect(room.since()).toEqual({ stream: 's1', version: 5, line: 0 });
});

test('earlier entries of the log are added once', () => {
  const snapshot = { t: 'snapshot', room: 'room', tag: 7, stream: 's2', version: 4, began: 0 } as const;
  const entry = (version: number) => ({ version, at: version, by: 0 });
  room.receive({
    ...snapshot,
    document: { table: { status: 'running' } },
    log: [entry(3), entry(4)],
    chat: [],
  });
  expect(room.hasEarlierLog).toBe(true);
  // Nothing of step 2 is visible.
  const frames = [{ version: 2 }, entry(3), entry(4), entry(5)];
  room.addEarlierLog({ room: 'room', document: {}, entry: entry(1), frames, people: {} });
  expect(room.log).toEqual([1, 3, 4].map(entry));
  expect(room.hasEarlierLog).toBe(false);
});

test('a snapshot replaces everything', () => {
  const snapshot = { t: 'snapshot', room: 'room', tag: 7, stream: 's2', version: 2, began: 0 } as const;
  room.receive({ ...snapshot, document: { table: { status: 'over' } }, log: [], chat: [] });
  expect(room.since()).toEqual({ stream: 's2', version: 2, line: 0 });
  expect(room.document?.you).toBeUndefined();
});

test('chat lines are received once, and missed ones are requested', () => {
  const line = (number: number) => ({ number, at: 1, author: { person: 'b' }, text: `${number}` });
  room.receive({ t: 'chat', room: 'room', lines: [line(1)] });
  expect(room.since()).toEqual({ stream: 's1', version: 5, line: 1 });
  room.receive({ t: 'chat', room: 'room', lines: [line(1), line(2), line(3)] });
  expect(room.chat.map(({ text }) => text)).toEqual(['1', '2', '3']);
  room.receive({ t: 'chat', room: 'room', lines: [line(2)], replace: true });
  expect(room.chat.map(({ text }) => text)).toEqual(['2']);
});

test('names that are told later are added, and replace those that were told before', () => {
  const people = { a: { name: 'Ana' }, b: { name: 'Bia' } };
  room.receive({ t: 'people', room: 'room', people });
  room.receive({ t: 'people', room: 'room', people: { b: {}, c: { name: 'Caio' } } });
  expect(room.people).toEqual({ a: { name: 'Ana' }, b: {}, c: { name: 'Caio' } });
});

test('an action names its decision, and the board waits for the answer', async () => {
  const outcome = room.act({ do: 'pass' });
  expect(requests).toEqual([{ t: 'act', expect: 4, action: { do: 'pass' } }]);
  expect(room.pending).toEqual({ do: 'pass' });
  expect(await room.act({ do: 'other' })).toEqual({ ok: false, code: 'busy' });
  answers[0]!({ ok: true, version: 6 });
  expect(await outcome).toEqual({ ok: true, version: 6 });
  expect(room.pending).toBeUndefined();
});

test('joining again clears the refusal', () => {
  room.refused('unavailable');
  expect(room.refusal).toBe('unavailable');
  room.joined();
  expect(room.refusal).toBeUndefined();
});

test('undo names the step that may be undone', async () => {
  void room.undo();
  expect(requests).toEqual([{ t: 'undo', version: 5 }]);
});

test('a lost connection keeps the last state', () => {
  room.lost();
  expect(room.connection).toBe('resuming');
  expect(room.document).toBeDefined();
  room.joined();
  expect(room.connection).toBe('live');
});
