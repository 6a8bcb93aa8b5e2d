// The server restarts, tabs sleep, and users have two tabs: the match goes on without a reload.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newUser, UNREACHABLE } from './browser.mjs';
import { startProxy } from './proxy.mjs';
import { assertSame, chooseFromList, gather, list, myTurn, place, playNow, playOn, title } from './play.mjs';
import { startServer } from './server.mjs';

let server;
before(async () => (server = await startServer()));
after(() => server?.stop());

const AWAY = 'The connection is lost. It reconnects by itself.';
const RESTARTS = 'The server is restarting.';

for (const { what, stop } of [
  { what: 'is updated', stop: () => server.end('SIGTERM') },
  { what: 'loses its power', stop: () => server.end('SIGKILL') },
]) {
  test(`the server ${what}`, async (t) => {
    const ana = await newUser(t, 'ana', { baseURL: server.url, expected: [UNREACHABLE] });
    await playNow(ana, 1);
    await playOn(ana, chooseFromList, 3);
    await myTurn(ana);
    const was = await place(ana);
    await mark(ana);

    await stop();
    await ana.getByText(what === 'is updated' ? RESTARTS : AWAY).waitFor();
    await assertSame(() => place(ana), was, 'what was shown stays');
    await server.start();
    await ana
      .getByRole('status')
      .filter({ hasText: /is restarting|is lost/ })
      .waitFor({ state: 'hidden' });

    await assertSame(() => place(ana), was, 'the table is there again');
    assert.equal(await playOn(ana, chooseFromList, 3), 3);
    await assertSamePage(ana);
    const is = await settled(ana);
    await ana.reload();
    await assertSame(() => settled(ana), is, 'a fresh look shows the same');
  });
}

test('a tab that slept in the background', async (t) => {
  const proxy = await startProxy(t, server.url);
  const ana = await newUser(t, 'ana', { baseURL: proxy.url, expected: [UNREACHABLE] });
  const ben = await newUser(t, 'ben', { baseURL: server.url });
  await gather(ana, ben);
  await chooseFromList(ana);
  await title(ana, 'Draftosaurus · Rodada');
  await mark(ana);

  const browser = await ana.context().newCDPSession(ana);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await playOn(ben, chooseFromList, 1);
  // Phones cut the connection of a sleeping tab.
  proxy.cut();
  proxy.restore();
  await browser.send('Page.setWebLifecycleState', { state: 'active' });

  await list(ana).waitFor();
  await title(ana, '● Your turn · Draftosaurus · Rodada');
  await playOn(ana, chooseFromList, 1);
  await assertSamePage(ana);
});

test('two tabs of one user show the same', async (t) => {
  const ana = await newUser(t, 'ana', { baseURL: server.url });
  await playNow(ana, 1);
  const second = await ana.context().newPage();
  await second.goto(ana.url());
  await myTurn(second);
  await assertSame(() => place(second), await settled(ana), 'both tabs');
  for (const [here, there] of [
    [ana, second],
    [second, ana],
    [ana, second],
  ]) {
    await playOn(here, chooseFromList, 1);
    const now = await settled(here);
    // The text may have been the same before, so wait for the content.
    await assertSame(() => settled(there), now, 'the other tab');
  }
});

const mark = (page) => page.evaluate(() => (window.sameAsBefore = true));

async function assertSamePage(page) {
  assert.ok(await page.evaluate(() => window.sameAsBefore), 'the page was loaded anew');
}

/** The own things on the table, once the bots have finished. */
async function settled(page) {
  await myTurn(page);
  return place(page);
}
