// Browsers that translate pages replace their text nodes. On every page all goes on as in a page that is not translated, and
// the table says that it is not to be translated.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser } from './browser.mjs';
import { games } from './games.mjs';
import { addBots, chooseFromList, closeList, invitation, myTurn, setUp, until } from './play.mjs';

/** Console messages about refused requests on pages that lead nowhere. */
const REFUSED = [/404.*\/replay$/, /404.*\/leagues\/nowhere$/, /400.*\/link\/preview$/];

/** How translators put something in the place of a text. */
const WAYS = /** @type {const} */ (['replaces it', 'goes before it', 'takes it along']);

/**
 * Does to all texts what the translators of Chrome and Edge do, now and whenever some are added, and changes no word.
 *
 * @param {(typeof WAYS)[number]} way
 */
function translate(way) {
  const skipped = 'script, style, svg, font, [translate=no]';
  function replace(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    /** @type {Text[]} */
    const texts = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(/** @type {Text} */ (text));
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement.closest(skipped)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      if (way === 'replaces it') text.replaceWith(outer);
      else text.before(outer);
      if (way === 'goes before it') text.remove();
      if (way === 'takes it along') inner.replaceChildren(text);
    }
  }
  let due;
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (!added.some((node) => node.textContent.trim())) return;
    // The words come from a server.
    clearTimeout(due);
    due = setTimeout(() => replace(document.body), 20);
  });
  addEventListener('DOMContentLoaded', () => {
    replace(document.body);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Opens a user's page that is translated, and one that is not.
 *
 * @param {any} t
 * @param {string} name
 * @param {{ way?: (typeof WAYS)[number], expected?: RegExp[] }} options
 */
async function openBoth(t, name, { way = WAYS[0], ...options } = {}) {
  const plain = await newUser(t, name, options);
  await plain.request.post('/api/me', { data: { name } });
  const storageState = await plain.context().storageState();
  const page = await newUser(t, `${name}-translated`, { ...options, storageState });
  await page.addInitScript(translate, way);
  return { page, plain };
}

/** All that a page says. How words are separated may change where one element becomes two. */
const words = async (page) =>
  (await page.evaluate(() => `${document.title} ${document.body.innerText}`)).replaceAll(/\s+/g, '');

/** Waits until both pages say the same. */
async function assertSame({ page, plain }, what) {
  let now;
  const same = async () => (now = await Promise.all([page, plain].map(words))).every((one) => one === now[0]);
  await until(same, what, 10_000).catch(() => assert.equal(now[0], now[1], what));
}

const translated = (page) => page.locator('font font').count();

test('every page shows what it would show', async (t) => {
  const both = await openBoth(t, 'Ana', { expected: REFUSED });
  const paths = [
    '/',
    '/new',
    '/me',
    '/me/devices',
    '/me/notices',
    '/history',
    '/history?mine=1',
    '/statistics',
    '/ratings',
    '/circles',
    '/leagues/nowhere',
  ];
  for (const path of [...paths, '/rules/dogs', '/d/nowhere', '/m/nowhere', '/t/nowhere', '/nowhere']) {
    await Promise.all([both.page.goto(path), both.plain.goto(path)]);
    await both.page.locator('main h1').waitFor();
    await until(async () => (await translated(both.page)) > 0, `${path} is translated`);
    await assertSame(both, path);
  }
});

for (const way of WAYS)
  test(`pages follow what is done where a translation ${way}`, async (t) => {
    const both = await openBoth(t, 'Ana', { way });
    const each = (what) => Promise.all([both.page, both.plain].map(what));
    await each((page) => page.goto('/new'));
    for (const choice of ['Minutes', 'Days', 'No limit', 'Anyone', 'Bots only', 'Friends, by link']) {
      await each((page) => page.getByRole('radio', { name: choice }).check());
      await assertSame(both, choice);
    }
    for (const [link, heading] of [
      ['home', /./],
      ['history', 'Matches played'],
      ['me', 'You and this device'],
    ]) {
      await each((page) => page.locator(`.site-head a.${link}`).click());
      await each((page) => page.locator('main').getByRole('heading', { level: 1, name: heading }).waitFor());
      await assertSame(both, `the link ${link}`);
    }
    for (const language of ['日本語', 'Português', 'English']) {
      await each((page) => page.getByRole('radio', { name: language }).check());
      await assertSame(both, language);
    }
    await each((page) => page.goBack());
    await assertSame(both, 'back');
  });

test('a table is set up and filled', async (t) => {
  const ana = await openBoth(t, 'Ana');
  const ben = await openBoth(t, 'Ben');
  await setUp(ana.page, 3);
  const link = await invitation(ana.page);
  await ana.plain.goto(new URL(ana.page.url()).pathname);
  await Promise.all([ben.page.goto(link), ben.plain.goto(link)]);
  await assertSame(ben, 'a guest comes');
  const sit = ben.page.getByRole('button', { name: 'Sit here' }).first();
  await sit.click();
  await sit.waitFor({ state: 'detached' });
  await Promise.all([assertSame(ana, 'a seat is taken'), assertSame(ben, 'a seat was taken')]);
  await addBots(ana.page, [1]);
  await Promise.all([assertSame(ana, 'a bot comes'), assertSame(ben, 'a bot came')]);
  await ana.page.getByRole('button', { name: 'Free this seat' }).click();
  await ben.plain.getByText('The host has freed your seat.').waitFor();
  await Promise.all([assertSame(ana, 'a seat is freed'), assertSame(ben, 'a seat was freed')]);
});

for (const { name: game } of games) {
  test(`a table of ${game}`, async (t) => {
    const both = await openBoth(t, 'Ana');
    const data = { game, seats: 2, against: 'beginner', bot_pace: 'at_once' };
    const { room } = await (await both.page.request.post('/api/tables', { data })).json();
    await Promise.all([both.page, both.plain].map((page) => page.goto(`/t/${room}`)));
    for (let step = 0; step < 6 && (await myTurn(both.page)); step++) {
      await assertSame(both, `step ${step}`);
      await chooseFromList(both.page, step);
      // Only what this page was told to show besides.
      await closeList(both.page);
      await both.page.mouse.move(0, 0);
    }
    assert.equal(await both.page.locator('.play font').count(), 0);
    await assertSame(both, 'the last step');
    assert.ok((await translated(both.page)) > 0, 'the bar is translated');
    for (const page of [both.page, both.plain]) await page.getByRole('button', { name: 'Menu' }).click();
    await both.page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await assertSame(both, 'the menu');
  });
}
