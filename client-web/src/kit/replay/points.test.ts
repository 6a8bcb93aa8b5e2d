import { expect, test } from 'vitest';
import type { LogEntry } from '../../gen/protocol';
import type { RoomDocument } from '../../net/document';
import { pointsHistory } from './points';

const FIRST = 3;
/** A match of two seats: for each step who made it, and the points of both after it. */
function match(steps: readonly [by: number | undefined, points: readonly [number, number]][], own = [0, 0]) {
  const documents = steps.map(([, [ana, bea]]) => ({
    table: { seats: { 0: {}, 1: {} } },
    scores: { dogs: { 0: [ana], 1: [bea, 'why', 'n', 2] }, bays: { 0: [1], 1: [1] } },
    private_scores: { 0: { aim: { 0: [own[0]] } }, 1: { aim: { 1: [own[1]] } } },
  })) as unknown as RoomDocument[];
  return {
    first: FIRST,
    last: FIRST + steps.length - 1,
    at: (step: number) => documents[step - FIRST]!,
    entry: (step: number) => ({ version: step, by: steps[step - FIRST]![0] }) as LogEntry,
  };
}

const leads = (...steps: [number | undefined, [number, number]][]) => pointsHistory(match(steps)).leads;

test('points are the sum of all lines, also of those that are hidden from others', () => {
  const { points, least, most } = pointsHistory(
    match(
      [
        [0, [0, 0]],
        [0, [5, -9]],
      ],
      [2, 3],
    ),
  );
  expect([...points]).toEqual([
    [0, [3, 8]],
    [1, [4, -5]],
  ]);
  expect([least, most]).toEqual([-5, 8]);
});

test('the lead is taken by whoever has more than everybody else', () => {
  expect(leads([undefined, [0, 0]], [0, [2, 0]], [1, [2, 2]], [1, [2, 5]], [0, [2, 5]])).toEqual([
    { step: 4, seat: 0, points: 3 },
    { step: 6, seat: 1, points: 6 },
  ]);
});

test('a lead that is gone by the end of the turn is none', () => {
  expect(leads([0, [1, 0]], [1, [1, 4]], [1, [1, 0]], [0, [2, 0]])).toEqual([
    { step: 3, seat: 0, points: 2 },
  ]);
});

test('who leads at the end of a turn has its points, from the step at which the lead was taken', () => {
  expect(leads([0, [1, 0]], [0, [7, 0]], [1, [7, 0]])).toEqual([{ step: 3, seat: 0, points: 8 }]);
});

test('a tie changes no lead', () => {
  expect(leads([0, [3, 0]], [1, [3, 3]], [0, [4, 3]])).toHaveLength(1);
});
