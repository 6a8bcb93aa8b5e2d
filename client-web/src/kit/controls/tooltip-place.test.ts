import { expect, test } from 'vitest';
import { tooltipPlace, type Box } from './tooltip-place';

const SIZE = { width: 200, height: 80 };
const DESK = { width: 1280, height: 800 };
const LOW = { width: 740, height: 360 };
const covers = (thing: Box, at: { x: number; y: number }) =>
  at.x < thing.x + thing.width &&
  at.x + SIZE.width > thing.x &&
  at.y < thing.y + thing.height &&
  at.y + SIZE.height > thing.y;

test('it lies above its thing, in the middle', () => {
  const thing = { x: 600, y: 400, width: 100, height: 100 };
  expect(tooltipPlace(thing, SIZE, DESK)).toEqual({ x: 550, y: 310 });
});

test('it lies below what is at the upper edge', () => {
  const thing = { x: 600, y: 20, width: 100, height: 100 };
  expect(tooltipPlace(thing, SIZE, DESK)).toEqual({ x: 550, y: 130 });
});

test('it lies beside what is as high as the window', () => {
  for (const x of [20, 300, 640]) {
    const thing = { x, y: 30, width: 90, height: 300 };
    const at = tooltipPlace(thing, SIZE, LOW);
    expect(covers(thing, at), `at ${x}`).toBe(false);
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.x + SIZE.width).toBeLessThanOrEqual(LOW.width);
  }
});

test('it stays in the window where there is no place beside its thing', () => {
  const at = tooltipPlace({ x: 0, y: 0, width: 740, height: 300 }, SIZE, LOW);
  expect(at.y + SIZE.height).toBeLessThanOrEqual(LOW.height);
  expect(at.y).toBeGreaterThanOrEqual(0);
  expect(at.y).toBeGreaterThan(200);
});

test('it lies where it covers least of what can be chosen beside its thing', () => {
  const thing = { x: 600, y: 400, width: 100, height: 100 };
  const above = { x: 560, y: 320, width: 100, height: 60 };
  expect(tooltipPlace(thing, SIZE, DESK, [above])).toEqual({ x: 550, y: 510 });
  const below = { ...above, y: 520 };
  expect(tooltipPlace(thing, SIZE, DESK, [above, below])).toEqual({ x: 710, y: 410 });
  // It never covers its own thing for that.
  const beside = [
    { x: 720, y: 400, width: 100, height: 100 },
    { x: 400, y: 400, width: 190, height: 100 },
  ];
  expect(covers(thing, tooltipPlace(thing, SIZE, DESK, [above, below, ...beside]))).toBe(false);
});
