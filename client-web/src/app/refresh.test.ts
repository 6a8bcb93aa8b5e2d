import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refresh } from './refresh';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose visibility tests change. */
class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  becomes(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function refreshed() {
  const page = new Page();
  const load = vi.fn();
  const stop = refresh(load, 1_000, page as unknown as Document);
  return { page, load, stop };
}

test('a page that is looked at is loaded again and again', () => {
  const { load } = refreshed();
  vi.advanceTimersByTime(2_500);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a hidden page asks for nothing until somebody comes back to it', () => {
  const { page, load } = refreshed();
  page.becomes('hidden');
  vi.advanceTimersByTime(60_000);
  expect(load).not.toHaveBeenCalled();
  page.becomes('visible');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that is left asks for nothing', () => {
  const { page, load, stop } = refreshed();
  stop();
  page.becomes('visible');
  vi.advanceTimersByTime(60_000);
  expect(load).not.toHaveBeenCalled();
});
