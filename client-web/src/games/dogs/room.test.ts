import { expect, test } from 'vitest';
import { pricesOf } from './prices';
import { numbersOf, roomFor, spotsOf } from './room';

const MAP = { width: 1000, height: 700 };
const SIZE = { width: 100, height: 40 };

test('a thing takes the first place where it covers nothing', () => {
  const taken = [{ left: 0, right: 300, top: 0, bottom: 300 }];
  const places = [
    [200, 200],
    [400, 200],
    [600, 200],
  ] as const;
  expect(roomFor(SIZE, places, taken, MAP)).toEqual({ left: 350, right: 450, top: 180, bottom: 220 });
});

test('a thing takes the place where it covers least, and stays on the map', () => {
  const taken = [{ left: 0, right: 1000, top: 0, bottom: 690 }];
  const places = [
    [200, 200],
    [-30, 720],
  ] as const;
  expect(roomFor(SIZE, places, taken, MAP)).toEqual({ left: 3, right: 103, top: 657, bottom: 697 });
});

test('the prices of all spaces cover nothing that is written, and not each other', () => {
  for (const tall of [false, true]) {
    const spots = spotsOf(tall);
    const prices = pricesOf(
      spots.map((spot) => ({ ...spot, gas: 3, coins: 0 })),
      tall,
      [],
    );
    const numbers = spots.flatMap(numbersOf);
    const boxes = prices.map(({ x, y, wide }) => ({
      left: x - wide / 2,
      right: x + wide / 2,
      top: y - 19,
      bottom: y + 19,
    }));
    const over = (a: (typeof boxes)[0], b: (typeof boxes)[0]) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    for (const [n, box] of boxes.entries()) {
      expect(numbers.filter((number) => over(box, number))).toEqual([]);
      expect(boxes.filter((other, m) => m !== n && over(box, other))).toEqual([]);
    }
  }
});
