// Coming back: who opens a table after others have moved is told what happened, and then asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { MOVING, newUser } from './browser.mjs';
import { againstByHand, chooseFromList, gather, myTurn, wanted as asked } from './play.mjs';

const told = (page) => page.locator('main .telling');
const skip = (page) => page.getByRole('button', { name: 'Skip', exact: true });

/** Has the page behave as one in the background, or in front again. */
async function show(page, state) {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Sets up tables at which bots play with the user of a page, without a look at them. Returns their names. */
function tables(page, ...wanted) {
  return page.evaluate(async (wanted) => {
    const post = async (path, body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    };
    await post('/me', { name: 'Ana' });
    const rooms = [];
    for (const [game, seats, pace] of wanted)
      rooms.push((await post('/tables', { game, seats, pace, against: 'easy' })).room);
    return rooms;
  }, wanted);
}
const FREE = { kind: 'free' };
const days = (days) => ({ kind: 'days', days });

test('what happened while a player was away', async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => newUser(t, name, MOVING)));
  await gather(ana, ben);
  const table = new URL(ana.url()).pathname;
  await chooseFromList(ana);

  await t.test('is told over the table, and then comes the question', async () => {
    await ana.goto('about:blank');
    await chooseFromList(ben);
    await ana.goto(table);
    await told(ana)
      .getByText(/^Meanwhile: (one move|\d+ of \d+ moves)$/)
      .waitFor();
    assert.equal(await asked(ana).count(), 0, 'nothing is asked meanwhile');
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
    // On a busy machine, the telling may end before the button has come to rest.
    await skip(ana).dispatchEvent('click');
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

  await t.test('leads on to the next table that waits, after a move of one’s own', async () => {
    const next = ana.getByRole('link', { name: 'Next table that waits' });
    const [other] = await tables(ana, ['dogs-cardgame', 2, FREE]);
    assert.equal(await next.count(), 0, 'it is the turn of this table');
    // After a first move the offer to be told stands there.
    await ana.evaluate(() => localStorage.setItem('rodada.push-offered', '1'));
    await chooseFromList(ana);
    await next.click();
    await ana.waitForURL(`**/t/${other}`);
    assert.ok(await myTurn(ana));
  });
});

test('five tables on a phone', async (t) => {
  const ana = await newUser(t, 'ana', { viewport: { width: 360, height: 740 } });
  await ana.goto('/');
  const wanted = [
    ['draftosaurus', 2, FREE],
    ['dogs-cardgame', 3, days(7)],
    ['dogs', 2, FREE],
    ['dog-lover', 4, days(2)],
    ['dogs-o-socio', 3, FREE],
  ];
  const rooms = await tables(ana, ...wanted);
  await ana.reload();
  await ana.locator('main li.turn').nth(4).waitFor();
  const cards = ana.locator('main li.turn > a');

  await t.test('are all in sight, those with the least time left first', async () => {
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    assert.ok(boxes.at(-1).y + boxes.at(-1).height <= 740, JSON.stringify(boxes));
    const order = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    assert.deepEqual(
      order.slice(0, 2),
      [rooms[3], rooms[1]].map((room) => `/t/${room}`),
    );
    await assertAccessible(ana, 'five tables on a phone');
  });

  await t.test('are four elsewhere for whoever plays at one, whichever way the phone is held', async () => {
    await ana.goto(`/t/${rooms[0]}`);
    const elsewhere = ana.getByRole('link', { name: 'Your turn elsewhere (4)' });
    for (const [width, height] of [
      [360, 740],
      [740, 360],
    ]) {
      await ana.setViewportSize({ width, height });
      await elsewhere.waitFor();
      const bar = await ana.locator('header').boundingBox();
      const { x, width: wide } = await elsewhere.boundingBox();
      assert.ok(bar.x <= x && x + wide <= bar.x + bar.width, `${width} × ${height}: it leaves its bar`);
      assert.equal(await elsewhere.locator('.short').evaluate((words) => words.getClientRects().length), 1);
    }
  });
});

test('a first visit is told nothing', async (t) => {
  const ana = await newUser(t, 'ana');
  await againstByHand(ana, 'Dogs Cardgame', 3);
  const table = new URL(ana.url()).pathname;
  await ana.goto('/');
  await ana.evaluate(() => localStorage.clear());
  let replays = 0;
  ana.on('request', (request) => (replays += Number(/\/replay/.test(request.url()))));
  await ana.goto(table);
  assert.ok(await myTurn(ana));
  assert.equal(replays, 0);
});
