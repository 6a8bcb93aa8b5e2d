// Every page: open to everybody, light and dark, in three languages, and friendly where there is nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertOpen } from './axe.mjs';
import { person } from './browser.mjs';
import { chooseFromList, gather, playNow, playOn, seeEnd, setUp } from './play.mjs';

const EVERYWHERE = [
  '/',
  '/new',
  '/rules/draftosaurus',
  '/rules/dogs-cardgame',
  '/rules/dogs',
  '/rules/dogs-o-socio',
  '/rules/dog-lover',
  '/me',
  '/history',
  '/history?player=nobody',
  '/history?mine=1',
  '/d/nowhere#Ana',
  '/m/nowhere',
  '/nowhere',
  '/t/nowhere',
];

/** What a browser notes about the pages that lead nowhere. */
const REFUSED = [/404.*\/reel$/, /400.*\/redeem$/, /401.*\/matches\?mine=1$/];

for (const colorScheme of ['light', 'dark']) {
  test(`nothing keeps anybody out, ${colorScheme}`, async (t) => {
    const look = { colorScheme, reducedMotion: 'reduce' };
    const page = await person(t, 'ana', { ...look, expected: REFUSED });
    for (const path of EVERYWHERE) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      await assertOpen(page, path);
    }
    for (const game of ['draftosaurus', 'dogs', 'dogs-cardgame', 'dog-lover']) {
      await page.goto(`/new?game=${game}`);
      await page.getByRole('radio', { name: 'Days' }).check();
      await page.getByLabel('For each move').waitFor();
      await assertOpen(page, `a new table for ${game}`);
    }
    await page.goto('/d/nowhere#Ana');
    await page.getByRole('button', { name: 'Continue here as Ana' }).click();
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await assertOpen(page, 'a link that is too old');
    await setUp(page, 3);
    await page.getByRole('button', { name: 'QR code' }).click();
    await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
    await assertOpen(page, 'the waiting room');
    await page.goto('/me');
    await page.getByRole('button', { name: 'Make a link' }).click();
    await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
    await assertOpen(page, 'the link for another device');
    await page.goto('/me/devices');
    await page.getByRole('button', { name: /^Sign out: / }).click();
    await page.getByRole('alertdialog').waitFor();
    await assertOpen(page, 'the devices');

    const ben = await person(t, 'ben', look);
    const cleo = await person(t, 'cleo', look);
    await gather(ben, cleo);
    await assertOpen(ben, 'a table that waits');
    const below = await ben.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    assert.equal(below, 0, 'blank pixels below the table');
    await chooseFromList(ben);
    await assertOpen(ben, 'a table that has been answered');
    await ben.getByRole('button', { name: 'Menu' }).click();
    await ben.getByRole('dialog', { name: 'Menu' }).waitFor();
    await assertOpen(ben, 'the menu');
  });
}

for (const locale of ['en', 'pt-BR', 'ja']) {
  test(`the rules are as wide as a phone at 200 %, ${locale}`, async (t) => {
    const page = await person(t, 'ana', { locale, viewport: { width: 180, height: 370 } });
    for (const path of EVERYWHERE.filter((one) => one.startsWith('/rules/'))) {
      await page.goto(path);
      await page.locator('main h2').first().waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(wide, 180, path);
    }
  });
}

test('the end keeps nobody out', async (t) => {
  const page = await person(t, 'ana', { reducedMotion: 'reduce' });
  await playNow(page, 1);
  await playOn(page, chooseFromList);
  await seeEnd(page, []);
  const room = new URL(page.url()).pathname.split('/').pop();
  const assertBoth = async (what) => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await assertOpen(page, `${what}, ${colorScheme}`);
    }
  };
  await assertBoth('the end');
  for (const eyes of ['0', 'watch', 'all']) {
    await page.goto(`/m/${room}/9?as=${eyes}`);
    await page.getByRole('slider', { name: 'Step' }).waitFor();
    await assertBoth(`the match as seen by ${eyes}`);
  }
  await page.goto('/history?mine=1');
  await page.locator(`main a[href="/m/${room}"]`).waitFor();
  await assertBoth('the matches');
});

test('three languages, changed at once and kept', async (t) => {
  const page = await person(t, 'ana', { locale: 'pt-PT' });
  await page.goto('/me');
  const speaks = async (language, words) => {
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
  };
  await speaks('pt-BR', 'Você e este aparelho');
  for (const [language, name, words] of [
    ['ja', '日本語', 'あなたとこの端末'],
    ['en', 'English', 'You and this device'],
  ]) {
    await page.getByRole('radio', { name }).check();
    await speaks(language, words);
    await page.reload();
    await speaks(language, words);
  }
});

test('light or dark, as one likes', async (t) => {
  const page = await person(t, 'ana', { colorScheme: 'light' });
  await page.goto('/me');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await ground();
  assert.notEqual(dark, light);
  await page.reload();
  await page.getByRole('radio', { name: 'Dark' }).waitFor();
  assert.equal(await ground(), dark);
});

test('wrong addresses lead on', async (t) => {
  const page = await person(t, 'ana');
  for (const [path, says] of [
    ['/nowhere', 'There is nothing here'],
    ['/rules/chess', 'There is nothing here'],
    ['/t/a/b', 'There is nothing here'],
    ['/t/nowhere', 'This table is gone'],
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { name: says }).waitFor();
    await page.getByRole('link', { name: 'To the start page' }).click();
    await page.getByRole('heading', { name: 'A table for friends who are far apart' }).waitFor();
  }
});

test('a name is asked for, and can be changed', async (t) => {
  const page = await person(t, 'ana');
  await setUp(page, 2, 'Ana');
  await page.getByRole('link', { name: 'Rodada, home' }).click();
  await page.getByRole('link', { name: /You and this device/ }).click();
  await page.getByLabel('Your name').fill('Ana Clara');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText('Your name is changed.').waitFor();
  await page.getByRole('link', { name: 'Rodada, home' }).click();
  await page.getByRole('link', { name: 'Ana Clara' }).waitFor();
  await page.getByRole('region', { name: 'Your tables' }).waitFor();
});
