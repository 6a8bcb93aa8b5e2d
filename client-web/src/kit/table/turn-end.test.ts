import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LegalAction, Prompt } from '../../gen/games';
import type { Action } from '../../net/document';
import { countDown, SECONDS } from './count-down';
import { onlyEnd } from './turn-end';

const question = (...actions: LegalAction<Action>[]): Prompt<Action> =>
  ({ line: { key: 'ask', with: {} }, actions }) as unknown as Prompt<Action>;
const legal = (verb: string, more: object = {}) => ({ action: { do: verb }, ...more }) as LegalAction<Action>;

it('is the end of a turn alone, or beside what takes something back', () => {
  const end = legal('end_turn');
  expect(onlyEnd(question(end), 'end_turn')).toBe(end);
  expect(onlyEnd(question(end, legal('step_back')), 'end_turn')).toBe(end);
});

it('is nothing where something else can be done, where a question comes first, or where a game does not want it', () => {
  const end = legal('end_turn');
  expect(onlyEnd(question(end, legal('buy')), 'end_turn')).toBeUndefined();
  expect(
    onlyEnd(question(legal('end_turn', { confirm: { key: 'sure', with: {} } })), 'end_turn'),
  ).toBeUndefined();
  expect(onlyEnd(question(end), undefined)).toBeUndefined();
  expect(onlyEnd(question(legal('stay')), 'end_turn')).toBeUndefined();
  expect(onlyEnd(question(), 'end_turn')).toBeUndefined();
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('counts down and is done once', () => {
  const [tick, done] = [vi.fn(), vi.fn()];
  countDown(tick, done);
  vi.advanceTimersByTime((SECONDS - 1) * 1000);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(tick.mock.calls.flat()).toEqual([4, 3, 2, 1, 0]);
  expect(done).toHaveBeenCalledOnce();
});

it('is stopped for good', () => {
  const done = vi.fn();
  const stop = countDown(() => undefined, done);
  vi.advanceTimersByTime(3000);
  stop();
  vi.advanceTimersByTime(20_000);
  expect(done).not.toHaveBeenCalled();
});

it('waits while nobody looks at the page, and begins anew', () => {
  const done = vi.fn();
  countDown(() => undefined, done);
  vi.advanceTimersByTime(3000);
  vi.stubGlobal('document', { hidden: true });
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
  vi.stubGlobal('document', { hidden: false });
  vi.advanceTimersByTime((SECONDS - 1) * 1000);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(done).toHaveBeenCalledOnce();
});
