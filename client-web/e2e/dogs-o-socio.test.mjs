// A whole match of DOGS: O Sócio: two users, a bot, and a spectator.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { frames, MATCH_TIMEOUT, newUser } from './browser.mjs';
import { playElsewhere, playTo } from './elsewhere.mjs';
import {
  addBots,
  assertSame,
  carryOut,
  legalActions,
  click,
  giveName,
  invitation,
  list,
  myTurn,
  openList,
  seeEnd,
  setUp,
  take,
  until,
  wanted,
} from './play.mjs';

/** Preferred actions, by their labels, the best first: they use all of the second board and end the match. */
const PREFERENCES = [
  /^Lay out for me, and done/,
  / → /,
  /^Done/,
  /^Buy the licence/,
  /^Buy a service/,
  /^To the agency/,
  /^Give:/,
  /^Choose/,
  /^Take: (Guest|Trainer)/,
  /^Take: /,
  /^Two to the city/,
  /^No, thank you/,
  /^End the turn/,
  /^Partner: (Advertising|NGO|Service)/,
  /^Enter: Town hall/,
  /^Enter/,
  /^Drive home/,
  /^Drive to/,
  /^Gas for one coin/,
  /^No gas/,
];
/** How long the other players' turns may take on a slow machine. */
const TURNS_TIMEOUT = 240_000;
const PHONE = { width: 360, height: 740 };
const LOCATIONS = ['NGO', 'Advertising agency', 'Service centre'];

