// Whole matches of DOGS: two people and two bots around the board, and two people with blocks on the roads.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertOpen } from './axe.mjs';
import { frames, person } from './browser.mjs';
import {
  addBots,
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
  wanted,
} from './play.mjs';

/** What somebody does who wants to get on, the best first: listed actions in words. */
const WISHES = [
  / → /,
  /^Done/,
  /^Take it in/,
  /^Build a bay/,
  /^Take: /,
  /^Enter: (Vet|Pet shop|Fair)/,
  /^Enter/,
  /^Drive to/,
  /^(Home|Go home)/,
  /^Buy one food/,
  /^Sell/,
  /^End the turn/,
  /^No gas/,
  /^Stay/,
];
/** How long the others and a slow machine may take for their turns. */
const TURNS = 120_000;
const LOOK = { reducedMotion: 'reduce' };

test('the board of dogs, from the first click to the replay', { timeout: 580_000 }, async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => person(t, name, LOOK)));
  await setUp(ana, 4, 'Ana', () => board(ana));
  await addBots(ana, [3, 2]);
  await sitDown(ana, ben);

  // Ben plays on by himself whatever Ana does meanwhile.
  const bens = playOn(ben);
  bens.catch(() => {});
  await playOn(ana, { until: /^Lay out your kennel/ });

  await t.test('a reload in the middle of laying out finds everything in its place', async () => {
    assert.ok(await myTurn(ana, TURNS));
    assert.match(await wanted(ana).textContent(), /^Lay out your kennel/);
    await choose(ana);
    await ana.getByRole('button', { name: 'One step back' }).or(list(ana)).first().waitFor();
    const before = await place(ana);
    assert.ok(before.dogs.length > 0);
    await ana.reload();
    await myTurn(ana);
    await ana.locator('.own section').first().waitFor();
    assert.deepEqual(await place(ana), before);
  });

  await Promise.all([playOn(ana, { pointing: true }), bens]);
  const ends = await Promise.all([ana, ben].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  assert.equal(new Set(ends.map((end) => /\d+/.exec(end)?.[0])).size, 1, 'both see the same result');
  for (const line of ['Bays', 'Breeds', 'Helper', 'Resources', 'Sick dogs'])
    await ana.getByRole('rowheader', { name: line }).first().waitFor();

  await t.test('the replay shows it all once more', async () => {
    await ana.getByRole('button', { name: 'The table' }).click();
    await ana.locator('.own section').first().waitFor();
    const { dogs } = await place(ana);
    await ana.getByRole('link', { name: 'Step through the match' }).click();
    await ana.waitForURL(/\/m\//);
    await ana.getByRole('button', { name: 'To the latest step' }).click();
    await ana.getByText(ends[0]).first().waitFor();
    assert.deepEqual((await place(ana)).dogs, dogs);
  });
});

test('the board of dogs for two, with blocks on the roads', { timeout: 580_000 }, async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => person(t, name, LOOK)));
  const heard = frames(ana);
  await setUp(ana, 2, 'Ana', () => board(ana));
  await sitDown(ana, ben);
  await ana.locator('[data-target="c1"]').waitFor();
  const told = heard.map(({ document }) => document?.game?.spaces).findLast(Boolean);
  if (told) {
    const blocks = Object.values(told).filter(({ block }) => block).length;
    assert.equal(await ana.getByLabel(/Road works/).count(), blocks);
  }
  await Promise.all([playOn(ana, { pointing: true }), playOn(ben)]);
  const ends = await Promise.all([ana, ben].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  assert.equal(new Set(ends.map((end) => /\d+/.exec(end)?.[0])).size, 1, 'both see the same result');
  await ana.getByRole('rowheader', { name: 'City and country' }).first().waitFor();
});

for (const colorScheme of ['light', 'dark']) {
  test(`the board of dogs keeps nobody out, ${colorScheme}`, { timeout: 180_000 }, async (t) => {
    const page = await person(t, 'ana', { ...LOOK, colorScheme });
    await setUp(page, 2, 'Ana', () => board(page));
    await addBots(page, [1]);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await myTurn(page, TURNS);
    await assertOpen(page, 'on the road');
    await playOn(page, { until: /^Place a meeple/ });
    await assertOpen(page, 'the houses');
  });
}

const board = (page) => page.getByRole('radio', { name: 'DOGS', exact: true }).check();

/** Somebody takes the seat that is free, and the match begins. */
async function sitDown(host, guest) {
  await guest.goto(await invitation(host));
  await guest.getByRole('button', { name: 'Sit here' }).first().click();
  await giveName(guest, 'Ben');
  await host.getByRole('button', { name: 'Start the match' }).click();
}

/** Takes the action that is wished for most. */
async function choose(page, { pointing = false } = {}) {
  await openList(page);
  const names = (await choices(page).allTextContents()).map((name) => name.trim());
  const wishes = [...WISHES, /^(?!One step back|Not done)/];
  const found = wishes.map((wish) => names.findIndex((name) => wish.test(name))).find((one) => one >= 0) ?? 0;
  const thing = pointing && onTable(page, names[found]);
  if (!thing) return take(page, choices(page).nth(found));
  // The list would lie over the table.
  await list(page).click();
  return carryOut(page, names[found], () => click(thing));
}

/** What stands on the table for a listed action, where one touch is enough. */
function onTable(page, name) {
  const to = /^Drive to ((?:City|Country) \d)/.exec(name)?.[1];
  if (to) return page.getByRole('button', { name: new RegExp(`^${to}:`) });
  const house = /^Enter: ([A-Z][a-z ]+)/.exec(name)?.[1];
  return house && page.locator('.front').getByRole('button', { name: new RegExp(`^${house}\\b`) });
}

/** Plays on, to the end or until so much is wanted; by pointing at the table where one can, or by the list. */
async function playOn(page, { until, pointing = false } = {}) {
  let made = 0;
  while (made < 900 && (await myTurn(page, TURNS))) {
    if (until?.test(await wanted(page).textContent())) return;
    await choose(page, { pointing });
    made++;
  }
  assert.ok(made < 900, 'a match that does not end');
}

/** What is mine on the table. */
async function place(page) {
  const names = (things) => things.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return {
    kennel: await names(page.locator('.own section')),
    dogs: await names(page.locator('.own .slot [aria-label]')),
    says: await wanted(page)
      .textContent({ timeout: 1_000 })
      .catch(() => undefined),
  };
}
