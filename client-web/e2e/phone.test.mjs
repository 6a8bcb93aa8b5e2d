// A phone: one area at a time, the others at hand, and a finger that means what it does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MATCH, person } from './browser.mjs';
import { against, carryOut, chooseFromList, myTurn, settled, until } from './play.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
/** A board that is shared, one's own, and what else is shared. */
const LARGE = {
  'Dogs Cardgame': ['city', 'kennel'],
  DOGS: ['map', 'kennel'],
  'DOGS: O Sócio': ['map', 'kennel', 'partners', 'houses'],
  'Dog Lover': ['grid', 'dogs'],
};

const corner = (page) => page.locator('.pages .corner');
const tab = (page, name) => page.locator('.pages nav > button:not(.corner)').filter({ hasText: name });
/** Which area the pages have come to rest at. */
const open = (page) =>
  page.evaluate(() => {
    const pager = document.querySelector('.pager');
    const at = pager.scrollLeft / pager.clientWidth;
    return pager.children[at]?.querySelector('[data-area]').dataset.area;
  });

for (const [game, [shared, mine, ...more]] of Object.entries(LARGE)) {
  test(`a corner of the page shows the other board of ${game}`, { timeout: MATCH }, async (t) => {
    const page = await person(t, 'ana', { ...PHONE, reducedMotion: 'reduce' });
    await against(page, game, 2);
    for (const [from, to] of [[shared, mine], [mine, shared], ...more.map((other) => [other, mine])]) {
      const at = page.locator(`.page:has([data-area=${from}])`);
      await at.evaluate((one) => one.parentElement.scrollTo({ left: one.offsetLeft, behavior: 'instant' }));
      await until(async () => (await open(page)) === from, `${from} is open`);
      const name = await page.locator(`.page [data-area=${to}]`).getAttribute('aria-label');
      await page.getByRole('button', { name: `${name}: small picture` }).waitFor();
      await until(() => page.evaluate(isLike, to), `the corner shows ${to}`);
      assert.deepEqual(await page.evaluate(look), [], `${from} is open`);
      await corner(page).tap();
      await until(async () => (await open(page)) === to, `the corner has opened ${to}`);
    }
  });
}

test('what the corner shows is as it is on its page', { timeout: MATCH }, async (t) => {
  const page = await person(t, 'ana', { ...PHONE, reducedMotion: 'reduce' });
  await against(page, 'Dog Lover', 2);
  await until(() => page.evaluate(isLike, 'dogs'), 'the corner shows my dogs');
  const mine = page.locator('.page [data-area=dogs] .content');
  await mine.evaluate((content) => content.firstElementChild.append('a change'));
  await corner(page).getByText('a change').waitFor({ state: 'attached' });
});

test('a page that is turned to opens, whatever comes between', { timeout: MATCH }, async (t) => {
  const page = await person(t, 'ana', PHONE);
  await against(page, 'DOGS', 2);
  await settled(page);
  await until(async () => (await open(page)) === 'map', 'what can be done is on the map');
  // The list is opened, and the room changes, while the pages are on their way.
  await tab(page, 'My kennel').evaluate(async (button) => {
    const pager = document.querySelector('.pager');
    const moves = new Promise((moved) => pager.addEventListener('scroll', moved, { once: true }));
    button.click();
    await moves;
    document.querySelector('.turn-line button.list').click();
    document.querySelector('.dock').style.paddingBottom = '12px';
  });
  await until(async () => (await open(page)) === 'kennel', 'my kennel is open');
  await tab(page, 'My kennel').and(page.locator('[aria-current=true]')).waitFor();
  // What holds the pages up on their way does not keep them.
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

test('the table has as much room whatever is asked', { timeout: MATCH }, async (t) => {
  const page = await person(t, 'ana', { ...PHONE, reducedMotion: 'reduce' });
  await against(page, 'Dogs Cardgame', 2);
  const heights = [];
  for (let made = 0; made < 8; made++) {
    await settled(page);
    heights.push(await page.locator('.areas').evaluate((areas) => areas.clientHeight));
    await chooseFromList(page);
    assert.ok(await myTurn(page));
  }
  // Offers make the dock higher, and it stays so: nothing jumps back when there are none.
  const falling = heights.toSorted((a, b) => b - a);
  assert.deepEqual(heights, falling);
});

test('a tap on a busy page is a tap', { timeout: MATCH }, async (t) => {
  const page = await person(t, 'ana', { ...PHONE, reducedMotion: 'reduce' });
  await against(page, 'Draftosaurus', 2);
  assert.ok(await myTurn(page));
  await settled(page);
  const { x, y, width, height } = await page
    .locator('.hand .point[data-highlight=next]')
    .first()
    .boundingBox();
  const line = await page.context().newCDPSession(page);
  await carryOut(page, 'what was tapped', async () => {
    // Where much is to be done, the page hears late of a finger that was lifted in time.
    const now = Date.now() / 1000;
    const finger = { x: x + width / 2, y: y + height / 2 };
    await line.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [finger],
      timestamp: now,
    });
    await page.getByRole('tooltip').waitFor();
    await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: now + 0.1 });
  });
});

/** Whether the corner holds a picture of an area, with as much in it. Runs in the page. */
function isLike(id) {
  const words = (one) => one?.textContent.replace(/\s+/g, '');
  const area = document.querySelector(`.page [data-area=${id}]`).cloneNode(true);
  area.querySelectorAll('button').forEach((one) => one.remove());
  return words(document.querySelector('.corner span > *')) === words(area);
}

/** What is wrong with the corner. Runs in the page. */
function look() {
  const wrong = [];
  const one = document.querySelector('.corner');
  const box = (part) => part.getBoundingClientRect();
  const own = box(one);
  for (const part of document.querySelectorAll('.pager, .hand, .dock, nav > button:not(.corner)')) {
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
