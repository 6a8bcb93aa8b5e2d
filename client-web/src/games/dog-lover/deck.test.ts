import { expect, test } from 'vitest';
import { boxOf, cellsOf, detail, glyphOfCard, needOf, PRINTED } from './deck';
import type { Card, View } from '../../gen/dog-lover';

test('a row is read from left to right, a column from above', () => {
  expect(cellsOf('row_b')).toEqual(['b1', 'b2', 'b3']);
  expect(cellsOf('column_3')).toEqual(['a3', 'b3', 'c3']);
});

test('a shape fits its box', () => {
  expect(boxOf('std')).toEqual({
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    width: 3,
    height: 1,
  });
  expect(boxOf('s3')).toMatchObject({ width: 2, height: 3 });
});

test('a dog needs its food piece by piece', () => {
  expect(needOf('d11')).toEqual(['scraps', 'dry', 'dry', 'canned']);
});

test('every card has a sign of its own kind', () => {
  for (const card of Object.keys(PRINTED.cards) as Card[])
    expect(glyphOfCard(PRINTED.cards[card]!) === 'paw').toBe(/^(d|x2)/.test(card));
});

test('laying a trick names where the watchdog goes, and not before it is known', () => {
  const view = { grid: {} } as View;
  const touches = ['a1', 'a2', 'a3', 'column_2'];
  expect(detail(view, { do: 'retrieve' }, touches)).toMatchObject({ lane: 'column_2' });
  expect(detail(view, { do: 'retrieve', trick: 's1' })).toEqual({});
  expect(detail(view, { do: 'walk', dog: 'd01' }, [])).toEqual({});
});
