import { expect, test, vi } from 'vitest';
import type { LogEntry, ObservedTableEvent } from '../../gen/protocol';
import { addTexts, setLanguage, type Source } from '../../i18n/text.svelte';
import { compileTexts } from '../../../scripts/compile-texts';
import { LogFormatter, withoutName } from './log-formatter';
import { logLinesOf, logSentences } from './log-lines';

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
});

const TEXTS = compileTexts(`
toy-log-drew = { $seat } draws { $card } ({ $card_1 } first)
toy-card-red = Red
toy-card-blue = Blue
`);

test('an observation without log lines is one sentence with its fields', () => {
  expect(logSentences({ what: 'drew', seat: 1 })).toEqual([{ key: 'drew', with: { seat: 1 } }]);
});

test('an observation with log lines has these sentences, or none', () => {
  expect(logSentences({ what: 'drew', seat: 1, log: [{ key: 'shuffled' }] })).toEqual([
    { key: 'shuffled', with: {} },
  ]);
  expect(logSentences({ what: 'drew', log: [] })).toEqual([]);
});

test('a sentence without a seat is about the player of the step, and lists are joined', async () => {
  const load = () => Promise.resolve({ default: TEXTS });
  await addTexts({ en: load, 'pt-BR': load, ja: load } satisfies Source);
  await setLanguage('en');
  const context = {
    game: 'toy',
    players: { name: (seat: number) => `P${seat}`, people: {}, me: undefined },
    seats: [],
  };
  const drew = { what: 'drew', log: [{ key: 'drew', with: { card: ['red', 'blue'] } }] };
  const plain = (line: string) => line.replace(/[\u2068\u2069]/g, '');
  expect(logLinesOf(context, { version: 1, at: 0, by: 2, observed: [drew] }, []).map(plain)).toEqual([
    'P2 draws Red and Blue (Red first)',
  ]);
});

test('the last action of a seat is what it did last, and nothing that goes without saying', async () => {
  const texts = compileTexts('toy-log-played = { $seat } plays\ntoy-log-drawn = { $seat } draws');
  const load = () => Promise.resolve({ default: texts });
  await addTexts({ en: load, 'pt-BR': load, ja: load } satisfies Source);
  const players = { name: (seat: number) => `P${seat}`, people: {}, me: undefined };
  const context = { game: 'toy', players, seats: [] };
  const observed = ['played', 'drawn'].map((what) => ({ what, seat: 1 }));
  const log: LogEntry[] = [{ version: 1, at: 0, by: 1, observed }];
  const last = (asides?: string[]) => new LogFormatter().lastActions(context, log, asides).get(1);
  expect(last(['drawn'])).toBe('Plays');
  expect(last()).toBe('Draws');
});

test('whoever takes a seat over is named, and whose it was', async () => {
  const texts = compileTexts('table-log-taken_over = { $name } for { $before }');
  const load = () => Promise.resolve({ default: texts });
  await addTexts({ en: load, 'pt-BR': load, ja: load } satisfies Source);
  const people = { b: { name: 'Ben' }, c: { name: 'Cid' }, d: { name: 'Dora' } };
  const context = { game: 'toy', players: { name: () => 'Dora', people, me: undefined }, seats: [] };
  const log: LogEntry[] = [
    { version: 1, at: 0, table: [{ what: 'sat', seat: 1, person: 'b' }] },
    { version: 2, at: 0, table: [{ what: 'taken_over', seat: 1, person: 'c' }] },
    { version: 3, at: 0, table: [{ what: 'taken_over', seat: 1, person: 'd' }] },
  ];
  const plain = (line: string) => line.replace(/[\u2068\u2069]/g, '');
  const lines = log.slice(1).flatMap((entry) => logLinesOf(context, entry, log));
  expect(lines.map(plain)).toEqual(['Cid for Ben', 'Dora for Cid']);
});

test('a player who stood up is named, whoever has the seat now', () => {
  const people = { b: { name: 'Ben' }, c: { name: 'Cid' } };
  const context = { game: 'toy', players: { name: () => 'Cid', people, me: undefined }, seats: [] };
  const log: LogEntry[] = [
    { version: 1, at: 0, table: [{ what: 'sat', seat: 1, person: 'b' }] },
    { version: 2, at: 0, table: [{ what: 'stood', seat: 1 }] },
    { version: 3, at: 0, table: [{ what: 'sat', seat: 1, person: 'c' }] },
    { version: 4, at: 0, table: [{ what: 'stood', seat: 1 }] },
  ];
  expect(log.flatMap((entry) => logLinesOf(context, entry, log))).toEqual([
    'Ben sat down',
    'Ben left the table',
    'Cid sat down',
    'Cid left the table',
  ]);
});

test('options are said to change once somebody else is there', () => {
  const people = { a: { name: 'Ana' }, b: { name: 'Ben' } };
  const context = { game: 'toy', players: { name: () => '', people, me: undefined }, seats: [] };
  const changed = { what: 'changed', seats: 2 } as ObservedTableEvent;
  const log: LogEntry[] = [
    { version: 1, at: 0, table: [changed] },
    { version: 2, at: 0, table: [{ what: 'sat', seat: 0, person: 'a' }] },
    { version: 3, at: 0, table: [changed] },
    { version: 4, at: 0, table: [{ what: 'sat', seat: 1, person: 'b' }] },
    { version: 5, at: 0, table: [changed] },
  ];
  expect(log.map((entry) => logLinesOf(context, entry, log))).toEqual([
    [],
    ['Ana sat down'],
    [],
    ['Ben sat down'],
    ['The table’s options were changed'],
  ]);
});

test('below the name of a player, what they did last is said without it', () => {
  const after = (sentence: string) => withoutName(sentence, 'Ana');
  expect(after('Ana hires Manager for free')).toBe('Hires Manager for free');
  expect(after('Ana: Husky (trained) → bay 4')).toBe('Husky (trained) → bay 4');
  expect(after('Anaさんが管理人を雇いました')).toBe('管理人を雇いました');
  expect(after('Ana：ハスキー → 犬房4')).toBe('ハスキー → 犬房4');
  // Somebody else, something of theirs, and a name in the middle.
  expect(after('Anabela passes')).toBe('Anabela passes');
  expect(after('Anaさんの犬が増えました')).toBe('Anaさんの犬が増えました');
  expect(after('Ana’s dog is cured')).toBe('Ana’s dog is cured');
  expect(after('A bone for Ana')).toBe('A bone for Ana');
});
