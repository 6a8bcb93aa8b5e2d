import { expect, test } from 'vitest';
import { fit, GAP, layOut, gridShapes, type Placement, type LayoutItem } from './layout';

const item = (id: string, width: number, height: number, more: Partial<LayoutItem> = {}): LayoutItem => ({
  id,
  shapes: [{ name: 'only', width, height }],
  weight: 1,
  maxEm: 24,
  ...more,
});

const apart = (a: Placement, b: Placement) =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01;

test('a single area fills the room', () => {
  const [spot] = layOut([item('board', 40, 20)], { width: 800 + 2 * GAP, height: 1000 });
  expect(spot).toMatchObject({ x: GAP, y: GAP, em: 20, shape: 'only' });
  expect(spot!.width).toBeCloseTo(800);
});

test('areas neither overlap nor leave the room', () => {
  const items = [
    item('others', 60, 6, { maxEm: 16 }),
    item('city', 58, 15),
    item('kennel', 58, 17),
    item('hand', 10, 10),
  ];
  for (const [width, height] of [
    [960, 650],
    [780, 900],
    [1280, 500],
    [360, 900],
  ] as const) {
    const spots = layOut(items, { width, height });
    expect(spots.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    for (const one of spots) {
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.y + one.height).toBeLessThanOrEqual(height);
      for (const other of spots) if (other !== one) expect(apart(one, other)).toBe(true);
    }
  }
});

test('wide areas are stacked, tall ones are side by side', () => {
  const room = { width: 900, height: 600 };
  const [a, b] = layOut([item('a', 60, 18), item('b', 60, 18)], room);
  expect(b!.y).toBeGreaterThan(a!.y);
  const [c, d] = layOut([item('c', 20, 30), item('d', 20, 30)], room);
  expect(d!.x).toBeGreaterThan(c!.x);
});

test('an area takes the shape with the largest font size', () => {
  const shapes = [
    { name: 'wide', width: 40, height: 10 },
    { name: 'tall', width: 12, height: 30 },
  ];
  expect(fit({ shapes, maxEm: 99 }, { width: 400, height: 120 }).shape.name).toBe('wide');
  expect(fit({ shapes, maxEm: 99 }, { width: 150, height: 400 }).shape.name).toBe('tall');
});

test('a larger weight makes an area larger', () => {
  const room = { width: 1000, height: 900 };
  const em = (weight: number) =>
    layOut([item('a', 30, 30, { weight, maxEm: 99 }), item('b', 30, 30, { maxEm: 99 })], room)[0]!.em;
  expect(em(3)).toBeGreaterThan(em(1));
});

test('equal items form a row, a column, or a grid', () => {
  const shapes = gridShapes(4, [{ name: 'small', width: 10, height: 5 }], 1);
  expect(shapes.map(({ name, width, height }) => [name, width, height])).toEqual([
    ['small 4', 43, 5],
    ['small 2', 21, 11],
    ['small 1', 10, 23],
  ]);
});
