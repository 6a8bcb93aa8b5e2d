import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../gen/protocol';
import { hasNews, knownStep, missedSteps } from './missed';

const observed = [{ what: 'placed' }];
const step = (version: number, by?: number, rest: Partial<LogEntry> = {}): LogEntry => ({
  version,
  at: version,
  ...(by !== undefined && { by }),
  observed,
  ...rest,
});
const log = [step(3), step(4, 0), step(5, 1), step(6, 1, { undoes: 5, observed: [] }), step(8, 1), step(9)];
const told = (known: number) => missedSteps(log, known).map(({ version }) => version);

describe('what a viewer knows', () => {
  test('is what this browser has shown, or their own last action, wherever they made it', () => {
    expect(knownStep(log, 0, undefined)).toBe(4);
    expect(knownStep(log, 0, 3)).toBe(4);
    expect(knownStep(log, 0, 6)).toBe(6);
    expect(knownStep(log, undefined, 6)).toBe(6);
  });

  test('is nothing on the first visit', () => {
    expect(knownStep(log, undefined, undefined)).toBeUndefined();
    expect(knownStep(log, 2, undefined)).toBeUndefined();
  });
});

describe('what is told', () => {
  test('is every visible step since', () => {
    expect(told(6)).toEqual([8, 9]);
    expect(told(9)).toEqual([]);
  });

  test('is nothing of a step that was taken back before it was seen', () => {
    expect(told(4)).toEqual([8, 9]);
  });

  test('is the taking back of a step that was seen', () => {
    expect(told(5)).toEqual([6, 8, 9]);
  });

  test('is nothing where nothing can be seen', () => {
    expect(missedSteps([step(4, 1, { observed: [] })], 3)).toEqual([]);
    expect(missedSteps([step(4, 1, { observed: [{ what: 'chosen', log: [] }] })], 3), 'no words').toEqual([]);
  });
});

test('only what others have done is news', () => {
  expect(hasNews(log, 4, 0)).toBe(true);
  expect(hasNews(log, 4, 1)).toBe(false);
  expect(hasNews(log, 8, 0), 'a step of nobody').toBe(false);
});
