import { expect, test } from 'vitest';
import type { SeatSummary, TableSummary, Waiting } from '../gen/protocol';
import type { LastSeen } from '../net/last-seen';
import { myTables, type Stage } from './my-tables';

const ana: SeatSummary = { kind: 'user', name: 'Ana' };
const ben: SeatSummary = { kind: 'user', name: 'Ben' };
const bot: SeatSummary = { kind: 'bot', level: 'easy' };
const awaited = (seat: SeatSummary): SeatSummary => ({ ...seat, awaited: true });

/** A table at which Ana has seat 0. */
const table = (room: string, more: Partial<TableSummary> = {}): TableSummary => ({
  room,
  game: 'draftosaurus',
  status: 'running',
  pace: { kind: 'free' },
  seats: { 0: ana, 1: ben },
  created: 0,
  touched: 10,
  yours: 0,
  ...more,
});
const waits = (room: string, since: number, deadline?: number): Waiting => ({
  room,
  since,
  game: 'draftosaurus',
  ...(deadline !== undefined && { deadline }),
});

type Memory = (room: string) => LastSeen | undefined;
const nothing: Memory = () => undefined;
const anything: Memory = () => ({ version: 9 });

/** The rooms of each stage, in their order; fails if tables of one stage do not stand together. */
function rooms(listed: TableSummary[], waiting: Waiting[] | undefined, lastSeen = nothing) {
  const stages: Partial<Record<Stage, string>> = {};
  let before: Stage | undefined;
  for (const { stage, room } of myTables({ listed, waiting, lastSeen })) {
    if (stage !== before) expect(stages[stage]).toBeUndefined();
    stages[stage] = stage === before ? `${stages[stage]} ${room}` : room;
    before = stage;
  }
  return stages;
}

test('each table is listed once, those that wait for the user first', () => {
  const listed = [
    table('over', { status: 'over' }),
    table('mine', { seats: { 0: awaited(ana), 1: awaited(ben) } }),
    table('theirs', { seats: { 0: ana, 1: awaited(ben) } }),
    table('new', { status: 'gathering', seats: { 0: ana, 1: { kind: 'empty' } } }),
  ];
  expect(rooms(listed, [waits('mine', 5)], anything)).toEqual({
    turn: 'mine',
    others: 'theirs',
    gathering: 'new',
    ended: 'over',
  });
  const order = myTables({ listed, waiting: [waits('mine', 5)], lastSeen: anything });
  expect(order.map(({ room }) => room)).toEqual(['mine', 'theirs', 'new', 'over']);
});

test('the least time left comes first, then the longest wait, and matches with bots alone last', () => {
  const alone = { seats: { 0: ana, 1: bot } };
  const listed = [
    table('bots-long-ago', { ...alone, touched: 1 }),
    table('bots', { ...alone, touched: 90 }),
    table('short-wait'),
    table('long-wait'),
    table('tomorrow'),
    table('tonight'),
  ];
  const waiting = [
    waits('tonight', 8, 100),
    waits('tomorrow', 7, 200),
    waits('bots-long-ago', 1),
    waits('long-wait', 2),
    waits('short-wait', 3),
    waits('bots', 90),
  ];
  const turn = 'tonight tomorrow long-wait short-wait bots bots-long-ago';
  expect(rooms(listed, waiting)).toEqual({ turn });
  expect(rooms(listed.reverse(), waiting.reverse())).toEqual({ turn });
});

test('a table that waits is shown before the list has it', () => {
  expect(rooms([], [waits('new', 5)])).toEqual({ turn: 'new' });
  expect(rooms([table('late')], [waits('new', 5), waits('late', 6, 50)])).toEqual({ turn: 'late new' });
});

test('the socket knows better than the list whether a table waits', () => {
  const listed = [table('a', { seats: { 0: awaited(ana), 1: ben } }), table('b')];
  expect(rooms(listed, undefined)).toEqual({ turn: 'a', others: 'b' });
  expect(rooms(listed, [])).toEqual({ others: 'a b' });
  expect(rooms(listed, [waits('b', 5)])).toEqual({ turn: 'b', others: 'a' });
});

test('the deadline is the one of the latest answer, and of others where the table waits for others', () => {
  const listed = [table('a', { deadline: 40 }), table('b', { deadline: 60 })];
  const found = myTables({ listed, waiting: [waits('a', 5, 50)], lastSeen: nothing });
  expect(found.map(({ deadline }) => deadline)).toEqual([50, 60]);
});

test('a seat that a bot plays for now is not awaited, and comes before other tables', () => {
  const away: SeatSummary = { kind: 'user', name: 'Ana', stand_in: true, awaited: true };
  const listed = [table('calm', { touched: 99 }), table('away', { seats: { 0: away, 1: ben } })];
  expect(rooms(listed, undefined)).toEqual({ others: 'away calm' });
});

test('the latest come first; of new tables, those that can start', () => {
  const gathering = (room: string, touched: number, seat: SeatSummary) =>
    table(room, { status: 'gathering', touched, seats: { 0: ana, 1: seat } });
  const listed = [
    table('old', { touched: 1 }),
    table('recent', { touched: 9 }),
    gathering('free', 9, { kind: 'empty' }),
    gathering('full', 1, ben),
  ];
  expect(rooms(listed, [])).toEqual({ others: 'recent old', gathering: 'full free' });
});

test('a finished match is shown until its end was seen in this browser', () => {
  const listed = [table('over', { status: 'over' }), table('closed', { status: 'abandoned', touched: 11 })];
  expect(rooms(listed, [], anything)).toEqual({ ended: 'closed over' });
  expect(rooms(listed, [])).toEqual({});
});

test('of finished matches, only the latest are shown', () => {
  const listed = Array.from({ length: 9 }, (_, n) => table(String(n), { status: 'over', touched: n }));
  expect(rooms(listed, [], anything)).toEqual({ ended: '8 7 6 5 4 3' });
});
