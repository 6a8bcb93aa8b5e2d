// Answers that do not come: the page repeats what it asked for, says what it does not know, and everything is made once.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newUser, UNREACHABLE } from './browser.mjs';
import { giveName, myTurn, playNow, remembered, until } from './play.mjs';
import { startProxy } from './proxy.mjs';
import { startServer } from './server.mjs';
import { startUpgradeProxy } from './upgrade-proxy.mjs';

/** So many answers to each request that makes something are lost. */
const LOST = 3;
const UNSURE = 'No answer yet. We do not know whether it was done; trying again.';
const HOTEL = { contentType: 'text/html', body: '<!doctype html><title>Welcome to our hotel</title>' };

let server;
before(async () => (server = await startServer()));
after(() => server?.stop());

const tablesOf = async (page) => (await (await page.request.get('/api/tables/mine')).json()).length;

test('what is made is made once, however many answers are lost', async (t) => {
  const proxy = await startUpgradeProxy(t, server.url, 'pass');
  const page = await newUser(t, 'ana', { baseURL: proxy.url, expected: [UNREACHABLE] });
  /** The keys of the requests that make something, by their path. */
  const keys = {};
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key) (keys[new URL(request.url()).pathname] ??= []).push(key);
  });
  const lost = {};
  proxy.loses = (method, path) => {
    if (method !== 'POST' || !path.startsWith('/api/') || path.startsWith('/api/events')) return false;
    lost[path] = (lost[path] ?? 0) + 1;
    return lost[path] <= LOST;
  };
  await page.goto('/new');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await giveName(page, 'Ana');
  await page.getByText(UNSURE).waitFor();
  await page.waitForURL(/\/t\//);
  await page.getByText(UNSURE).waitFor({ state: 'detached' });
  await page.goto('/me');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabel('The link for your other device').waitFor();

  assert.deepEqual(Object.keys(keys).toSorted(), ['/api/me', '/api/me/link', '/api/tables']);
  for (const [path, sent] of Object.entries(keys)) {
    assert.deepEqual([sent.length, new Set(sent).size], [LOST + 1, 1], `${path}: ${sent}`);
    assert.match(sent[0], /^[0-9a-f]{32}$/);
  }
  assert.equal(await tablesOf(page), 1);
  assert.equal((await (await page.request.get('/api/me')).json()).name, 'Ana');
});

test('a network that swallows everything for a while', async (t) => {
  const proxy = await startProxy(t, server.url);
  const page = await newUser(t, 'ana', { baseURL: proxy.url, expected: [UNREACHABLE] });
  await page.request.post('/api/me', { data: { name: 'Ana' } });
  await page.goto('/new');
  const create = page.getByRole('button', { name: 'Set up the table' });
  await create.waitFor();
  // As many connections as a browser keeps are open and rest.
  await page.evaluate(() => Promise.all(Array.from({ length: 6 }, () => fetch('/api/me'))));
  let [posts, sockets] = [0, 0];
  page.on('request', (request) => (posts += Number(/\/api\/tables$/.test(request.url()))));
  page.on('websocket', () => sockets++);

  // The test controls the page's clock, so that a slow machine does not change the result.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  proxy.swallow({ all: true });
  await create.click();
  await until(() => posts === 1, 'the table is asked for');
  await page.clock.runFor(7_900);
  assert.equal(await page.getByText(UNSURE).count(), 0);
  await page.clock.runFor(200);
  await page.getByText(UNSURE).waitFor();
  await page.clock.runFor(300);
  await until(() => posts === 2, 'it is asked for again');
  proxy.restore();
  await page.clock.runFor(8_100);
  await page.clock.runFor(1_000);
  await until(() => posts === 3, 'over a connection that was opened after the network came back');
  await until(() => sockets === 1, 'so is the socket, which was checked as well');
  await page.clock.resume();
  await page.waitForURL(/\/t\//);
  assert.equal(posts, 3);
  const tables = await page.evaluate(async () => (await (await fetch('/api/tables/mine')).json()).length);
  assert.equal(tables, 1);
});

test('pages that get the page of a hotel in place of their answer offer to try again', async (t) => {
  const page = await newUser(t, 'ana', { baseURL: server.url });
  await playNow(page, 1);
  await myTurn(page);
  const room = new URL(page.url()).pathname.split('/').pop();
  for (const [path, asked, shown] of [
    [`/m/${room}`, '**/api/matches/*/replay*', page.getByRole('slider', { name: 'Step' })],
    ['/history', '**/api/matches?*', page.getByText('There is no match to show here yet.')],
    ['/me/devices', '**/api/me/sessions', page.getByRole('button', { name: /^Sign out/ }).first()],
    ['/me/notices', '**/api/me/notices', page.getByRole('heading', { name: 'When' })],
  ]) {
    await page.route(asked, (route) => route.fulfill(HOTEL));
    await page.goto(path);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.getByText('The server cannot be reached.').waitFor();
    assert.equal(await shown.count(), 0);
    await page.unroute(asked);
    await again.click();
    await shown.waitFor();
    assert.equal(await again.count(), 0, path);
  }
});

test('who has tables is not taken for somebody new when their list does not come', async (t) => {
  const page = await newUser(t, 'ana', { baseURL: server.url, expected: [UNREACHABLE] });
  await playNow(page, 1);
  await remembered(page);
  // The socket would tell which tables wait.
  await page.routeWebSocket('**/api/socket', (socket) => socket.close());
  const lists = /\/api\/(events|tables)/;
  await page.route(lists, (route) => route.abort('connectionreset'));
  await page.goto('/');
  await page.getByText('The server is not answering just now.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Your tables' }).waitFor();
  await page.getByRole('article').first().waitFor();
  await page.unroute(lists);
  await page.getByText('It is your turn').first().waitFor();
});
