// A user plays against bots: at once, by keyboard, by touch, and with changes of mind.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOVING, newUser, url } from './browser.mjs';
import { startServer } from './server.mjs';
import {
  chooseFromList,
  gather,
  hand,
  key,
  list,
  myTurn,
  playNow,
  playOn,
  pointOut,
  seeEnd,
  title,
  touch,
  wanted,
} from './play.mjs';

test('a match against bots starts with two clicks, can be finished, replayed and played again', async (t) => {
  const page = await newUser(t, 'ana', MOVING);
  await playNow(page, 1);
  await playOn(page, pointOut);
  assert.match(await seeEnd(page, []), /\d+ points?/);
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((now) => now.href !== before);
  await page.locator('.end-dock').waitFor({ state: 'detached' });
  assert.ok(await myTurn(page), 'a rematch against bots starts at once');
  await page.goto(before.replace('/t/', '/m/'));
  await page.getByText('The match begins.').waitFor();
});

test('a match can be played by keyboard', async (t) => {
  const page = await newUser(t, 'ana');
  await page.goto('/');
  await press(page, page.getByRole('button', { name: 'Play now' }).first());
  // The choice of the number of bots replaces the button.
  await page.getByRole('button', { name: 'Against 1 bot' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  const made = await playOn(page, (page, nth) => pointOut(page, nth, key), 6);
  assert.equal(made, 6);

  await myTurn(page);
  await page.getByRole('button', { name: /as a list$/ }).waitFor();
  await press(page, page.getByRole('button', { name: 'Menu' }));
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a match can be played on a phone', async (t) => {
  const page = await newUser(t, 'ana', {
    ...MOVING,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  await playNow(page, 4);
  const made = await playOn(page, (page, nth) => pointOut(page, nth, touch), 6);
  assert.equal(made, 6);
  const tray = await hand(page).boundingBox();
  assert.ok(tray.y > 370 && tray.y + tray.height <= 740, 'the hand lies within the reach of a thumb');

  for (const name of ['Score', 'What happened', 'Chat']) {
    await page.getByRole('button', { name, exact: true }).tap();
    await page.getByRole('dialog', { name }).waitFor();
    await fits(page);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await fits(page);
});

test('no page scrolls sideways on a phone', async (t) => {
  const page = await newUser(t, 'ana', { viewport: { width: 360, height: 740 } });
  for (const locale of ['en', 'pt-BR', 'ja']) {
    await page.context().addCookies([{ name: 'rodada-language', value: locale, url }]);
    for (const path of ['/', '/new', '/rules/draftosaurus', '/me', '/nowhere', '/t/nowhere']) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      await fits(page);
    }
  }
});

test('a choice can be changed while others choose', async (t) => {
  const page = await newUser(t, 'ana');
  // A second user who never chooses keeps the match waiting.
  const other = await newUser(t, 'ben');
  await gather(page, other);
  await myTurn(page);
  const before = await wanted(page).textContent();
  await chooseFromList(page);
  assert.match(await wanted(page).textContent(), /You can still change your mind/);
  await page.getByRole('button', { name: 'Choose again' }).click();
  await myTurn(page);
  assert.equal(await wanted(page).textContent(), before);

  // Selecting another thing of the hand replaces the choice.
  const things = hand(page).getByRole('button');
  await things.first().click();
  await page.getByText('You can still change your mind').waitFor();
  const chosen = hand(page).locator('[aria-pressed=true]');
  const names = await things.evaluateAll((all) => all.map((one) => one.ariaLabel));
  assert.equal(await chosen.getAttribute('aria-label'), names[0]);
  const another = names.findIndex((name) => name !== names[0]);
  if (another > 0) {
    await things.nth(another).click();
    await hand(page)
      .getByRole('button', { name: names[another], exact: true, pressed: true })
      .first()
      .waitFor();
  }
});

test('a bot stands in for a player', async (t) => {
  const page = await newUser(t, 'ana');
  const other = await newUser(t, 'ben');
  await gather(page, other);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByText('A bot is playing for you.').waitFor();
  // The other player can play on, and sees that a bot plays.
  await playOn(other, chooseFromList, 2);
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await page.getByText('A bot is playing for you.').waitFor({ state: 'hidden' });
  // Bots choose after the human players, so what is to be chosen now is still open.
  await list(page).waitFor();
  await playOn(page, pointOut, 1);
});

test('a user who plays against bots only can skip their pauses', async (t) => {
  const server = await startServer();
  t.after(() => server.stop());
  server.settings.RODADA_BOT_PACE = '60000';
  await server.end('SIGTERM');
  await server.start();
  const page = await newUser(t, 'ana', { baseURL: server.url });
  await playNow(page, 2);
  const hurry = page.getByRole('button', { name: 'Speed up' });
  for (let turn = 0; turn < 3; turn++) {
    await myTurn(page);
    assert.equal(await hurry.count(), 0, 'the table waits for nobody else');
    await playOn(page, chooseFromList, 1);
    await hurry.click();
    await myTurn(page);
  }
  await hurry.waitFor({ state: 'detached' });
  // With bots that play at once there is no pause to skip.
  await page.goto('/new');
  await page.getByRole('radio', { name: 'Bots only' }).check();
  await page.getByRole('radio', { name: 'At once' }).check();
  await page.getByRole('button', { name: 'Sit down and start' }).click();
  await page.waitForURL(/\/t\//);
  await myTurn(page);
  await playOn(page, chooseFromList, 1);
  await myTurn(page);
});

test("the tab's title shows whose turn it is", async (t) => {
  const page = await newUser(t, 'ana');
  const other = await newUser(t, 'ben');
  await gather(page, other);
  await myTurn(page);
  await title(page, '● Your turn · Draftosaurus · Rodada');
  await chooseFromList(page);
  await title(page, 'Draftosaurus · Rodada');
  await playOn(other, chooseFromList, 1);
  await title(page, '● Your turn · Draftosaurus · Rodada');
  // The title also shows it on other pages.
  await page.getByRole('link', { name: 'Rodada, home' }).click();
  await page.getByRole('main').getByRole('link', { name: 'It is your turn' }).waitFor();
  await title(page, '● Your turn · Rodada');
});

async function press(page, one) {
  await one.focus();
  await page.keyboard.press('Enter');
}

/** Fails if the page scrolls sideways. */
async function fits(page) {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  assert.ok(wide <= room, `${page.url()} is ${wide} pixels wide where ${room} are`);
}
