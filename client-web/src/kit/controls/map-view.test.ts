import { expect, test } from 'vitest';
import { bounded, moved, pinched, revealed, WHOLE, zoomed } from './map-view';

const frame = { width: 400, height: 300 };
const MAX_SCALE = 4;

test('the whole map cannot be moved, nor made smaller', () => {
  expect(moved(WHOLE, frame, 50, -50, MAX_SCALE)).toEqual(WHOLE);
  expect(zoomed(WHOLE, frame, { x: 10, y: 10 }, 0.5, MAX_SCALE)).toEqual(WHOLE);
});

test('zooming keeps the point under the pointer', () => {
  const at = { x: 100, y: 200 };
  const near = zoomed(WHOLE, frame, at, 2, MAX_SCALE);
  expect(near).toEqual({ x: -100, y: -200, scale: 2 });
  expect((at.x - near.x) / near.scale).toBe(100);
  expect(zoomed(near, frame, at, 0.5, MAX_SCALE)).toEqual(WHOLE);
});

test('zooming has a limit, and the map always fills its frame', () => {
  const near = zoomed(WHOLE, frame, { x: 0, y: 0 }, 100, MAX_SCALE);
  expect(near).toEqual({ x: 0, y: 0, scale: MAX_SCALE });
  expect(bounded({ x: -9999, y: 50, scale: 2 }, frame, MAX_SCALE)).toEqual({ x: -400, y: 0, scale: 2 });
});

test('a pinch zooms and moves the map', () => {
  const from = [
    { x: 150, y: 150 },
    { x: 250, y: 150 },
  ] as const;
  const wide = [
    { x: 100, y: 150 },
    { x: 300, y: 150 },
  ] as const;
  expect(pinched(WHOLE, frame, from, wide, MAX_SCALE)).toEqual({ x: -200, y: -150, scale: 2 });
  const aside = [
    { x: 110, y: 140 },
    { x: 310, y: 140 },
  ] as const;
  expect(pinched(WHOLE, frame, from, aside, MAX_SCALE)).toEqual({ x: -190, y: -160, scale: 2 });
});

test('a point outside is moved into view by the smallest distance', () => {
  const near = { x: -400, y: -300, scale: 2 };
  expect(revealed(near, frame, { x: 200, y: 150 }, MAX_SCALE)).toEqual(near);
  expect(revealed(near, frame, { x: -60, y: 150 }, MAX_SCALE)).toEqual({ x: -300, y: -300, scale: 2 });
});
