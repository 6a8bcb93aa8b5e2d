import { expect, test } from 'vitest';
import { bounded, moved, pinched, revealed, WHOLE, zoomed } from './looking';

const frame = { width: 400, height: 300 };
const MOST = 4;

test('the whole map cannot be moved, nor made smaller', () => {
  expect(moved(WHOLE, frame, 50, -50, MOST)).toEqual(WHOLE);
  expect(zoomed(WHOLE, frame, { x: 10, y: 10 }, 0.5, MOST)).toEqual(WHOLE);
});

test('what lies under the pointer stays there', () => {
  const at = { x: 100, y: 200 };
  const near = zoomed(WHOLE, frame, at, 2, MOST);
  expect(near).toEqual({ x: -100, y: -200, scale: 2 });
  expect((at.x - near.x) / near.scale).toBe(100);
  expect(zoomed(near, frame, at, 0.5, MOST)).toEqual(WHOLE);
});

test('there is an end to nearness, and nothing is seen beside the map', () => {
  const near = zoomed(WHOLE, frame, { x: 0, y: 0 }, 100, MOST);
  expect(near).toEqual({ x: 0, y: 0, scale: MOST });
  expect(bounded({ x: -9999, y: 50, scale: 2 }, frame, MOST)).toEqual({ x: -400, y: 0, scale: 2 });
});

test('two fingers that part draw nearer, and carry the map with them', () => {
  const from = [
    { x: 150, y: 150 },
    { x: 250, y: 150 },
  ] as const;
  const wide = [
    { x: 100, y: 150 },
    { x: 300, y: 150 },
  ] as const;
  expect(pinched(WHOLE, frame, from, wide, MOST)).toEqual({ x: -200, y: -150, scale: 2 });
  const aside = [
    { x: 110, y: 140 },
    { x: 310, y: 140 },
  ] as const;
  expect(pinched(WHOLE, frame, from, aside, MOST)).toEqual({ x: -190, y: -160, scale: 2 });
});

test('what lies outside is brought into sight, and no further than it has to be', () => {
  const near = { x: -400, y: -300, scale: 2 };
  expect(revealed(near, frame, { x: 200, y: 150 }, MOST)).toEqual(near);
  expect(revealed(near, frame, { x: -60, y: 150 }, MOST)).toEqual({ x: -300, y: -300, scale: 2 });
});
