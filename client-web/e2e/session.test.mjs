// A page that does not know its user asks the server until it does, and takes nobody for somebody new meanwhile.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newUser, UNREACHABLE } from './browser.mjs';
import { giveName, myTurn, remembered, until } from './play.mjs';
import { startServer } from './server.mjs';
import { startUpgradeProxy } from './upgrade-proxy.mjs';

/** So many page loads are interrupted by a restart of the server. */
const RESTARTS = 12;

let server;
before(async () => (server = await startServer()));
after(() => server?.stop());

/** Opens a page for a user with a name, and counts what it asks about users. */
async function named(t, name, baseURL = server.url) {
  const page = await newUser(t, name, { baseURL, expected: [UNREACHABLE] });
  await page.request.post('/api/me', { data: { name } });
  return { page, asked: asked(page) };
}

function asked(page) {
  const count = { GET: 0, POST: 0, PUT: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/me') count[request.method()]++;
  });
  return count;
}

const nameOf = async (page) => (await (await page.request.get('/api/me')).json()).name;

/** Presses the buttons that start a match against a bot. */
async function press(page) {
  const play = page.getByRole('button', { name: 'Play now' }).first();
  const again = page.getByRole('button', { name: 'Try again' });
  await play.or(again).first().waitFor();
  if (await again.isVisible()) await again.first().click();
  await play.click();
  await page.getByRole('button', { name: 'Against 1 bot' }).click();
}

