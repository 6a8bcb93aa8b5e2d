// Whole matches of DOGS: two people and two bots around the board, and two people with blocks on the roads.
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
  closeList,
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

const GAS = /^Gas for/;
const BUILD = /^Build a bay/;
const HOME = /^(Home|Go home)/;
/** What somebody does who wants to get on, the best first: listed actions in words. */
const WISHES = [
  / → /,
  /^Done/,
  /^Take it in/,
  BUILD,
  /^Take: /,
  /^Enter: (Vet|Pet shop|Fair)/,
  /^Enter/,
  /^Drive to/,
  HOME,
  /^Buy one food/,
  /^Sell/,
  /^End the turn/,
  /^No gas/,
  /^Stay/,
];
/** How long the others and a slow machine may take for their turns. */
const TURNS = 240_000;
const LAYING_OUT = /^Lay out your kennel/;
const LOOK = { reducedMotion: 'reduce' };

test('the board of dogs, from the first click to the replay', { timeout: MATCH }, async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => person(t, name, LOOK)));
  await setUp(ana, 4, 'Ana', () => board(ana));
  await addBots(ana, [3, 2]);
  await sitDown(ana, ben);

  // Ben plays on by himself whatever Ana does meanwhile.
  const bens = playOn(ben);
  bens.catch(() => {});
  await playOn(ana, { to: LAYING_OUT });

  await t.test('a reload in the middle of laying out finds everything in its place', async () => {
    assert.ok(await myTurn(ana, TURNS));
    assert.match(await wanted(ana).textContent(), LAYING_OUT);
    // She puts one dog somewhere, and is not done.
    await openList(ana);
    const steps = choices(ana).filter({ hasText: ' → ' });
    if (await steps.count()) await take(ana, steps.first());
    await myTurn(ana);
    const before = await place(ana);
    assert.ok(before.dogs.length > 0);
    await ana.reload();
    await myTurn(ana);
    await assertSame(() => place(ana), before, 'the table after the reload');
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
    await assertSame(async () => (await place(ana)).dogs, dogs, 'the dogs at the end');
  });
});

test('the board of dogs for two, with blocks on the roads', { timeout: MATCH }, async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => person(t, name, LOOK)));
  const heard = frames(ana);
  let blocks = 0;
  // They are shuffled among the dogs: should none lie on a road, there is another table.
  for (let table = 0; table < 5 && blocks === 0; table++) {
    heard.length = 0;
    await setUp(ana, 2, 'Ana', () => board(ana));
    await sitDown(ana, ben, { known: table > 0 });
    await ana.locator('[data-target="c1"]').waitFor();
    const told = heard.map(({ document, delta }) => (document ?? delta)?.game?.spaces).find(Boolean);
    blocks = Object.values(told).filter(({ block }) => block).length;
  }
  assert.ok(blocks > 0, 'no road is blocked');
  const drawn = async () => (await ana.getByLabel(/Road works/).count()) === blocks;
  await until(drawn, `${blocks} roads are blocked`);
  await Promise.all([playOn(ana, { pointing: true }), playOn(ben)]);
  const ends = await Promise.all([ana, ben].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  assert.equal(new Set(ends.map((end) => /\d+/.exec(end)?.[0])).size, 1, 'both see the same result');
  await ana.getByRole('rowheader', { name: 'City and country' }).first().waitFor();
});

test('a dog without room is offered to a neighbour, who takes it in', { timeout: MATCH }, async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => person(t, name, LOOK)));
  const heard = frames(ana);
  // Ben took in a dog that Ana offered.
  const isGiven = ({ what, from, seat }) => what === 'accepted' && from === 0 && seat === 1;
  const given = () => heard.some(({ seen }) => seen?.some(isGiven));
  // Ana brings home all that she can and builds nothing for them; Ben brings home as few as he can.
  const anas = [GAS, ...WISHES.filter((wish) => wish !== BUILD)];
  const bens = [HOME, ...WISHES];
  // Should all have room to the end of a match, there is another.
  for (let match = 0; match < 5 && !given(); match++) {
    await setUp(ana, 2, 'Ana', () => board(ana));
    await sitDown(ana, ben, { known: match > 0 });
    while (!given() && (await ana.locator('.end-dock').count()) === 0)
      for (const [page, wished] of [
        [ana, anas],
        [ben, bens],
      ])
        if (await list(page).isVisible()) await choose(page, { wished });
  }
  assert.ok(given(), 'no dog of Ana came to Ben');
  await ben
    .getByText(/You take in a dog from Ana: /)
    .first()
    .waitFor();
});

for (const colorScheme of ['light', 'dark']) {
  test(`the board of dogs keeps nobody out, ${colorScheme}`, { timeout: MATCH }, async (t) => {
    const page = await person(t, 'ana', { ...LOOK, colorScheme });
    await setUp(page, 2, 'Ana', () => board(page));
    await addBots(page, [1]);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await myTurn(page, TURNS);
    await assertOpen(page, 'on the road');
    await playOn(page, { to: /^Place a meeple/ });
    await assertOpen(page, 'the houses');
  });
}

const board = (page) => page.getByRole('radio', { name: 'DOGS', exact: true }).check();

/** Somebody takes the seat that is free, and the match begins. */
async function sitDown(host, guest, { known = false } = {}) {
  await guest.goto(await invitation(host));
  await guest.getByRole('button', { name: 'Sit here' }).first().click();
  if (!known) await giveName(guest, 'Ben');
  await host.getByRole('button', { name: 'Start the match' }).click();
}

/** Takes the action that is wished for most. */
async function choose(page, { pointing = false, wished = WISHES } = {}) {
  await openList(page);
  const names = (await choices(page).allTextContents()).map((name) => name.trim());
  const wishes = [...wished, /^(?!One step back|Not done)/];
  const found = wishes.map((wish) => names.findIndex((name) => wish.test(name))).find((one) => one >= 0) ?? 0;
  const thing = pointing && onTable(page, names[found], names);
  if (!thing) return take(page, choices(page).nth(found));
  // The list would lie over the table.
  await closeList(page);
  return carryOut(page, names[found], () => click(thing));
}

/** What stands on the table for a listed action, where one touch is enough. */
function onTable(page, name, names) {
  const alone = (start) => names.filter((other) => other.startsWith(start)).length === 1;
  const to = /^Drive to ((?:City|Country) \d)/.exec(name)?.[1];
  if (to && alone(`Drive to ${to}`)) return page.getByRole('button', { name: new RegExp(`^${to}:`) });
  const house = /^Enter: ([A-Z][a-z ]+)/.exec(name)?.[1];
  return (
    house &&
    alone(`Enter: ${house}`) &&
    page.locator('.front').getByRole('button', { name: new RegExp(`^${house}\\b`) })
  );
}

/** Plays on, to the end or until so much is wanted; by pointing at the table where one can, or by the list. */
async function playOn(page, { to, pointing = false } = {}) {
  const asked = [];
  while (asked.length < 900 && (await myTurn(page, TURNS))) {
    asked.push(await wanted(page).textContent());
    if (to?.test(asked.at(-1))) return;
    await choose(page, { pointing });
  }
  assert.ok(asked.length < 900, 'a match that does not end');
  assert.ok(!to, `${to} was never asked, but:\n${asked.join('\n')}`);
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
