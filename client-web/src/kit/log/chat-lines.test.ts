import { expect, test } from 'vitest';
import type { ChatLine } from '../../gen/protocol';
import { shownLines } from './chat-lines';

const said = (number: number, person: string): ChatLine => ({
  number,
  at: 0,
  author: { person },
  text: 'hello',
});

test('lines of ignored people are counted, those of one author in a row together', () => {
  const lines = [said(1, 'a'), said(2, 'b'), said(3, 'b'), said(4, 'c'), said(5, 'b'), said(7, 'a')];
  expect(shownLines(lines, new Set(['b', 'c']))).toEqual([
    said(1, 'a'),
    { person: 'b', hidden: 2, number: 2 },
    { person: 'c', hidden: 1, number: 4 },
    { person: 'b', hidden: 1, number: 5 },
    said(7, 'a'),
  ]);
});

test('without ignored people all lines are shown', () => {
  const lines = [said(1, 'a'), said(2, 'b')];
  expect(shownLines(lines, new Set())).toEqual(lines);
});
