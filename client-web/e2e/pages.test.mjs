// All pages: accessible, in light and dark, in three languages, also when there is nothing to show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessibleInBoth } from './axe.mjs';
import { newUser, setDefaultFont, url } from './browser.mjs';
import { games } from './games.mjs';
import { playElsewhere } from './elsewhere.mjs';
import { against, chooseFromList, gather, playNow, seeEnd, settled, setUp, until } from './play.mjs';

const EVERYWHERE = [
  '/',
  '/new',
  ...games.map(({ name }) => `/rules/${name}`),
  '/me',
  '/history',
  '/history?player=nobody',
  '/history?mine=1',
  '/statistics',
  '/ratings',
  '/circles',
  '/circles/nowhere',
  '/leagues/nowhere',
  '/join/nowhere',
  '/look',
  '/d/nowhere#Ana',
  '/m/nowhere',
  '/nowhere',
  '/t/nowhere',
];

/** Console messages about refused requests on pages that lead nowhere. */
const REFUSED = [/404.*\/replay$/, /400.*\/(preview|invitation)$/, /401.*\/matches\?mine=1$/];

test('all pages are accessible, light and dark', async (t) => {
  const page = await newUser(t, 'ana', { expected: REFUSED });
  for (const path of EVERYWHERE) {
    await page.goto(path);
    await page.locator('main h1').waitFor();
    await assertAccessibleInBoth(page, path);
  }
  for (const { name: game } of games) {
    await page.goto(`/new?game=${game}`);
    await page.getByRole('radio', { name: 'Days' }).check();
    await page.getByLabel('For each move').waitFor();
    await assertAccessibleInBoth(page, `a new table for ${game}`);
  }
  await page.goto('/d/nowhere#Ana');
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await assertAccessibleInBoth(page, 'a link that is too old');
  await setUp(page, 3);
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  await assertAccessibleInBoth(page, 'the waiting room');
  await page.goto('/me');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  await assertAccessibleInBoth(page, 'the link for another device');
  await page.goto('/me/devices');
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await page.getByRole('alertdialog').waitFor();
  await assertAccessibleInBoth(page, 'the devices');

  const ben = await newUser(t, 'ben');
  const cleo = await newUser(t, 'cleo');
  await gather(ben, cleo);
  await assertAccessibleInBoth(ben, 'a table that waits');
  const below = await ben.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  assert.equal(below, 0, 'blank pixels below the table');
  await chooseFromList(ben);
  await assertAccessibleInBoth(ben, 'a table that has been answered');
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('dialog', { name: 'Menu' }).waitFor();
  await assertAccessibleInBoth(ben, 'the menu');
});

test('a new table says what the chosen game is, for how many, and how long', async (t) => {
  const page = await newUser(t, 'ana', { viewport: { width: 1280, height: 800 } });
  await page.goto('/new');
  const chosen = (name) => page.getByRole('region', { name, exact: true });
  await chosen('Draftosaurus').getByText('2 to 5 players · 15 to 20 minutes').waitFor();
  await page.getByRole('radio', { name: /^DOGS$/ }).check();
  const dogs = chosen('DOGS');
  await dogs.getByText('2 to 4 players · 60 to 90 minutes').waitFor();
  await dogs.getByText('Fetch dogs from town and country').waitFor();
  await dogs.locator('.cover svg').waitFor();
  const seats = page.getByRole('group', { name: 'Seats' });
  const boxes = async () => [await dogs.boundingBox(), await seats.boundingBox()];
  let [game, form] = await boxes();
  assert.ok(game.x >= form.x + form.width, 'a wide page shows the game beside the form');
  await page.setViewportSize({ width: 360, height: 640 });
  [game, form] = await boxes();
  assert.ok(game.y + game.height <= form.y, 'a phone shows the game above its settings');
});

for (const locale of ['en', 'pt-BR', 'ja']) {
  test(`the rules are as wide as a phone at 200 %, ${locale}`, async (t) => {
    const page = await newUser(t, 'ana', { locale, viewport: { width: 180, height: 370 } });
    for (const path of EVERYWHERE.filter((one) => one.startsWith('/rules/'))) {
      await page.goto(path);
      await page.locator('main h2').first().waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(wide, 180, path);
    }
  });
}

