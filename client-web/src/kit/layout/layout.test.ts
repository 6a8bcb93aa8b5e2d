import { expect, test } from 'vitest';
import { fit, GAP, layOut, several, type Spot, type Wish } from './layout';

const wish = (id: string, width: number, height: number, more: Partial<Wish> = {}): Wish => ({
  id,
  shapes: [{ name: 'only', width, height }],
  weight: 1,
  most: 24,
  ...more,
});

const apart = (a: Spot, b: Spot) =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01;

test('an area alone has the whole room, and is as large as it fits', () => {
  const [spot] = layOut([wish('board', 40, 20)], { width: 800 + 2 * GAP, height: 1000 });
  expect(spot).toMatchObject({ x: GAP, y: GAP, em: 20, shape: 'only' });
  expect(spot!.width).toBeCloseTo(800);
});

test('nothing lies on anything else, and nothing outside', () => {
  const wishes = [
    wish('others', 60, 6, { most: 16 }),
    wish('city', 58, 15),
    wish('kennel', 58, 17),
    wish('hand', 10, 10),
  ];
  for (const [width, height] of [
    [960, 650],
    [780, 900],
    [1280, 500],
    [360, 900],
  ] as const) {
    const spots = layOut(wishes, { width, height });
    expect(spots.map(({ id }) => id)).toEqual(wishes.map(({ id }) => id));
    for (const one of spots) {
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.y + one.height).toBeLessThanOrEqual(height);
      for (const other of spots) if (other !== one) expect(apart(one, other)).toBe(true);
    }
  }
});

test('wide things lie one above the other, high things side by side', () => {
  const room = { width: 900, height: 600 };
  const [a, b] = layOut([wish('a', 60, 18), wish('b', 60, 18)], room);
  expect(b!.y).toBeGreaterThan(a!.y);
  const [c, d] = layOut([wish('c', 20, 30), wish('d', 20, 30)], room);
  expect(d!.x).toBeGreaterThan(c!.x);
});

test('of its shapes an area takes the one in which it is largest', () => {
  const shapes = [
    { name: 'wide', width: 40, height: 10 },
    { name: 'tall', width: 12, height: 30 },
  ];
  expect(fit({ shapes, most: 99 }, { width: 400, height: 120 }).shape.name).toBe('wide');
  expect(fit({ shapes, most: 99 }, { width: 150, height: 400 }).shape.name).toBe('tall');
});

test('what weighs more is larger', () => {
  const room = { width: 1000, height: 900 };
  const em = (weight: number) =>
    layOut([wish('a', 30, 30, { weight, most: 99 }), wish('b', 30, 30, { most: 99 })], room)[0]!.em;
  expect(em(3)).toBeGreaterThan(em(1));
});

test('several alike lie in a row, in a column, or in rows', () => {
  const shapes = several(4, [{ name: 'small', width: 10, height: 5 }], 1);
  expect(shapes.map(({ name, width, height }) => [name, width, height])).toEqual([
    ['small 4', 43, 5],
    ['small 2', 21, 11],
    ['small 1', 10, 23],
  ]);
});
