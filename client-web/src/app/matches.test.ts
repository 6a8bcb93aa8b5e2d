import { describe, expect, test } from 'vitest';
import { addressOf, filtered, NO_FILTERS, query, readFilters, type Filters } from './matches';

const read = (search: string) => readFilters(new URLSearchParams(search));
const all: Filters = { game: 'dogs', player: 'Ana & Ben', from: '2026-03-01', to: '2026-03-31', mine: true };

describe('filters live in the address', () => {
  test('none of them', () => {
    expect(addressOf(NO_FILTERS)).toBe('/history');
    expect(read('')).toEqual(NO_FILTERS);
    expect(filtered(NO_FILTERS)).toBe(false);
  });

  test('all of them', () => {
    const address = addressOf(all);
    expect(read(address.split('?')[1]!)).toEqual(all);
    expect(filtered(all)).toBe(true);
  });

  test('names are trimmed, and no longer than names are', () => {
    expect(addressOf({ ...NO_FILTERS, player: '  Ana ' })).toBe('/history?player=Ana');
    expect(read(`player=${'x'.repeat(40)}`).player).toHaveLength(24);
  });

  test('invalid days are left out', () => {
    for (const day of ['yesterday', '2026-02-31', '2026-13-01', '26-01-01', '2026-1-1']) {
      expect(read(`from=${day}`).from, day).toBe('');
    }
  });

  test('two days mean the same period in either order', () => {
    const { from, to } = read('from=2026-03-31&to=2026-03-01');
    expect([from, to]).toEqual(['2026-03-01', '2026-03-31']);
  });
});

describe('what the server is asked', () => {
  test('nothing that is not set', () => {
    expect(query(NO_FILTERS).toString()).toBe('');
  });

  test('days are whole days in local time', () => {
    const search = query(all);
    expect(search.get('from')).toBe(String(new Date(2026, 2, 1).getTime()));
    expect(search.get('before')).toBe(String(new Date(2026, 3, 1).getTime()));
  });

  test('a single day covers the whole day', () => {
    const search = query({ ...NO_FILTERS, from: '2026-12-31', to: '2026-12-31' });
    expect(search.get('from')).toBe(String(new Date(2026, 11, 31).getTime()));
    expect(search.get('before')).toBe(String(new Date(2027, 0, 1).getTime()));
  });

  test('the other filters and the next page', () => {
    const search = query(all, 'there');
    expect([search.get('game'), search.get('player'), search.get('mine'), search.get('after')]).toEqual([
      'dogs',
      'Ana & Ben',
      '1',
      'there',
    ]);
  });
});
