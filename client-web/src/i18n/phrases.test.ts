import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from './text.svelte';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

vi.mock('./text.svelte', () => ({ language: { now: 'en' } }));
const { language } = await import('./text.svelte');
const { after, relative } = await import('./phrases');
const speak = (which: Language) => ((language as { now: Language }).now = which);

beforeEach(() => speak('en'));

describe('a moment from now', () => {
  test.each([
    [0, 'just now'],
    [-59_000, 'just now'],
    [59_000, 'in less than a minute'],
    [5 * 60_000, 'in 5 minutes'],
    [-3 * HOUR, '3 hours ago'],
    [3 * DAY + HOUR, 'in 3 days'],
  ])('%i ms is %s', (away, words) => expect(relative(away, 0)).toBe(words));

  test.each([
    [0, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [8_640, 'in 3 hours'],
    [3 * 86_400, 'in 3 days'],
  ])('whoever waits %i seconds waits until %s', (seconds, words) => expect(after(seconds)).toBe(words));

  // 25 to 47 hours from now may be tomorrow or the day after.
  test.each([25, 30, 36, 47])('in %i hours is counted in hours', (hours) => {
    expect(relative(hours * HOUR, 0)).toBe(`in ${hours} hours`);
    expect(relative(-hours * HOUR, 0)).toBe(`${hours} hours ago`);
  });

  test.each<[Language, string]>([
    ['en', 'in 2 days'],
    ['pt-BR', 'em 2 dias'],
    ['ja', '2 日後'],
  ])('days are counted, not named, in %s', (which, words) => {
    speak(which);
    expect(relative(2 * DAY + 23 * HOUR, 0)).toBe(words);
  });
});