/** @type {Record<string, (route: import('playwright-core').Route) => Promise<void>>} */
const TROUBLES = {
  'is refused by a proxy': (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'is the page of a hotel': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome to our hotel</title>' }),
};

for (const [trouble, meet] of Object.entries(TROUBLES)) {
  test(`who plays at once stays who they are when the answer ${trouble}`, async (t) => {
    const { page, asked } = await named(t, 'Ana');
    let over = false;
    await page.route('**/api/me', (route) => (over ? route.continue() : meet(route)));
    await page.goto('/');
    await press(page);
    await until(() => asked.GET >= 3, 'the page asks again');
    assert.deepEqual(
      [asked.POST, asked.PUT],
      [0, 0],
      'nothing is posted while it is unknown who the user is',
    );
    over = true;
    await page.waitForURL(/\/t\//);
    await myTurn(page);
    assert.deepEqual([asked.POST, asked.PUT, await nameOf(page)], [0, 0, 'Ana']);
    await page.goto('/');
    await page.getByRole('link', { name: /^Ana/ }).waitFor();
  });
}

test('an answer that is late, and one for somebody who is new', async (t) => {
  for (const name of ['Ana', undefined]) {
    const { page, asked: count } =
      name === undefined
        ? await newUser(t, 'new', { baseURL: server.url }).then((page) => ({ page, asked: asked(page) }))
        : await named(t, name);
    let answer = () => {};
    const late = new Promise((resolve) => (answer = () => resolve(undefined)));
    await page.route('**/api/me', async (route) => {
      if (route.request().method() === 'GET') await late;
      await route.continue();
    });
    await page.goto('/');
    await press(page);
    await page.locator('.against.busy').waitFor();
    // A dialog that asks for a name would ask nobody.
    const other = await page.context().newPage();
    const others = asked(other);
    await other.route('**/api/me', async (route) => {
      if (route.request().method() === 'GET') await late;
      await route.continue();
    });
    await other.goto('/new');
    await other.getByRole('button', { name: 'Set up the table' }).click();
    await until(() => count.GET === 1 && others.GET === 1, 'both pages have asked');
    assert.deepEqual([count.POST, count.PUT, await other.getByLabel('Your name').count()], [0, 0, 0]);
    answer();
    await page.waitForURL(/\/t\//);
    await myTurn(page);
    if (name === undefined) {
      assert.deepEqual([count.POST, count.PUT], [1, 0]);
      assert.notEqual(await nameOf(page), '');
    } else {
      await other.waitForURL(/\/t\//);
      assert.deepEqual([count.POST, count.PUT, others.POST, others.PUT], [0, 0, 0, 0]);
      assert.equal(await nameOf(page), name);
    }
  }
});

test('restarts of the server while pages load rename nobody', async (t) => {
  // No route in the browser, with which it would have no cache.
  const proxy = await startUpgradeProxy(t, server.url, 'pass');
  const { page, asked } = await named(t, 'Bia', proxy.url);
  let [requests, due] = [0, -1];
  let restarted = Promise.resolve();
  proxy.before = async (path) => {
    if (!path.startsWith('/api/') || requests++ !== due) return;
    await server.end('SIGKILL');
    restarted = server.start();
  };
  for (let round = 0; round < RESTARTS; round++) {
    // What the page before asks does not count.
    await page.goto('about:blank');
    // In turn, the server is gone at the first requests of the page.
    [requests, due] = [0, round % 4];
    await page.goto('/');
    await until(() => requests > due, 'the page loads its parts');
    // What is posted once it is known who the user is must not meet the restart.
    if (due > 0) await restarted;
    await press(page);
    await page.waitForURL(/\/t\//);
    await restarted;
    await myTurn(page);
    // The start page offers to play first of all to whoever has no table that it knows of.
    await remembered(page);
    assert.deepEqual([asked.POST, asked.PUT, await nameOf(page)], [0, 0, 'Bia'], `in round ${round}`);
  }
});

const BLOCKED = /^Cookies are blocked, by this browser or by something on the way/;

test('whose cookies are blocked is told so, and is one user however often they try', async (t) => {
  const proxy = await startUpgradeProxy(t, server.url, 'pass');
  proxy.cookies = false;
  const page = await newUser(t, 'ana', { baseURL: proxy.url, expected: [UNREACHABLE] });
  const made = [];
  // The page reads no body of these answers, so a browser may not keep it for a listener.
  await page.route('**/api/me', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    made.push((await response.json()).user);
    await route.fulfill({ response });
  });
  for (const tries of [1, 2, 3]) {
    // A reload does not make somebody else of them either.
    if (tries !== 2) await page.goto('/');
    if (tries === 2) await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
    if (tries === 2) await page.getByRole('button', { name: 'Against 1 bot' }).click();
    else await press(page);
    await page.getByText(BLOCKED).waitFor();
    await until(() => made.length === tries, 'the server has answered');
  }
  await page.goto('/new');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await giveName(page, 'Ana');
  await page.getByRole('dialog').getByText(BLOCKED).waitFor();
  assert.deepEqual([made.length, new Set(made).size], [4, 1], JSON.stringify(made));

  proxy.cookies = true;
  await giveName(page, 'Ana');
  await page.waitForURL(/\/t\//);
  const me = await (await page.request.get('/api/me')).json();
  assert.deepEqual(me, { user: made[0], name: 'Ana' });
});

test('a browser that says that it keeps no cookies makes nobody', async (t) => {
  const page = await newUser(t, 'ana', { baseURL: server.url });
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  const count = asked(page);
  await page.goto('/');
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await press(page);
  await page.getByText(BLOCKED).waitFor();
  assert.equal(count.POST, 0);
});

test('a link to another device says that cookies are blocked, and works when they no longer are', async (t) => {
  const { page: desk } = await named(t, 'Ana');
  const link = await (await desk.request.post('/api/me/link', { data: {} })).json();
  const proxy = await startUpgradeProxy(t, server.url, 'pass');
  proxy.cookies = false;
  const phone = await newUser(t, 'phone', { baseURL: proxy.url, expected: [UNREACHABLE] });
  await phone.goto(new URL(link.url, server.url).pathname);
  const go = phone.locator('main .button.primary');
  await go.click();
  await phone.getByText(BLOCKED).waitFor();
  proxy.cookies = true;
  await go.click();
  await phone.getByRole('link', { name: /^Ana/ }).waitFor();
});
