import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let served: string | Error;
let reloads: number;
let halfDone: boolean;
let kept: Map<string, string>;

async function page(build = 'old') {
  vi.resetModules();
  const meta = { content: build };
  const field = { readOnly: false, defaultValue: '', value: 'Hel' };
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector.startsWith('meta') ? meta : null),
    querySelectorAll: () => (halfDone ? [field] : []),
  });
  const { lazy, parts } = await import('./lazy.svelte');
  const { noteBuild, isOld } = await import('./build.svelte');
  return { lazy, parts, noteBuild, isOld };
}

beforeEach(() => {
  vi.useFakeTimers();
  served = 'old';
  reloads = 0;
  halfDone = false;
  kept = new Map();
  vi.stubGlobal('location', { reload: () => reloads++ });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', () =>
    served instanceof Error ? Promise.reject(served) : Promise.resolve({ text: () => served }),
  );
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString(text: string) {
        return { querySelector: () => ({ content: text }) };
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Something to load that fails so often before it comes. */
const failing = (times: number) => {
  let left = times;
  return vi.fn(() => (left-- > 0 ? Promise.reject(new TypeError('failed')) : Promise.resolve('here')));
};

test('a part that does not come at first is asked for again', async () => {
  const { lazy } = await page();
  const got = lazy(failing(3));
  await vi.runAllTimersAsync();
  expect(await got).toBe('here');
  expect(reloads).toBe(0);
});

test('while the server is away it is asked for as long as it takes', async () => {
  const { lazy } = await page();
  served = new TypeError('no server');
  const load = failing(30);
  const got = lazy(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(8);
  expect(reloads).toBe(0);
  await vi.runAllTimersAsync();
  expect(await got).toBe('here');
});

test('where the server has another client, the page is loaded anew at once', async () => {
  const { lazy } = await page();
  served = 'new';
  void lazy(failing(99));
  await vi.advanceTimersByTimeAsync(0);
  expect(reloads).toBe(1);
});

test('a reload that did not help is not tried again, and somebody is told', async () => {
  kept.set('rodada.reloaded', '["old"]');
  const { lazy, parts } = await page();
  served = 'new';
  const got = lazy(failing(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(reloads).toBe(0);
  expect(parts.missing).toBe(true);
  await vi.runAllTimersAsync();
  expect(await got).toBe('here');
  expect(parts.missing).toBe(false);
});

test('what is on its way is answered first', async () => {
  const { lazy, noteBuild } = await page();
  let busy = true;
  noteBuild('old', () => busy);
  served = 'new';
  void lazy(failing(99));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reloads).toBe(0);
  busy = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reloads).toBe(1);
});

test('between two servers of different builds a page does not go to and fro', async () => {
  for (const [build, other] of [
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'b'],
  ] as const) {
    const { noteBuild } = await page(build);
    noteBuild(other, () => false);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(reloads).toBe(2);
});

test('a page that is out of date is loaded anew when nothing is half done', async () => {
  const { noteBuild, isOld } = await page();
  let busy = true;
  halfDone = true;
  noteBuild('new', () => busy);
  expect(isOld()).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  busy = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reloads).toBe(0);
  halfDone = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloads).toBe(1);
});

test('nothing happens where the server has this very client', async () => {
  const { noteBuild, isOld } = await page();
  noteBuild('old', () => false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOld()).toBe(false);
  expect(reloads).toBe(0);
});

test('there is no other way to load a part of the page', () => {
  const src = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !/\.(test|d)\.ts$|^(gallery|gen)\//.test(name),
  );
  const bare = files.flatMap((file) =>
    readFileSync(join(src, file), 'utf8')
      .split('\n')
      .filter((line) => /(?<!\w)import\(/.test(line) && !/lazy\(\(\) => import\(|typeof import\(/.test(line))
      // Texts are loaded by `i18n/text`.
      .filter((line) => !/import\('(\.\/.*\.ftl|virtual:shelf\/.*)'\)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(bare).toEqual([]);
});
