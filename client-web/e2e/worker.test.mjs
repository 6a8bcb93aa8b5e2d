// The service worker: notices that are pushed, a page for when there is no network, and nothing else that is kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { newUser, UNREACHABLE, url } from './browser.mjs';
import { giveName, until } from './play.mjs';
import { openWithWorker, tap } from './push-worker.mjs';

const TABLE = '01936d5e-0000-7000-8000-000000000001';
const OTHER = '01936d5e-0000-7000-8000-000000000002';

const notice = (table, since, waiting, kind = 'your_turn') => ({
  kind,
  title: 'Your turn',
  body: `Ben moved at ${since}.`,
  url: `/t/${table}`,
  tag: `${table}-${since}`,
  table,
  waiting,
  time: 1_800_000_000_000,
});

const withWorker = (t, options) => openWithWorker(t, 'ana', url, options);

/** The notices that the browser shows. */
const shown = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag })).sort((a, b) => (a.tag < b.tag ? -1 : 1));
  });
const tags = async (page) => (await shown(page)).map(({ tag }) => tag);

/**
 * Pushes these until the browser shows exactly the notices with `expected` tags. On a busy machine the page may learn only
 * after a push that no table waits, and closes what was shown; and like any push, one may get lost.
 */
async function show({ page, push }, expected, ...notices) {
  let now;
  const isShown = async () => isDeepStrictEqual((now = await tags(page)), expected);
  const pushed = async () => {
    for (const one of notices) await push(one);
    return until(isShown, 'shown', 5_000).then(
      () => true,
      () => false,
    );
  };
  await until(pushed, 'the notices are shown').catch(() => assert.deepEqual(now, expected));
}

test('a first visit registers no worker, and the app can be installed', async (t) => {
  const ana = await newUser(t, 'ana', { wholeBrowser: true });
  await ana.goto('/');
  await ana.locator('.hero .row button').first().waitFor();
  assert.equal(await ana.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  const devtools = await ana.context().newCDPSession(ana);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const { icons } = JSON.parse(data);
  const sizes = await ana.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
          return `${width}x${height}`;
        }),
      ),
    icons,
  );
  assert.deepEqual(
    sizes,
    icons.map(({ sizes }) => sizes),
  );
});

test('what is pushed is shown, and closed when it is no longer true', async (t) => {
  const { page, push } = await withWorker(t);
  const other = notice(OTHER, 5, [TABLE, OTHER]);

  await show({ page, push }, [`${TABLE}-1`], notice(TABLE, 1, [TABLE]));
  assert.deepEqual(await shown(page), [{ title: 'Your turn', body: 'Ben moved at 1.', tag: `${TABLE}-1` }]);

  await t.test('once for each wait', async () => {
    await show({ page, push }, [`${TABLE}-1`, `${OTHER}-5`], notice(TABLE, 1, [TABLE]), other);
    // The earlier one of the same table is closed.
    await show({ page, push }, [`${TABLE}-9`, `${OTHER}-5`], other, notice(TABLE, 9, [TABLE, OTHER]));
  });

  await t.test('by the next push', async () => {
    // What the first table said is closed.
    await show({ page, push }, [`${OTHER}-5`, `${OTHER}-6`], other, notice(OTHER, 6, [OTHER], 'match_over'));
  });

  await t.test('by an open page that knows better', async () => {
    await page.goto('/new');
    await page.getByRole('button', { name: 'Set up the table' }).click();
    await giveName(page, 'Ana');
    await page.waitForURL(/\/t\//);
    await until(async () => (await shown(page)).length === 1, 'no table waits');
    assert.deepEqual(await tags(page), [`${OTHER}-6`], 'the end of a match stays true');
  });
});

test('a notice leads to the page of its table', async (t) => {
  const { page, push } = await withWorker(t);
  // Only users are told which tables wait for them.
  await page.request.post('/api/me', { data: { name: 'Ana' } });
  await show({ page, push }, [`${TABLE}-1`], notice(TABLE, 1, [TABLE]));
  assert.deepEqual(await tap(page, `${TABLE}-1`), [`open /t/${TABLE}`]);
  await until(async () => (await shown(page)).length === 0, 'a notice that was tapped is closed');

  // A page that has just loaded closes once what it knows to be untrue. What is pushed later stays.
  await show({ page, push }, [`${TABLE}-2`], notice(TABLE, 2, [TABLE]));
  await page.goto(`/t/${TABLE}`);
  await until(async () => (await shown(page)).length === 0, 'the page closes it');
  const elsewhere = { ...notice(OTHER, 3, [TABLE, OTHER]), url: 'https://elsewhere.example/' };
  await show({ page, push }, [`${TABLE}-2`, `${OTHER}-3`], notice(TABLE, 2, [TABLE]), elsewhere);
  assert.deepEqual(await tap(page, `${TABLE}-2`), [`focus /t/${TABLE}`]);
  assert.deepEqual(await tap(page, `${OTHER}-3`), [], 'no other site is opened');
});

test('a subscription that the browser replaces is passed on to the server', async (t) => {
  const { page } = await withWorker(t);
  await page.goto('/me');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Change' }).click();
  await until(async () => (await page.context().cookies()).length > 0, 'Ana has a session');
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(async () => {
    const at = /** @type {any} */ (globalThis);
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const text = (bytes) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const p256dh = text(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
    const auth = text(crypto.getRandomValues(new Uint8Array(16)));
    const subscription = { endpoint: 'https://push.example.org/new', keys: { p256dh, auth } };
    const event = new at.ExtendableEvent('pushsubscriptionchange');
    // Only the browser makes such events.
    Object.assign(event, { newSubscription: { toJSON: () => subscription } });
    const done = new Promise((done) => (at.ExtendableEvent.prototype.waitUntil = done));
    at.dispatchEvent(event);
    await done;
  });
  const subscriptions = await page.evaluate(async () => {
    const answer = await fetch('/api/me/notices');
    return (await answer.json()).push.subscriptions;
  });
  assert.equal(subscriptions.length, 1);
});

test('without a network a page says so, and nothing else is kept', async (t) => {
  const { page } = await withWorker(t, { locale: 'pt-BR', expected: [UNREACHABLE] });
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await page.goto('/new');
  assert.deepEqual(await kept(), ['/offline/pt-BR.html']);
  await page.context().setOffline(true);
  await page.goto('/history');
  await page.getByRole('heading', { name: 'Não dá para chegar ao Rodada' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await page.locator('header').first().waitFor();
  assert.equal(new URL(page.url()).pathname, '/history');
  assert.deepEqual(await kept(), ['/offline/pt-BR.html']);
});
