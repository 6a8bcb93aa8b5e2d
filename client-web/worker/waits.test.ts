import { expect, test } from 'vitest';
import { isReplaced, isStale, showsTable, type Pushed } from './waits';

const shown = (kind: string, table: string) => ({ kind, table, url: `/t/${table}` });

test('a notice that a table waits is stale when it does not', () => {
  expect(isStale(shown('your_turn', 'a'), ['b'])).toBe(true);
  expect(isStale(shown('time_runs_out', 'a'), [])).toBe(true);
  expect(isStale(shown('your_turn', 'a'), ['b', 'a'])).toBe(false);
});

test('other notices stay true', () => {
  expect(isStale(shown('match_over', 'a'), [])).toBe(false);
  expect(isStale(undefined, [])).toBe(false);
  expect(isStale({}, [])).toBe(false);
});

test('a later wait at the same table replaces an earlier one', () => {
  const pushed = (kind: string, table: string): Pushed => ({
    ...shown(kind, table),
    title: '',
    body: '',
    tag: 'a-2',
    waiting: ['a'],
    time: 2,
  });
  expect(isReplaced(shown('your_turn', 'a'), pushed('time_runs_out', 'a'))).toBe(true);
  expect(isReplaced(shown('your_turn', 'b'), pushed('your_turn', 'a'))).toBe(false);
  expect(isReplaced(shown('match_begins', 'a'), pushed('your_turn', 'a'))).toBe(false);
  expect(isReplaced(shown('your_turn', 'a'), pushed('somebody_wrote', 'a'))).toBe(false);
});

test('the page of a table is found by its address', () => {
  const table = '01936d5e-0000-7000-8000-000000000001';
  for (const root of ['https://rodada.example/', 'https://club.example/games/']) {
    const shows = (path: string) => showsTable(root + path.replace('$', table), root, table);
    for (const path of ['t/$', 'm/$', 'm/$/12', 't/$?invitation=x', 't/$#main'])
      expect(shows(path), path).toBe(true);
    for (const path of ['', 't/$0', 'd/$', '?t=/t/$', 'x/t/$']) expect(shows(path), path).toBe(false);
  }
  expect(showsTable(`https://club.example/t/${table}`, 'https://club.example/games/', table)).toBe(false);
});
