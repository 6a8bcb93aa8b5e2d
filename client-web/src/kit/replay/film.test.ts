import { expect, test } from 'vitest';
import { faultOf, MOST_STEPS, offeredSpan } from './film';

test('a film has at least one step and at most sixty', () => {
  expect(faultOf(5, 5, 3, 100)).toBeUndefined();
  expect(faultOf(5, 5 + MOST_STEPS - 1, 3, 100)).toBeUndefined();
  expect(faultOf(5, 5 + MOST_STEPS, 3, 100)).toBe('sharing-too-long');
  expect(faultOf(6, 5, 3, 100)).toBe('sharing-backwards');
});

test.each([
  [2, 9],
  [3, 101],
  [NaN, 9],
  [3.5, 9],
])('steps %d to %d of a match from 3 to 100 are not all there', (from, to) => {
  expect(faultOf(from, to, 3, 100)).toBe('sharing-not-there');
});

test('the steps that follow are offered, and near the end those before', () => {
  expect(offeredSpan(10, 3, 100)).toEqual([10, 29]);
  expect(offeredSpan(100, 3, 100)).toEqual([81, 100]);
  expect(offeredSpan(9, 3, 12)).toEqual([3, 12]);
});
