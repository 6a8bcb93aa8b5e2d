import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Each test imports these anew. Compiling them takes seconds on a busy machine: here it counts for no test's time.
import './build.svelte';
import './lazy.svelte';
import './unfinished';

let served: string | Error;
let reloads: number;
let halfDone: boolean;
let kept: Map<string, string>;
/** The document, which may be hidden. */
let shown: EventTarget & { hidden: boolean };

async function page(build = 'old') {
  vi.resetModules();
  const meta = { content: build };
  vi.stubGlobal(
    'document',
    Object.assign(shown, { documentElement: { dataset: {} }, querySelector: () => meta }),
  );
  const { registerUnfinished, registerReader } = await import('./unfinished');
  registerUnfinished(() => halfDone);
  const { lazy, parts } = await import('./lazy.svelte');
  const { checkBuild, isOutdated } = await import('./build.svelte');
  return { lazy, parts, checkBuild, isOutdated, registerReader };
}

beforeEach(() => {
  vi.useFakeTimers();
  served = 'old';
  reloads = 0;
  halfDone = false;
  kept = new Map();
  shown = Object.assign(new EventTarget(), { hidden: false });
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

/** A loader that fails `times` times before it succeeds. */
const failing = (times: number) => {
  let left = times;
  return vi.fn(() => (left-- > 0 ? Promise.reject(new TypeError('failed')) : Promise.resolve('here')));
};

test('a failed load is retried', async () => {
  const { lazy } = await page();
  const got = lazy(failing(3));
  await vi.runAllTimersAsync();
  expect(await got).toBe('here');
  expect(reloads).toBe(0);
});

test('without a server, loading is retried until it succeeds', async () => {
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

test('if the server has another client, the page reloads at once', async () => {
  const { lazy } = await page();
  served = 'new';
  void lazy(failing(99));
  await vi.advanceTimersByTimeAsync(0);
  expect(reloads).toBe(1);
});

test('a reload that did not help is not repeated, and the user is told', async () => {
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

test('an import that the browser refuses to repeat is helped by a reload, soon, and not for ever', async () => {
  for (const [expected, told] of [
    [1, false],
    [2, false],
    [3, false],
    [3, true],
  ] as const) {
    const { lazy, parts } = await page();
    const { StuckImport } = await import('./load-part');
    void lazy(() => Promise.reject(new StuckImport('failed')));
    await vi.advanceTimersByTimeAsync(10);
    expect(parts.missing).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    expect(reloads).toBe(expected);
    expect(parts.missing).toBe(told);
    vi.clearAllTimers();
  }
});

test('unanswered requests are awaited before a reload', async () => {
  const { lazy, checkBuild } = await page();
  let busy = true;
  checkBuild('old', () => busy);
  served = 'new';
  void lazy(failing(99));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reloads).toBe(0);
  busy = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reloads).toBe(1);
});

test('two servers with different builds cause no reload loop', async () => {
  for (const [build, other] of [
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'b'],
  ] as const) {
    const { checkBuild } = await page(build);
    checkBuild(other, () => false);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(reloads).toBe(2);
});

test('an outdated page reloads when that loses nothing', async () => {
  const { checkBuild, isOutdated } = await page();
  let busy = true;
  halfDone = true;
  checkBuild('new', () => busy);
  expect(isOutdated()).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  busy = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reloads).toBe(0);
  halfDone = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloads).toBe(1);
});

test('an outdated page that is read reloads when it is hidden', async () => {
  const { checkBuild, registerReader } = await page();
  registerReader();
  checkBuild('new', () => false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reloads).toBe(0);
  shown.hidden = true;
  shown.dispatchEvent(new Event('visibilitychange'));
  expect(reloads).toBe(1);
});

test('an outdated page reloads once nobody reads it any more', async () => {
  const { checkBuild, registerReader } = await page();
  const close = registerReader();
  checkBuild('new', () => false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reloads).toBe(0);
  close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloads).toBe(1);
});

test('a page of the current build does not reload', async () => {
  const { checkBuild, isOutdated } = await page();
  checkBuild('old', () => false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOutdated()).toBe(false);
  expect(reloads).toBe(0);
});

test('all dynamic imports go through lazy', () => {
  const src = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !/\.(test|d)\.ts$|^(gallery|gen)\//.test(name),
  );
  const bare = files.flatMap((file) =>
    readFileSync(join(src, file), 'utf8')
      .split('\n')
      .filter(
        (line) =>
          /(?<!\w)import\(/.test(line) &&
          // The view model's `explained` calls `lazy`.
          !/(lazy|once|model\.explained)\(\(\) => import\(|typeof import\(/.test(line),
      )
      // Texts are loaded by `i18n/text`.
      .filter((line) => !/import\('(\.\/.*\.ftl|virtual:catalogue\/.*)'\)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(bare).toEqual([]);
});
