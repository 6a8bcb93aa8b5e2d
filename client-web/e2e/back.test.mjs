// Coming back: who opens a table after others have moved is told what happened, and then asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser } from './browser.mjs';
import { against, chooseFromList, gather, myTurn, wanted } from './play.mjs';

const told = (page) => page.locator('main .telling');
const skip = (page) => page.getByRole('button', { name: 'Skip', exact: true });

/** Has the page behave as one in the background, or in front again. */
async function show(page, state) {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('what happened while a player was away', async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => newUser(t, name)));
  await gather(ana, ben);
  const table = new URL(ana.url()).pathname;
  await chooseFromList(ana);

  await t.test('is told over the table, and then comes the question', async () => {
    await ana.goto('about:blank');
    await chooseFromList(ben);
    await ana.goto(table);
    await told(ana)
      .getByText(/^Since you were here: (one move|\d+ moves)$/)
      .waitFor();
    assert.equal(await wanted(ana).count(), 0, 'nothing is asked meanwhile');
    await told(ana).locator('.words').getByText('Ben').waitFor();
    await myTurn(ana);
    assert.equal(await told(ana).count(), 0);
  });

  await t.test('is told once', async () => {
    await ana.reload();
    await myTurn(ana);
    assert.equal(await told(ana).count(), 0);
  });

  await t.test('is told in a tab that comes to the front, and can be skipped', async () => {
    await chooseFromList(ana);
    await show(ana, 'hidden');
    await chooseFromList(ben);
    await myTurn(ana);
    await show(ana, 'visible');
    await told(ana).waitFor();
    await skip(ana).click();
    await told(ana).waitFor({ state: 'detached' });
    assert.ok(await myTurn(ana));
  });

  await t.test('is told in another browser since the last action', async () => {
    await chooseFromList(ana);
    await ana.goto('about:blank');
    await chooseFromList(ben);
    await ana.goto('/');
    await ana.evaluate(() => localStorage.clear());
    await ana.goto(table);
    await told(ana).waitFor();
    await ana.keyboard.press('Escape');
    await told(ana).waitFor({ state: 'detached' });
    assert.ok(await myTurn(ana));
  });
});

test('a first visit is told nothing', async (t) => {
  const ana = await newUser(t, 'ana');
  await against(ana, 'Dogs Cardgame', 3);
  const table = new URL(ana.url()).pathname;
  await ana.goto('/');
  await ana.evaluate(() => localStorage.clear());
  let replays = 0;
  ana.on('request', (request) => (replays += Number(/\/replay/.test(request.url()))));
  await ana.goto(table);
  assert.ok(await myTurn(ana));
  assert.equal(replays, 0);
});
