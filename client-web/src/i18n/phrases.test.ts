import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from './text.svelte';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** December 5, 2026, at noon. */
const NOON = new Date(2026, 11, 5, 12).getTime();

vi.mock('./text.svelte', () => ({ language: { now: 'en' } }));
vi.mock('../net/clock.svelte', () => ({ serverNow: () => NOON }));
const { language } = await import('./text.svelte');
const { after, relative, timeSaid } = await import('./phrases');
const speak = (which: Language) => ((language as { now: Language }).now = which);

beforeEach(() => speak('en'));

// The blank before AM and PM is a narrow one.
test.each<[Language, Date, RegExp]>([
  ['en', new Date(2026, 11, 5, 0, 5), /^12:05\sAM$/],
  ['en', new Date(2026, 11, 4, 23, 55), /^Dec 4, 11:55\sPM$/],
  ['en', new Date(2025, 11, 5, 14, 5), /^Dec 5, 2025, 2:05\sPM$/],
  ['pt-BR', new Date(2026, 11, 5, 9, 5), /^0?9:05$/],
  ['pt-BR', new Date(2026, 10, 30, 14, 5), /^30 de nov\., 14:05$/],
  ['ja', new Date(2026, 11, 5, 14, 5), /^14:05$/],
  ['ja', new Date(2026, 10, 30, 14, 5), /^11月30日 14:05$/],
])('in %s, %s is said as %s', (which, at, words) => {
  speak(which);
  expect(timeSaid(at.getTime())).toMatch(words);
});

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
