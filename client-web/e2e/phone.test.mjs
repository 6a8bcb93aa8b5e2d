// Phones: the invitation first, one area at a time, the other areas within reach, and reliable taps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MATCH_TIMEOUT, MOVING, newUser } from './browser.mjs';
import { outOfSight } from './fit-page.mjs';
import { games } from './games.mjs';
import { against, carryOut, myTurn, setUp, settled, until } from './play.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
/** The games with thumbnails: a shared area, and the own one. */
const LARGE = {
  'Dogs Cardgame': ['city', 'kennel'],
  DOGS: ['map', 'kennel'],
  'DOGS: O Sócio': ['map', 'kennel', 'partners', 'houses'],
  'Dog Lover': ['grid', 'dogs'],
};

const corner = (page) => page.locator('.pages .thumbnail');
const tab = (page, name) => page.locator('.pages nav > button:not(.thumbnail)').filter({ hasText: name });
/** The area of the page that is scrolled into view. */
const open = (page) =>
  page.evaluate(() => {
    const pager = document.querySelector('.pager');
    const at = pager.scrollLeft / pager.clientWidth;
    return pager.children[at]?.querySelector(/** @type {'div'} */ ('[data-area]')).dataset.area;
  });

for (const [game, [shared, mine, ...more]] of Object.entries(LARGE)) {
  test(`the thumbnail shows the other board of ${game}`, { timeout: MATCH_TIMEOUT }, async (t) => {
    const page = await newUser(t, 'ana', PHONE);
    await against(page, game, 2);
    await settled(page);
    for (const [from, to] of [[shared, mine], [mine, shared], ...more.map((other) => [other, mine])]) {
      const at = page.locator(`.page:has([data-area=${from}])`);
      await at.evaluate((one) => {
        // As a finger does, which also ends what the page itself scrolls.
        one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        one.parentElement.scrollTo({ left: one.offsetLeft, behavior: 'instant' });
      });
      await until(async () => (await open(page)) === from, `${from} is open`);
      const name = await page.locator(`.page [data-area=${to}]`).getAttribute('aria-label');
      await page.getByRole('button', { name: `${name}: a small picture` }).waitFor();
      await until(() => page.evaluate(isLike, to), `the corner shows ${to}`);
      assert.deepEqual(await page.evaluate(look), [], `${from} is open`);
      await corner(page).tap();
      await until(async () => (await open(page)) === to, `the corner has opened ${to}`);
    }
  });
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
]) {
  test(`the waiting room begins with the link, ${viewport.width}×${viewport.height}`, async (t) => {
    const page = await newUser(t, 'ana', { viewport, hasTouch: true });
    // As on a phone: Chromium for Linux shares nothing.
    await page.addInitScript(() => {
      navigator.share = async () => {};
    });
    await setUp(page, 3);
    const link = page.getByLabel('The link to this table');
    const share = page.getByRole('button', { name: 'Share' });
    const seat = page.getByRole('button', { name: 'Add a bot' }).first();
    await page.evaluate(() => scrollTo(0, 0));
    for (const one of [link, share])
      assert.ok(await one.evaluate(isInSight), `${one} is in sight without scrolling`);
    assert.ok((await share.boundingBox()).y < (await seat.boundingBox()).y, 'the seats come after it');
    await page.getByRole('button', { name: 'QR code' }).tap();
    const code = page.getByRole('img', { name: 'The link as a QR code' });
    await code.waitFor();
    assert.ok(await code.evaluate(isInSight), 'the code opens in sight');
  });
}

test('the thumbnail looks like its area', { timeout: MATCH_TIMEOUT }, async (t) => {
  const page = await newUser(t, 'ana', PHONE);
  await against(page, 'Dog Lover', 2);
  await until(() => page.evaluate(isLike, 'dogs'), 'the corner shows my dogs');
  const mine = page.locator('.page [data-area=dogs] .content');
  await mine.evaluate((content) => content.firstElementChild.append('a change'));
  await corner(page).getByText('a change').waitFor({ state: 'attached' });
});

test('no tab moves when the thumbnail is loaded', async (t) => {
  const page = await newUser(t, 'ana', PHONE);
  let loads = () => {};
  const loaded = new Promise((done) => (loads = () => done(undefined)));
  await page.route(/Thumbnail/, (route) => loaded.then(() => route.continue()));
  await against(page, 'DOGS', 4);
  const places = () =>
    page
      .locator('.pages nav > button')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().x));
  const before = await places();
  assert.ok(before.length > 1);
  assert.equal(await corner(page).count(), 0);
  loads();
  await corner(page).waitFor();
  assert.deepEqual(await places(), before);
});