/** Fonts of people who need large letters, each in a language. */
const LARGE_LETTERS = /** @type {[number, string][]} */ ([
  [20, 'pt-BR'],
  [24, 'ja'],
  [32, 'en'],
]);

test('pages are as wide as a phone with large letters', async (t) => {
  const name = 'Maximiliano Augusto';
  const page = await newUser(t, 'ana', { viewport: { width: 360, height: 740 } });
  await against(page, 'Draftosaurus', 2);
  await playElsewhere(page);
  await setUp(page, 3, name, { game: 'DOGS: O Sócio' });
  const lobby = new URL(page.url()).pathname;
  await page.request.put('/api/me', { data: { name } });
  const paths = ['/', '/history?mine=1', '/me', '/me/notices', '/me/devices', lobby];
  for (const { name } of games) paths.push(`/new?game=${name}`, `/rules/${name}`);
  const wrong = [];
  for (const [size, language] of LARGE_LETTERS) {
    await setDefaultFont(page, size);
    await page.context().addCookies([{ name: 'rodada-language', value: language, url }]);
    for (const path of paths) {
      await page.goto(path);
      await page.locator('main :is(h1, h2)').first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await settled(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > 360) wrong.push(`${path}, ${size} px, ${language}: ${wide}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('the result is accessible', async (t) => {
  const page = await newUser(t, 'ana');
  await playNow(page, 1);
  await playElsewhere(page);
  await seeEnd(page, []);
  const room = new URL(page.url()).pathname.split('/').pop();
  await assertAccessibleInBoth(page, 'the end');
  for (const eyes of ['0', 'watch', 'all']) {
    await page.goto(`/m/${room}/9?as=${eyes}`);
    await page.getByRole('slider', { name: 'Step' }).waitFor();
    await assertAccessibleInBoth(page, `the match as seen by ${eyes}`);
  }
  await page.goto('/history?mine=1');
  await page.locator(`main a[href="/m/${room}"]`).waitFor();
  await assertAccessibleInBoth(page, 'the matches');
});

test('a change of language applies at once and is kept', async (t) => {
  const page = await newUser(t, 'ana', { locale: 'pt-PT' });
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

test('the theme can be changed and is kept', async (t) => {
  const page = await newUser(t, 'ana', { colorScheme: 'light' });
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

test('the sound is off until it is chosen, and the choice is kept', async (t) => {
  const page = await newUser(t, 'ana');
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      document.documentElement.dataset.heard = 'yes';
      start.apply(this, when);
    };
  });
  const heard = () => page.evaluate(() => document.documentElement.dataset.heard === 'yes');
  await page.goto('/me');
  await page.getByRole('radio', { name: 'Off', exact: true, checked: true }).waitFor();
  assert.equal(await heard(), false);
  // What is chosen is heard at once.
  await page.getByRole('radio', { name: 'Quiet', exact: true }).check();
  await until(heard, 'something is heard');
  await page.reload();
  await page.getByRole('radio', { name: 'Quiet', exact: true, checked: true }).waitFor();
});

test('pages for wrong addresses link to others', async (t) => {
  const page = await newUser(t, 'ana');
  for (const [path, says] of [
    ['/nowhere', 'There is nothing here'],
    ['/rules/chess', 'There is nothing here'],
    ['/t/a/b', 'There is nothing here'],
    ['/t/nowhere', 'This table is gone'],
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { name: says }).waitFor();
    await page.getByRole('link', { name: 'To the home page' }).click();
    await page.getByRole('heading', { name: 'A table for friends who are far apart' }).waitFor();
  }
});

test('a name is asked for, and can be changed', async (t) => {
  const page = await newUser(t, 'ana');
  await setUp(page, 2, 'Ana');
  await page.getByRole('link', { name: 'Rodada, home' }).click();
  await page.getByRole('link', { name: /You and this device/ }).click();
  await page.getByLabel('Your name').fill('Ana Clara');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText('Your name has been changed.').waitFor();
  await page.getByRole('link', { name: 'Rodada, home' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Ana Clara' }).waitFor();
  await page.getByRole('region', { name: 'Your tables' }).waitFor();
});