test('dogs with o sócio, from the first click to the replay', { timeout: MATCH_TIMEOUT }, async (t) => {
  const [ana, ben, cleo] = await Promise.all([
    newUser(t, 'ana'),
    newUser(t, 'ben', { viewport: PHONE }),
    newUser(t, 'cleo'),
  ]);
  const messages = frames(ana);
  await setUp(ana, 3, 'Ana', { game: 'DOGS: O Sócio' });
  await addBots(ana, [2]);
  const path = await invitation(ana);
  await ben.goto(path);
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await giveName(ben, 'Ben');
  await ana.getByRole('button', { name: 'Start the match' }).click();
  // The spectator leaves and comes back for the end.
  const link = path.split('?')[0];
  await cleo.goto(link);
  await cleo.locator('[data-target="c1"]').waitFor();
  await cleo.goto('/');

  // Ben plays on independently.
  const bens = playElsewhere(ben);
  bens.catch(() => {});
  await playOn(ana, { to: /^Place a meeple in a house, or your partner/ });

  await t.test('both boards are shown, and the partner can be placed on the board', async () => {
    for (const name of LOCATIONS) await front(ana, name).waitFor();
    // Other players may have taken some already.
    await until(async () => (await ana.getByLabel(/: \d left$/).count()) === 6, 'six services');
    const open = ana.locator('.site .selectable[data-highlight=next]').and(ana.getByLabel(/^(NGO|Adv|Serv)/));
    const name = await open.first().getAttribute('aria-label');
    await carryOut(ana, name, () => click(open.first()));
    await ana.getByLabel('The partner is placed').first().waitFor();
  });

  await t.test('a reload in the middle of an errand changes nothing', async () => {
    assert.ok(await myTurn(ana, TURNS_TIMEOUT));
    const before = await place(ana);
    await ana.reload();
    await myTurn(ana);
    await assertSame(() => place(ana), before, 'the table after the reload');
  });

  await Promise.all([playElsewhere(ana), bens]);
  await cleo.goto(link);
  const ends = await Promise.all([ana, ben, cleo].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  assert.equal(new Set(ends.map((end) => /\d+/.exec(end)?.[0])).size, 1, 'all see the same result');
  for (const line of ['Bays', 'NGO', 'Services', 'Guests', 'Guide dogs', 'Bonus cards', 'Licence'])
    await ana.getByRole('rowheader', { name: line }).first().waitFor();

  await t.test('every roll of the die was sent', () => {
    const observed = messages.flatMap(({ observed }) => observed ?? []);
    const thrown = observed.filter(({ what }) => what === 'new_dog');
    assert.ok(thrown.length >= 3, 'new dogs');
    for (const { faces } of thrown) assert.ok(faces.every((face) => face >= 1 && face <= 8));
  });

  await t.test('the replay shows the whole match', async () => {
    await ana.getByRole('button', { name: 'The table', exact: true }).click();
    await ana.locator('.own .hotel').waitFor();
    const { own } = await place(ana);
    await ana.getByRole('link', { name: 'Step through the match' }).click();
    await ana.waitForURL(/\/m\//);
    await ana.getByRole('button', { name: 'To the latest step' }).click();
    await ana.getByText(ends[0]).first().waitFor();
    await assertSame(async () => (await place(ana)).own, own, 'the kennel at the end');
  });
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`dogs with o sócio is accessible, ${colorScheme}`, { timeout: MATCH_TIMEOUT }, async (t) => {
    const page = await newUser(t, 'ana', { colorScheme });
    await setUp(page, 2, 'Ana', { game: 'DOGS: O Sócio' });
    await addBots(page, [1]);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await myTurn(page, TURNS_TIMEOUT);
    await assertAccessible(page, 'on the road');
    await playTo(page, 'ask_piece');
    await assertAccessible(page, 'both boards');
    await front(page, LOCATIONS[2]).hover();
    await page.getByRole('tooltip').getByText('One coin').waitFor();
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    assert.deepEqual(await page.evaluate(indistinct), [], 'in forced colours');
  });
}

const front = (page, name) =>
  page
    .locator('.site')
    .getByLabel(new RegExp(`^${name}($|: [^:]*$)`))
    .last();

/** Carries out the most preferred action. */
async function choose(page) {
  await openList(page);
  const names = (await legalActions(page).allTextContents()).map((name) => name.trim());
  const preferences = [...PREFERENCES, /^(?!One step back|Change again)/];
  const found =
    preferences
      .map((preference) => names.findIndex((name) => preference.test(name)))
      .find((one) => one >= 0) ?? 0;
  await take(page, legalActions(page).nth(found));
}

/** Plays with the list, to the end of the match or until the question is `to`. */
async function playOn(page, { to = /** @type {RegExp} */ (undefined) } = {}) {
  let made = 0;
  while (made < 600 && (await myTurn(page, TURNS_TIMEOUT))) {
    if (to?.test(await wanted(page).textContent())) return;
    await choose(page);
    made++;
  }
  assert.ok(made < 600, 'a match that does not end');
}

/** The labels of the own things on the table, and the current question. */
async function place(page) {
  const names = (things) => things.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return {
    own: await names(page.locator('.own :is(section, .slot [aria-label], .hotel [aria-label])')),
    listed: await list(page).count(),
    says: await wanted(page)
      .textContent({ timeout: 1_000 })
      .catch(() => undefined),
  };
}

/** What of the second board cannot be told apart when colours are forced. Runs in the page. */
function indistinct() {
  const wrong = [];
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  for (const one of all('.ledger, .hotel, .stall, .selectable[data-highlight=next]:not(.svg)'))
    if (getComputedStyle(one).outlineStyle === 'none') wrong.push(`no edge: ${one.className}`);
  const stands = all('.ledger .stand');
  if (stands.length !== 4) wrong.push(`${stands.length} stands`);
  for (const ledger of all('.ledger:has(.stand)')) {
    const edges = all('.stand', ledger).map((one) => getComputedStyle(one).boxShadow);
    const marks = all('.stand .seat-mark', ledger).map((one) => getComputedStyle(one).clipPath);
    for (const looks of [edges, marks])
      if (looks.includes('none') || new Set(looks).size < 2) wrong.push(`alike: ${looks.join(' and ')}`);
  }
  return wrong;
}
