import { expect, test } from 'vitest';
import { lines } from './text-lines';

const measure = (text: string) => text.length;

test('a text is broken between its words', () => {
  expect(lines('Ana wins with 43 points', 12, measure)).toEqual(['Ana wins', 'with 43', 'points']);
  expect(lines('short', 12, measure)).toEqual(['short']);
  expect(lines('', 12, measure)).toEqual([]);
});

test('a word that is too long is broken anywhere', () => {
  expect(lines('四十三点で勝ちました', 4, measure)).toEqual(['四十三点', 'で勝ちま', 'した']);
  expect(lines('by Maximiliana', 6, measure)).toEqual(['by', 'Maximi', 'liana']);
});
