// Whatever an area shows has words for whoever points at it: on tables of recorded matches, each text and each picture
// belongs to a thing or a part that describes itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser } from './browser.mjs';
import { games } from './games.mjs';
import { openTables } from './legible.mjs';

/** A small phone and a desk. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/**
 * What needs no words beside its own.
 *
 * @type {{ selector: string, why: string }[]}
 */
const EXCEPTIONS = [
  { selector: '.none, .empty, .gone', why: 'a sentence says that nothing is there' },
  { selector: '.steps', why: 'the steps of a turn that are left, in words' },
  { selector: '.cost, .cost-preview', why: 'a price beside what it is the price of, which tells it' },
  { selector: '.seat-mark, .visually-hidden', why: 'it marks or says what stands beside it' },
  { selector: 'p.small.waits', why: 'a sentence' },
];

/** The parts that show something, and have no words when pointed at; each with what it shows. */
function unexplained({ except }) {
  const EXPLAINED = '.selectable, [data-explained], button, a';
  const found = {};
  for (const area of document.querySelectorAll('[data-area]'))
    for (const one of area.querySelectorAll('*')) {
      const words = [...one.childNodes].map((child) => (child.nodeType === 3 ? child.textContent : ''));
      const shows = words.join('').trim() || one.getAttribute('href');
      if (!shows || one.closest(`${EXPLAINED}, ${except}, title`)) continue;
      const { left, top, width, height } = one.getBoundingClientRect();
      if (!width || !height) continue;
      // What lets the pointer through lies on something that describes itself.
      const below = document.elementFromPoint(left + width / 2, top + height / 2);
      if (below && area.contains(below) && below.closest(EXPLAINED)) continue;
      if (!below || !area.contains(below)) continue;
      const name = (part) =>
        [part.localName, ...part.classList].filter((word) => !/^s-\w{4}$/.test(word)).join('.');
      found[`${area.getAttribute('data-area')}: ${name(one.parentElement)} > ${name(one)}`] ??= shows;
    }
  return Object.entries(found).map(([part, shows]) => `${part} “${shows}”`);
}

for (const { name, title } of games)
  test(`whatever lies on the table of ${title} has words`, async (t) => {
    const page = await newUser(t, 'ana');
    const moments = await openTables(page, name);
    const except = EXCEPTIONS.map(({ selector }) => selector).join(', ');
    const without = new Set();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const nth of moments.keys()) {
        await page.evaluate((nth) => window.tables.show(nth), nth);
        await page.evaluate(() => window.legible.atRest());
        for (const part of await page.evaluate(unexplained, { except })) without.add(part);
      }
    }
    assert.deepEqual([...without], []);
  });

test('pointing at a sign, and holding it, shows its words', async (t) => {
  const shown = 'The round is the last one';
  const desk = await newUser(t, 'ana', { viewport: SIZES[1] });
  await openTables(desk, 'dogs');
  await desk.locator('.sign.city').hover();
  await desk
    .getByRole('tooltip')
    .getByText(/the round is the last one/i)
    .waitFor();
  await desk.mouse.move(1, 1);
  await desk.getByRole('tooltip').waitFor({ state: 'detached' });
  assert.equal(await desk.getByText(shown).count(), 0);

  const phone = await newUser(t, 'bia', {
    viewport: SIZES[0],
    hasTouch: true,
    isMobile: true,
  });
  await openTables(phone, 'dogs');
  await phone.locator('nav').getByText('Map').tap();
  await phone.locator('.sign.city').tap();
  await phone
    .getByRole('tooltip')
    .getByText(/the round is the last one/i)
    .waitFor();
});
