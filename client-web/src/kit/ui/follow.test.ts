import { expect, test } from 'vitest';
import { follows, type ScrollPosition } from './follow';

const at = (scrollTop: number, scrollHeight = 1_000, clientHeight = 200): ScrollPosition => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});

test('a list that has grown since the last event still follows its end', () => {
  expect(follows(true, at(800), at(800, 1_400))).toBe(true);
  expect(follows(true, at(800), at(780, 1_400))).toBe(true);
});

test('a smaller list still follows its end', () => {
  expect(follows(true, at(800), at(800, 1_000, 120))).toBe(true);
});

test('scrolling up ends it, and scrolling to the end resumes it', () => {
  expect(follows(true, at(800), at(700))).toBe(false);
  expect(follows(false, at(500), at(600))).toBe(false);
  expect(follows(false, at(700), at(780))).toBe(true);
});

test('while a user reads older lines, new ones do not move the list', () => {
  expect(follows(false, at(300), at(300, 1_400))).toBe(false);
});
