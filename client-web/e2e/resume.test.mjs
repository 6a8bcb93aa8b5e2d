// Servers stop, tabs sleep, people have two of them: the match goes on by itself.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { person, UNREACHABLE } from './browser.mjs';
import { startLine } from './line.mjs';
import { assertSame, chooseFromList, gather, list, myTurn, place, playNow, playOn, title } from './play.mjs';
import { startServer } from './server.mjs';

let server;
before(async () => (server = await startServer()));
after(() => server?.stop());

const AWAY = 'The connection is gone. It will be picked up again by itself.';
const RESTARTS = 'The server is starting anew.';

for (const [what, stop] of [
  ['is updated', () => server.end('SIGTERM')],
  ['loses its power', () => server.end('SIGKILL')],
]) {
  test(`the server ${what}`, async (t) => {
    const ana = await person(t, 'ana', { baseURL: server.url, expected: [UNREACHABLE] });
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
      .filter({ hasText: /starting anew|is gone/ })
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
  const line = await startLine(t, server.url);
  const ana = await person(t, 'ana', { baseURL: line.url, expected: [UNREACHABLE] });
  const ben = await person(t, 'ben', { baseURL: server.url });
  await gather(ana, ben);
  await chooseFromList(ana);
  await title(ana, 'Draftosaurus · Rodada');
  await mark(ana);

  const browser = await ana.context().newCDPSession(ana);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await playOn(ben, chooseFromList, 1);
  // Phones cut the line of a tab that sleeps.
  line.cut();
  line.mend();
  await browser.send('Page.setWebLifecycleState', { state: 'active' });

  await list(ana).waitFor();
  await title(ana, '● Your turn · Draftosaurus · Rodada');
  await playOn(ana, chooseFromList, 1);
  await assertSamePage(ana);
});

test('two tabs of one person stay alike', async (t) => {
  const ana = await person(t, 'ana', { baseURL: server.url });
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
    // What it says may have been the same before.
    await assertSame(() => settled(there), now, 'the other tab');
  }
});

const mark = (page) => page.evaluate(() => (window.sameAsBefore = true));

async function assertSamePage(page) {
  assert.ok(await page.evaluate(() => window.sameAsBefore), 'the page was loaded anew');
}

/** What is mine once the bots have nothing more to do. */
async function settled(page) {
  await myTurn(page);
  return place(page);
}
