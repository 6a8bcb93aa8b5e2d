// Proxies of schools and offices that let no socket through: the page plays over event streams, until sockets work again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newUser, socketEvents, UNREACHABLE } from './browser.mjs';
import { assertSame, chooseFromList, gather, myTurn, place, playNow, playOn, until } from './play.mjs';
import { startServer } from './server.mjs';
import { startUpgradeProxy } from './upgrade-proxy.mjs';

let server;
before(async () => (server = await startServer()));
after(() => server?.stop());

const BLOCKED = 'Something on the way blocks the live connection';

/** Counts the welcomed sockets and the requests with frames of a page, and reports their frames like those of sockets. */
async function traffic(page) {
  const seen = { welcomed: 0, posts: 0 };
  const events = socketEvents(page);
  page.on('websocket', (socket) =>
    socket.on(
      'framereceived',
      ({ payload }) => (seen.welcomed += Number(String(payload).includes('"welcome"'))),
    ),
  );
  page.on('request', (request) => {
    if (!/\/api\/events\/\w+\/\d+$/.test(request.url())) return;
    seen.posts++;
    for (const frame of request.postData().split('\n')) events.emit('sent', frame);
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.eventSourceMessageReceived', ({ data }) => events.emit('received', data));
  return seen;
}

async function say(page, text) {
  await page.getByRole('tab', { name: 'Chat' }).click();
  const field = page.getByLabel('Say something');
  await field.fill(text);
  await field.press('Enter');
}

for (const sockets of ['refuse', 'swallow']) {
  test(`a match behind a proxy that would ${sockets} sockets`, async (t) => {
    const proxy = await startUpgradeProxy(t, server.url, sockets);
    const ana = await newUser(t, 'ana', { baseURL: proxy.url, expected: [UNREACHABLE] });
    const ben = await newUser(t, 'ben', { baseURL: server.url, expected: [UNREACHABLE] });
    const seen = await traffic(ana);
    await gather(ana, ben);
    for (let round = 0; round < 2; round++)
      for (const page of [ana, ben]) await playOn(page, chooseFromList, 1);
    await say(ana, 'hello from behind the proxy');
    await ben.getByRole('tab', { name: 'Chat' }).click();
    await ben.getByText('hello from behind the proxy').waitFor();
    assert.equal(await ana.getByText(BLOCKED).count(), 0);
    assert.ok(seen.posts > 4 && seen.welcomed === 0, JSON.stringify(seen));

    await myTurn(ana);
    const was = await place(ana);
    await ana.reload();
    await assertSame(() => place(ana), was, 'a fresh look shows the same');
    await server.end('SIGTERM');
    await server.start();
    await assertSame(() => place(ana), was, 'the table is there again');
    for (const page of [ana, ben]) await playOn(page, chooseFromList, 1);
    assert.equal(seen.welcomed, 0);

    proxy.sockets = 'pass';
    await ana.evaluate(() => dispatchEvent(new Event('online')));
    await until(() => seen.welcomed === 1, 'a socket takes over');
    // A last request may have been on its way.
    for (const page of [ana, ben]) await playOn(page, chooseFromList, 1);
    const { posts } = seen;
    for (const page of [ana, ben]) await playOn(page, chooseFromList, 1);
    assert.deepEqual(seen, { welcomed: 1, posts }, 'everything goes over the socket');
  });
}

test('a proxy that lets neither through is named', async (t) => {
  const proxy = await startUpgradeProxy(t, server.url, 'refuse');
  proxy.streams = false;
  const ana = await newUser(t, 'ana', { baseURL: proxy.url, expected: [UNREACHABLE] });
  await ana.goto('/');
  await ana.getByText(BLOCKED).waitFor();
  assert.equal(await ana.getByText('It reconnects by itself').count(), 0);
  proxy.streams = true;
  await ana.getByRole('status').getByRole('button', { name: 'Try again' }).click();
  await ana.getByText(BLOCKED).waitFor({ state: 'hidden' });
  await playNow(ana, 1);
});
