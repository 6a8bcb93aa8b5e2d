// Two users, who met through a link, and a bot play a match and a rematch.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOVING, newUser, UNREACHABLE, url } from './browser.mjs';
import { startProxy } from './proxy.mjs';
import { playElsewhere } from './elsewhere.mjs';
import {
  assertSame,
  chooseFromList,
  giveName,
  invitation,
  myTurn,
  place,
  playOn,
  pointOut,
  seeEnd,
  setUp,
} from './play.mjs';

test('a match by a link survives reloads and lost connections', async (t) => {
  const proxy = await startProxy(t, url);
  const ana = await newUser(t, 'ana', MOVING);
  const ben = await newUser(t, 'ben', { ...MOVING, baseURL: proxy.url, expected: [UNREACHABLE] });

  // Ana creates a table; she only has to enter a name.
  await setUp(ana, 3);
  const start = ana.getByRole('button', { name: 'Start the match' });
  assert.ok(await start.isDisabled(), 'nobody starts with free seats');
  await ana.getByRole('button', { name: 'Add a bot' }).last().click();
  await ana.getByText('One seat is still free.').waitFor();

  // Ben follows the link and takes a seat.
  await ben.goto(await invitation(ana));
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await giveName(ben, 'Ben');
  await ben.getByText('Everybody is here. Waiting for Ana to start the match.').waitFor();
  await ana.getByText('Everybody is here. Shall we begin?').waitFor();
  await start.click();

  // They start: one selects things on the table, the other uses the list.
  await Promise.all([playOn(ana, pointOut, 4), playOn(ben, chooseFromList, 4)]);

  await t.test('a reload keeps seat, board and hand', async () => {
    await myTurn(ana);
    const before = await place(ana);
    await ana.reload();
    await myTurn(ana);
    await assertSame(() => place(ana), before, 'the table after the reload');
  });

  await t.test('a table at which nothing happens rests', async () => {
    await myTurn(ana);
    const isAtRest = () => document.getAnimations().every(({ playState }) => playState !== 'running');
    await ana.waitForFunction(isAtRest);
  });

  await t.test('a lost connection is restored without a reload', async () => {
    await ben.evaluate(() => (window.sameAsBefore = true));
    proxy.cut();
    await ben.context().setOffline(true);
    await ben.getByText('The connection is lost. It reconnects by itself.').waitFor();
    await chooseWhatIsListed(ana);
    proxy.restore();
    await ben.context().setOffline(false);
    await ben.getByText('The connection is lost.').waitFor({ state: 'hidden' });
    await playOn(ben, pointOut, 2);
    assert.ok(await ben.evaluate(() => window.sameAsBefore), 'the page was loaded anew');
  });

  await playElsewhere(ana, ben);
  const ends = await Promise.all([ana, ben].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  const points = ends.map((end) => /\d+/.exec(end)?.[0]);
  assert.equal(points[0], points[1], 'both see the same result');

  await t.test('a rematch follows', async () => {
    const first = new URL(ana.url()).pathname;
    await ana.getByRole('button', { name: 'Rematch' }).click();
    await ben.getByRole('link', { name: 'To the rematch' }).click();
    for (const page of [ana, ben]) {
      await page.waitForURL((now) => now.pathname !== first);
      await page.getByRole('listitem').filter({ hasText: 'Ana' }).first().waitFor();
    }
    assert.equal(new URL(ana.url()).pathname, new URL(ben.url()).pathname);
    assert.ok(!(await ben.getByRole('button', { name: 'Sit here' }).isVisible()), 'Ben sits already');
  });
});

async function chooseWhatIsListed(page) {
  await myTurn(page);
  await chooseFromList(page);
}
