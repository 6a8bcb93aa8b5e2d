// A whole match of DOGS with O Sócio: two people and three bots around both boards, and somebody who watches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertOpen } from './axe.mjs';
import { frames, MATCH, person } from './browser.mjs';
import {
  addBots,
  assertSame,
  carryOut,
  choices,
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

/** What somebody does who wants to see all of the second board and to come to an end, the best first. */
const WISHES = [
  / → /,
  /^Done/,
  /^Buy the licence/,
  /^Have it done/,
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
  /^(Go home|Home)/,
  /^Drive to/,
  /^Gas for one coin/,
  /^No gas/,
];
/** How long the others and a slow machine may take for their turns. */
const TURNS = 240_000;
const LOOK = { reducedMotion: 'reduce' };
const PHONE = { width: 360, height: 740 };
const LOCATIONS = ['NGO', 'Advertising agency', 'Service centre'];

test('dogs with o sócio, five seats, from the first click to the replay', { timeout: MATCH }, async (t) => {
  const [ana, ben, cleo] = await Promise.all([
    person(t, 'ana', LOOK),
    person(t, 'ben', { ...LOOK, viewport: PHONE }),
    person(t, 'cleo', LOOK),
  ]);
  const heard = frames(ana);
  await setUp(ana, 5, 'Ana', () => board(ana));
  await addBots(ana, [4, 3, 2]);
  const path = await invitation(ana);
  await ben.goto(path);
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await giveName(ben, 'Ben');
  await ana.getByRole('button', { name: 'Start the match' }).click();
  // Whoever watches goes away, and comes back for the end.
  const link = path.split('?')[0];
  await cleo.goto(link);
  await cleo.locator('[data-target="c1"]').waitFor();
  await cleo.goto('/');

  // Ben plays on by himself whatever Ana does meanwhile, and is in a hurry.
  const bens = playOn(ben, { wishes: [/^End the turn/] });
  bens.catch(() => {});
  await playOn(ana, { to: /^Place a meeple in a house, or your partner/ });

  await t.test('both boards are there, and the partner goes where one points', async () => {
    for (const name of LOCATIONS) await front(ana, name).waitFor();
    // Others may have taken some already.
    await until(async () => (await ana.getByLabel(/: \d left$/).count()) === 6, 'six services');
    const open = ana.locator('.site .point[data-highlight=next]').and(ana.getByLabel(/^(NGO|Adv|Serv)/));
    const name = await open.first().getAttribute('aria-label');
    await carryOut(ana, name, () => click(open.first()));
    await ana.getByLabel('The partner is placed').first().waitFor();
  });

  await t.test('a reload in the middle of an errand finds everything in its place', async () => {
    assert.ok(await myTurn(ana, TURNS));
    const before = await place(ana);
    await ana.reload();
    await myTurn(ana);
    await assertSame(() => place(ana), before, 'the table after the reload');
  });

  await Promise.all([playOn(ana), bens]);
  await cleo.goto(link);
  const ends = await Promise.all([ana, ben, cleo].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  assert.equal(new Set(ends.map((end) => /\d+/.exec(end)?.[0])).size, 1, 'all see the same result');
  for (const line of ['Bays', 'NGO', 'Services', 'Guests', 'Guide dogs', 'Bonus cards', 'Licence'])
    await ana.getByRole('rowheader', { name: line }).first().waitFor();

  await t.test('every throw of the die was told of', () => {
    const seen = heard.flatMap(({ seen }) => seen ?? []);
    const thrown = seen.filter(({ what }) => what === 'new_dog');
    assert.ok(thrown.length >= 3, 'new dogs');
    for (const { faces } of thrown) assert.ok(faces.every((face) => face >= 1 && face <= 8));
  });

  await t.test('the replay shows it all once more', async () => {
    await ana.getByRole('button', { name: 'The table' }).click();
    await ana.locator('.own .hotel').waitFor();
    const { own } = await place(ana);
    await ana.getByRole('link', { name: 'Step through the match' }).click();
    await ana.waitForURL(/\/m\//);
    await ana.getByRole('button', { name: 'To the latest step' }).click();
    await ana.getByText(ends[0]).first().waitFor();
    await assertSame(async () => (await place(ana)).own, own, 'the kennel at the end');
  });
});

for (const colorScheme of ['light', 'dark']) {
  test(`dogs with o sócio keeps nobody out, ${colorScheme}`, { timeout: MATCH }, async (t) => {
    const page = await person(t, 'ana', { ...LOOK, colorScheme });
    await setUp(page, 2, 'Ana', () => board(page));
    await addBots(page, [1]);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await myTurn(page, TURNS);
    await assertOpen(page, 'on the road');
    await playOn(page, { to: /^Place a meeple in a house, or your partner/ });
    await assertOpen(page, 'both boards');
    await front(page, LOCATIONS[2]).hover();
    await page.getByRole('tooltip').getByText('One coin').waitFor();
  });
}

const board = (page) => page.getByRole('radio', { name: 'DOGS: O Sócio' }).check();
const front = (page, name) =>
  page
    .locator('.site')
    .getByLabel(new RegExp(`^${name}($|: [^:]*$)`))
    .last();

/** Takes the action that is wished for most. */
async function choose(page, ...more) {
  await openList(page);
  const names = (await choices(page).allTextContents()).map((name) => name.trim());
  const wishes = [...more, ...WISHES, /^(?!One step back|Not done)/];
  const found = wishes.map((wish) => names.findIndex((name) => wish.test(name))).find((one) => one >= 0) ?? 0;
  await take(page, choices(page).nth(found));
}

/** Plays on by the list, to the end or until so much is wanted; some things may be wished for before all others. */
async function playOn(page, { to, wishes = [] } = {}) {
  let made = 0;
  while (made < 600 && (await myTurn(page, TURNS))) {
    if (to?.test(await wanted(page).textContent())) return;
    await choose(page, ...wishes);
    made++;
  }
  assert.ok(made < 600, 'a match that does not end');
}

/** What is mine on the table, and what I am asked. */
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
