// A server under a path of its host: everything lies there, and nothing leaves it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MATCH_TIMEOUT, newUser, UNREACHABLE } from './browser.mjs';
import { playElsewhere } from './elsewhere.mjs';
import {
  chooseFromList,
  giveName,
  invitation,
  myTurn,
  openList,
  playOn,
  seeEnd,
  setUpByHand,
  until,
} from './play.mjs';
import { openWithWorker, tap } from './push-worker.mjs';
import { startServer } from './server.mjs';

const PATH = '/games';
let server;
before(async () => (server = await startServer({ path: PATH })));
after(() => server?.stop());

/** Opens a page of a new user, of which no request, socket or link may leave the path. */
async function userThere(t, name, options = {}) {
  const page = await newUser(t, name, { baseURL: `${server.url}/`, ...options });
  const left = [];
  const note = (address) => {
    const { origin, pathname } = new URL(address.replace(/^ws/, 'http'));
    if (!pathname.startsWith(`${PATH}/`) && origin !== 'null') left.push(address);
  };
  page.context().on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  t.after(() => assert.deepEqual(left, [], `requests of ${name} beside the path`));
  return page;
}

/** Waits for a page of the server, and looks where its links lead. */
async function at(page, path) {
  await page.waitForURL(new RegExp(`^${server.url}${path}`));
  const links = () =>
    page.evaluate(() => [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')));
  // Until the page is there, it may be the frame that the server sent, or the page before.
  await until(async () => (await links()).length > 0, `${path} has links`);
  const beside = (await links()).filter((to) => !to.startsWith(`${PATH}/`) && !to.startsWith('#'));
  assert.deepEqual(beside, [], `links of ${path}`);
}

const link = (page, name) => page.getByRole('link', { name, exact: true }).first();

for (const viewport of [
  { width: 390, height: 660 },
  { width: 1280, height: 800 },
]) {
  const size = `${viewport.width}×${viewport.height}`;
  test(`two people play under a path, ${size}`, { timeout: MATCH_TIMEOUT }, async (t) => {
    const ana = await userThere(t, 'ana', { viewport });
    const ben = await userThere(t, 'ben', { viewport });

    await t.test('they set up a table and play', async () => {
      await setUpByHand(ana, 2);
      await at(ana, '/t/');
      const invited = await invitation(ana);
      assert.ok(invited.startsWith(`${PATH}/t/`), invited);
      await ben.goto(invited);
      await ben.getByRole('button', { name: 'Sit here' }).click();
      await giveName(ben, 'Ben');
      await ana.getByRole('button', { name: 'Start the match' }).click();
      await Promise.all([myTurn(ana), myTurn(ben)]);
      await Promise.all([playOn(ana, chooseFromList, 2), playOn(ben, chooseFromList, 2)]);
    });

    await t.test('who reloads goes on', async () => {
      await ana.reload();
      await myTurn(ana);
      await openList(ana);
      await at(ana, '/t/');
    });

    await t.test('cookies belong to the path', async () => {
      const cookies = await ana.context().cookies();
      assert.ok(cookies.some(({ name }) => name === 'rodada'));
      assert.deepEqual([...new Set(cookies.map(({ path }) => path))], [`${PATH}/`]);
    });

    await t.test('the match is replayed, found again, and its rules are read', async () => {
      await playElsewhere(ana, ben);
      await seeEnd(ana, ['Ana', 'Ben']);
      await at(ana, '/t/');
      await link(ana, 'Step through the match').click();
      await at(ana, '/m/');
      await ana.getByRole('slider', { name: 'Step' }).waitFor();
      await ana.getByRole('slider', { name: 'Step' }).press('Home');
      await ana.waitForURL(new RegExp(`^${server.url}/m/[\\w-]+/\\d+\\?as=0$`));
      await link(ana, 'Rodada, home').click();
      await at(ana, '/$');
      await link(ana, 'Matches played').click();
      await at(ana, '/history\\?mine=1$');
      await link(ana, 'Draftosaurus').click();
      await at(ana, '/m/');
      await ana.getByRole('slider', { name: 'Step' }).waitFor();
      await ana.goBack();
      await at(ana, '/history');
      await ana.goBack();
      await at(ana, '/$');
      await link(ana, 'Rules').click();
      await at(ana, '/rules/');
      await ana.getByRole('heading', { level: 2 }).first().waitFor();
      await ana.goBack();
      await ana.goForward();
      await at(ana, '/rules/');
      await ana.reload();
      await at(ana, '/rules/');
    });

    await t.test('every other page is there, too', async () => {
      for (const path of ['/me', '/new', '/circles', '/look', '/statistics', '/ratings', '/nowhere']) {
        await ana.goto(`.${path}`);
        await ana.getByRole('heading', { level: 1 }).first().waitFor();
        await at(ana, path);
      }
    });
  });
}

test('without sockets event streams are used, under the path', async (t) => {
  const ana = await userThere(t, 'ana', { expected: [UNREACHABLE] });
  await ana.routeWebSocket(/./, (socket) => socket.close());
  const posted = ana.waitForRequest(new RegExp(`^${server.url}/api/events/\\w+/1$`));
  await ana.goto('./');
  await posted;
});

test('worker and manifest are those of the path', async (t) => {
  const ana = await userThere(t, 'ana', { wholeBrowser: true });
  await ana.context().grantPermissions(['notifications'], { origin: new URL(server.url).origin });
  await ana.goto('./');
  const worker = await ana.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    const kept = await caches.keys();
    const [page] = await (await caches.open(kept[0])).keys();
    return { scope, script: active.scriptURL, kept, page: page.url };
  });
  assert.deepEqual(worker, {
    scope: `${server.url}/`,
    script: `${server.url}/worker.js?language=en`,
    kept: ['games/offline-en'],
    page: `${server.url}/offline/en.html`,
  });

  const devtools = await ana.context().newCDPSession(ana);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  assert.deepEqual([url, errors], [`${server.url}/manifest.webmanifest`, []]);
  const { start_url, scope, icons } = JSON.parse(data);
  for (const one of [start_url, scope]) assert.equal(new URL(one, url).href, `${server.url}/`);
  for (const { src } of icons) {
    const answer = await ana.request.get(new URL(src, url).href);
    assert.equal(answer.headers()['content-type'], 'image/png', src);
  }
  const { appId } = await devtools.send('Page.getAppId');
  assert.equal(appId, `${server.url}/`);

  // An iPhone asks the root of the host for its icon, unless the page links one.
  const linked = await ana.evaluate(() =>
    [.../** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[rel$=icon]'))].map(
      ({ rel, href }) => [rel, href],
    ),
  );
  assert.deepEqual(linked, [
    ['icon', `${server.url}/favicon.svg`],
    ['apple-touch-icon', `${server.url}/apple-touch-icon.png`],
  ]);
  for (const [, address] of linked) {
    const answer = await ana.request.get(address);
    assert.match(answer.headers()['content-type'], /^image\//, address);
  }
});

test('a notice leads to a page of the path', async (t) => {
  const { page, push } = await openWithWorker(t, 'ana', `${server.url}/`);
  const shown = () =>
    page.evaluate(async () => {
      const [one] = /** @type {any[]} */ (await (await navigator.serviceWorker.ready).getNotifications());
      return one && { icon: one.icon, badge: one.badge };
    });
  const leads = { '/t/1': [`open ${PATH}/t/1`], '/../t/1': [], 'https://elsewhere.example/': [] };
  for (const [url, went] of Object.entries(leads)) {
    const notice = {
      kind: 'match_over',
      title: 'Over',
      body: '',
      url,
      tag: url,
      table: '1',
      waiting: [],
      time: 1,
    };
    await push(notice);
    await until(async () => (await shown()) !== undefined, 'the notice is shown');
    assert.deepEqual(await shown(), {
      icon: `${server.url}/icons/192.png`,
      badge: `${server.url}/icons/badge.png`,
    });
    assert.deepEqual(await tap(page, url), went, url);
  }
});

test('what lies beside the path is not found', async () => {
  const { origin } = new URL(server.url);
  const answer = async (path) => {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  for (const path of ['/', '/t/1', '/api/games', '/worker.js', '/gamesx/', '/.well-known/rodada.json'])
    assert.deepEqual(await answer(path), [404, null], path);
  assert.deepEqual(await answer('/games?a=b'), [308, '/games/?a=b']);
  assert.deepEqual(await answer('/readyz'), [200, null]);
  assert.deepEqual(await answer('/games/.well-known/rodada.json'), [200, null]);
});
