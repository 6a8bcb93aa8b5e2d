// Somebody plays against bots: at once, by keyboard, by touch, with second thoughts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person } from './browser.mjs';
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

test('play now, in two clicks and to the end', async (t) => {
  const page = await person(t, 'ana');
  await playNow(page, 1);
  await playOn(page, pointOut);
  assert.match(await seeEnd(page, []), /\d+ points?/);
});

test('the keyboard is enough', async (t) => {
  const page = await person(t, 'ana');
  await page.goto('/');
  await press(page, page.getByRole('button', { name: 'Play now' }).first());
  // The number of bots is asked for where the button was.
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

test('a phone is enough', async (t) => {
  const page = await person(t, 'ana', {
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

test('nothing is too wide for a phone', async (t) => {
  const page = await person(t, 'ana', { viewport: { width: 360, height: 740 } });
  for (const locale of ['en', 'pt-BR', 'ja']) {
    await page.addInitScript((locale) => localStorage.setItem('rodada.language', locale), locale);
    for (const path of ['/', '/new', '/rules/draftosaurus', '/me', '/nowhere', '/t/nowhere']) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      await fits(page);
    }
  }
});

test('second thoughts', async (t) => {
  const page = await person(t, 'ana');
  // A second person who never chooses keeps the match where it is.
  const other = await person(t, 'ben');
  await gather(page, other);
  await myTurn(page);
  const before = await wanted(page).textContent();
  await chooseFromList(page);
  assert.match(await wanted(page).textContent(), /You can still change your mind/);
  await page.getByRole('button', { name: 'Choose again' }).click();
  await myTurn(page);
  assert.equal(await wanted(page).textContent(), before);

  // Another thing of the hand, pointed at, is taken instead.
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

test('a bot plays for a while', async (t) => {
  const page = await person(t, 'ana');
  const other = await person(t, 'ben');
  await gather(page, other);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByText('A bot is playing for you.').waitFor();
  // The other one can play on, and sees who plays.
  await playOn(other, chooseFromList, 2);
  await page.getByRole('button', { name: 'Play myself again' }).click();
  await page.getByText('A bot is playing for you.').waitFor({ state: 'hidden' });
  // Bots choose after the people: whatever is to be chosen now is not chosen yet.
  await list(page).waitFor();
  await playOn(page, pointOut, 1);
});

test('who plays with bots alone need not wait for them', async (t) => {
  const server = await startServer();
  t.after(() => server.stop());
  server.settings.RODADA_BOT_PACE = '60000';
  await server.end('SIGTERM');
  await server.start();
  const page = await person(t, 'ana', { baseURL: server.url });
  await playNow(page, 2);
  const hurry = page.getByRole('button', { name: 'Hurry' });
  for (let turn = 0; turn < 3; turn++) {
    await myTurn(page);
    assert.equal(await hurry.count(), 0, 'the table waits for nobody else');
    await playOn(page, chooseFromList, 1);
    await hurry.click();
    await myTurn(page);
  }
  await hurry.waitFor({ state: 'detached' });
});

test('the title of the tab tells whose turn it is', async (t) => {
  const page = await person(t, 'ana');
  const other = await person(t, 'ben');
  await gather(page, other);
  await myTurn(page);
  await title(page, '● Your turn · Draftosaurus · Rodada');
  await chooseFromList(page);
  await title(page, 'Draftosaurus · Rodada');
  await playOn(other, chooseFromList, 1);
  await title(page, '● Your turn · Draftosaurus · Rodada');
  // It tells on other pages of the house, too.
  await page.getByRole('link', { name: 'Rodada, home' }).click();
  await page.getByRole('heading', { name: 'Somebody waits for you' }).waitFor();
  await title(page, '● Your turn · Rodada');
});

async function press(page, one) {
  await one.focus();
  await page.keyboard.press('Enter');
}

/** Nothing makes the page scroll to the side. */
async function fits(page) {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  assert.ok(wide <= room, `${page.url()} is ${wide} pixels wide where ${room} are`);
}
