import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAwake } from './wake-lock';

let visible = true;
let locks: { released: boolean; release: () => Promise<void> }[] = [];
const page = new EventTarget();

beforeEach(() => {
  visible = true;
  locks = [];
  const request = async () => {
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
  Object.defineProperty(page, 'visibilityState', {
    configurable: true,
    get: () => (visible ? 'visible' : 'hidden'),
  });
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

function show(now: boolean) {
  visible = now;
  if (!now) for (const lock of locks) lock.released = true;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('the screen stays on until the table is left', async () => {
  const leave = keepAwake();
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  expect(locks[0]!.released).toBe(false);
  leave();
  expect(locks[0]!.released).toBe(true);
  show(true);
  expect(locks).toHaveLength(1);
});

test('a page that is shown again keeps the screen on again', async () => {
  const leave = keepAwake();
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  show(false);
  expect(locks).toHaveLength(1);
  show(true);
  await vi.waitFor(() => expect(locks).toHaveLength(2));
  leave();
});
