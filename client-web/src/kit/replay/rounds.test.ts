import { expect, test } from 'vitest';
import type { RoomDocument } from '../../net/document';
import { numbered, roundMarks } from './rounds';

const rounds = [0, 0, 1, 1, 2, 1, 2, 3, 3];
const recording = {
  first: 4,
  last: 4 + rounds.length - 1,
  at: (step: number) => ({ game: { round: rounds[step - 4] } }) as unknown as RoomDocument,
};
const marks = roundMarks(recording, { round: (view: { round: number }) => view.round });

test('each round is marked once, where it begins first', () => {
  expect(marks).toEqual([
    { step: 6, round: 1 },
    { step: 8, round: 2 },
    { step: 11, round: 3 },
  ]);
});

test('as many marks are numbered as there is room for', () => {
  const shown = (width: number) => [...numbered(marks, width)].map(({ round }) => round);
  expect(shown(400)).toEqual([1, 2, 3]);
  expect(shown(50)).toEqual([2]);
  expect(shown(0)).toEqual([]);
});