test('a chosen page opens even if something interrupts the scroll', { timeout: MATCH_TIMEOUT }, async (t) => {
  const page = await newUser(t, 'ana', { ...MOVING, ...PHONE });
  await against(page, 'DOGS', 2);
  await settled(page);
  await until(async () => (await open(page)) === 'map', 'what can be done is on the map');
  // The list opens and the layout changes during the smooth scroll.
  await tab(page, 'My kennel').evaluate(async (button) => {
    const pager = document.querySelector('.pager');
    const moves = new Promise((moved) => pager.addEventListener('scroll', moved, { once: true }));
    button.click();
    await moves;
    document.querySelector(/** @type {'button'} */ ('.turn-line button.list')).click();
    document.querySelector(/** @type {'div'} */ ('.dock')).style.paddingBottom = '12px';
  });
  await until(async () => (await open(page)) === 'kennel', 'my kennel is open');
  await tab(page, 'My kennel').and(page.locator('[aria-current=true]')).waitFor();
  // An interrupted smooth scroll still reaches its page.
  await tab(page, 'Map').evaluate(async (button) => {
    const pager = document.querySelector('.pager');
    const moves = new Promise((moved) => pager.addEventListener('scroll', moved, { once: true }));
    button.click();
    await moves;
    pager.scrollTo({ left: pager.scrollLeft, behavior: 'instant' });
  });
  await until(async () => (await open(page)) === 'map', 'the map is open');
  await tab(page, 'Map').and(page.locator('[aria-current=true]')).waitFor();
});

test('a tap on a busy page is not taken for a long press', { timeout: MATCH_TIMEOUT }, async (t) => {
  const page = await newUser(t, 'ana', PHONE);
  await against(page, 'Draftosaurus', 2);
  assert.ok(await myTurn(page));
  await settled(page);
  const { x, y, width, height } = await page
    .locator('.hand .selectable[data-highlight=next]')
    .first()
    .boundingBox();
  const devtools = await page.context().newCDPSession(page);
  await carryOut(page, 'what was tapped', async () => {
    // A busy page receives the end of a touch late.
    const now = Date.now() / 1000;
    const finger = { x: x + width / 2, y: y + height / 2 };
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [finger],
      timestamp: now,
    });
    await page.getByRole('tooltip').waitFor();
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: now + 0.1,
    });
  });
});

/** Whether all of an element is within the window. Runs in the page. */
function isInSight(element) {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

/** Whether the thumbnail shows an area with the same content. Runs in the page. */
function isLike(id) {
  const words = (one) => one?.textContent.replace(/\s+/g, '');
  const area = /** @type {Element} */ (document.querySelector(`.page [data-area=${id}]`).cloneNode(true));
  area.querySelectorAll('button').forEach((one) => one.remove());
  return words(document.querySelector('.thumbnail span > *')) === words(area);
}

/** The errors of the thumbnail. Runs in the page. */
function look() {
  const wrong = [];
  const one = document.querySelector('.thumbnail');
  const box = (part) => part.getBoundingClientRect();
  const own = box(one);
  for (const part of document.querySelectorAll('.pager, .hand, .dock, nav > button:not(.thumbnail)')) {
    const { left, right, top, bottom } = box(part);
    if (own.left < right - 1 && own.right > left + 1 && own.top < bottom - 1 && own.bottom > top + 1)
      wrong.push(`it covers ${part.className || part.textContent}`);
  }
  if (own.width < 44 || own.height < 44) wrong.push(`it is ${own.width} × ${own.height}`);
  if (own.right > innerWidth) wrong.push('it is out of sight');
  const named =
    '[id], [role], [tabindex], [data-piece], [data-place], [data-highlight], [aria-label], button, a';
  for (const part of one.querySelectorAll(`span :is(${named})`)) wrong.push(`it has ${part.outerHTML}`);
  if (!one.querySelector('span').inert) wrong.push('it can be touched');
  return wrong;
}

/** Heights at which a replay has to leave the board its room. */
const REPLAYED = [
  { width: 360, height: 640 },
  { width: 390, height: 660 },
  { width: 390, height: 844 },
];

for (const { title } of games)
  test(`a replay of ${title} shows the board on a phone, as the table does`, async (t) => {
    const page = await newUser(t, 'ana', { hasTouch: true, viewport: REPLAYED[0] });
    await against(page, title, 3);
    await page.goto(page.url().replace('/t/', '/m/'));
    await page.getByRole('slider', { name: 'Step' }).waitFor();
    const cut = [];
    for (const size of REPLAYED) {
      await page.setViewportSize(size);
      await settled(page);
      const hidden = await page.evaluate(outOfSight);
      if (hidden.length > 0) cut.push(`${size.width} × ${size.height}: ${hidden}`);
    }
    assert.deepEqual(cut, []);
  });
