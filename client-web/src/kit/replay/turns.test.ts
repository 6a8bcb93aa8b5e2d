import { expect, test } from 'vitest';
import { estimated, points } from './turns';

test('points have a sign, and tenths below ten', () => {
  expect([12.46, 2.46, 0, -0.04, -7.31, -31.6].map(points)).toEqual(['+12', '+2.5', '0', '0', '−7.3', '−32']);
});

test('an estimate is said where it is certain', () => {
  expect(estimated({ points: -9, error: 4 })).toEqual({ text: '−9', certain: true });
  expect(estimated({ points: -9, error: 14.6 })).toEqual({ text: '± 15', certain: false });
  expect(estimated({ points: 0, error: 0 })).toEqual({ text: '0', certain: true });
});
