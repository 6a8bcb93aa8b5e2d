import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Each test imports these anew. Compiling them here counts for no test's time.
import '../../net/unfinished';
import './draft.svelte';

let stored: Map<string, string>;
let full: boolean;

/** The modules of a tab that has just loaded the page. */
async function load() {
  vi.resetModules();
  const { Draft } = await import('./draft.svelte');
  const { hasUnfinished } = await import('../../net/unfinished');
  return { Draft, hasUnfinished };
}

beforeEach(() => {
  stored = new Map();
  full = false;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a draft survives a reload of the tab', async () => {
  const before = await load();
  new before.Draft<string>('chat').value = 'Hel';
  const { Draft } = await load();
  expect(new Draft<string>('chat').value).toBe('Hel');
  expect(new Draft<string>('other').value).toBeUndefined();
});

test('a draft that was sent is forgotten', async () => {
  const before = await load();
  const draft = new before.Draft<string>('chat');
  draft.value = 'Hello';
  draft.value = undefined;
  const { Draft } = await load();
  expect(new Draft<string>('chat').value).toBeUndefined();
});

test('it is half done while it is on the page', async () => {
  const { Draft, hasUnfinished } = await load();
  const draft = new Draft<string>('chat');
  const hide = draft.show();
  expect(hasUnfinished()).toBe(false);
  draft.value = 'Hel';
  expect(hasUnfinished()).toBe(true);
  hide();
  expect(hasUnfinished()).toBe(false);
});

test('what cannot be stored is half done anywhere', async () => {
  const { Draft, hasUnfinished } = await load();
  full = true;
  const draft = new Draft<string>('chat');
  draft.value = 'Hel';
  expect([draft.value, hasUnfinished()]).toEqual(['Hel', true]);
  draft.value = undefined;
  full = false;
  draft.value = 'Hello';
  expect(hasUnfinished()).toBe(false);
});
