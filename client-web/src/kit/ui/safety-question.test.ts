import { expect, test } from 'vitest';
import { isSettled, placeQuestion, SETTLE_MS } from './safety-question';

test('the second click of a double click answers nothing', () => {
  expect(isSettled(1_000, 1_000)).toBe(false);
  expect(isSettled(1_000, 1_000 + SETTLE_MS - 1)).toBe(false);
  expect(isSettled(1_000, 1_000 + SETTLE_MS)).toBe(true);
});

const EDGE = 8;
const button = { width: 132, height: 44 };
const box = { width: 2 * button.width + 3 * EDGE, height: 140 };
const pages = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1_280, height: 800 },
];

test.each(pages)('on $width × $height the cancel button lies under the pointer', (page) => {
  for (let x = EDGE; x <= page.width - EDGE; x += 7)
    for (let y = EDGE; y <= page.height - EDGE; y += 7) {
      const { left, top, cancelLeft, buttonsAbove } = placeQuestion({ x, y }, box, button, EDGE, page);
      expect(
        [left, top, page.width - left - box.width, page.height - top - box.height].every((gap) => gap >= 0),
      ).toBe(true);
      const across = x - left - (cancelLeft ? EDGE : box.width - EDGE - button.width);
      const down = y - top - (buttonsAbove ? EDGE : box.height - EDGE - button.height);
      const inside = across >= 0 && across <= button.width && down >= 0 && down <= button.height;
      expect(inside, `${x}, ${y}: ${across}, ${down}`).toBe(true);
    }
});
