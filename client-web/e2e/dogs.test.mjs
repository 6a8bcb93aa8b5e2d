// A whole match of Dogs Cardgame with puppies: two people in two browsers, a bot, and somebody who watches.
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
  myTurn,
  openList,
  seeEnd,
  setUp,
  take,
  until,
  wanted,
} from './play.mjs';

/** What somebody does who wants to get on, the best first: listed actions in words. */
const WISHES = [
  /^Keep /,
  /^Claim /,
  /^Collect /,
  / → /,
  /^Open a bay/,
  /^Puppies /,
  /^Buy an improvement/,
  /^That is enough/,
  /^Use (Merchant|Manager|Partner)/,
  /^Hire (Merchant|Partner)/,
  /^Drive to: (Park|Highway)/,
  /^Drive to/,
  /^End the turn/,
  /^Stay/,
];
/** How long the two others and a slow machine may take for their turns. */
const TURNS = 240_000;
const DRIVE = /^Drive to: (Hill street|Square)/;
const LOOK = { reducedMotion: 'reduce' };

test('dogs, from the first click to the replay', { timeout: MATCH }, async (t) => {
  const [ana, ben, eva] = await Promise.all(['ana', 'ben', 'eva'].map((name) => person(t, name, LOOK)));
  const heard = frames(eva);
  const told = frames(ben);

  await setUp(ana, 3, 'Ana', async () => {
    await ana.getByRole('radio', { name: 'Dogs Cardgame' }).check();
    await ana.getByRole('checkbox', { name: /^Puppies/ }).check();
  });
  await ana.getByText('Puppies (Filhotes)').waitFor();
  await addBots(ana, [2]);
  await ben.goto(await invitation(ana));
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await giveName(ben, 'Ben');
  await ana.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([myTurn(ana), myTurn(ben)]);

  await t.test('nobody sees the cards of another before the revelation', async () => {
    await eva.goto(new URL(ana.url()).pathname);
    await eva.getByText('Ana holds 3 cards').waitFor();
    assert.equal(await people(eva).count(), 0);
    await until(async () => (await people(ana).count()) === 3, 'Ana holds three');
    await choose(ana);
    await ana.getByText('You can still change your mind').waitFor();
    await ana.getByRole('button', { name: 'Choose again' }).click();
    await myTurn(ana);
    await choose(ana);
    for (const [frames, own] of [
      [heard, undefined],
      [told, '1'],
    ]) {
      const kennels = frames.flatMap((frame) => Object.values(game(frame)?.kennels ?? {}));
      assert.ok(kennels.length > 0, 'nothing was told at all');
      // That somebody chose is told to all; what they hold and chose, on a slip of their own.
      for (const kennel of kennels) assert.ok(typeof (kennel.chosen ?? false) === 'boolean');
      const slips = frames.flatMap(({ document, delta }) => Object.keys((document ?? delta)?.own ?? {}));
      assert.deepEqual([...new Set(slips)], own === undefined ? [] : [own]);
    }
    await choose(ben);
    await eva.getByText('Round 1').first().waitFor();
  });

  // Ben plays on by himself whatever Ana does meanwhile.
  const bens = playOn(ben);
  bens.catch(() => {});
  await playOn(ana, { most: 12, pointing: true });
  // Not every city has a dog for her in the first rounds.
  await playOn(ana, { pointing: true, enough: async () => (await place(ana)).dogs.length > 0 });

  await t.test('a reload finds everything in its place', async () => {
    assert.ok(await myTurn(ana, TURNS));
    const before = await place(ana);
    assert.ok(before.dogs.length > 0);
    await ana.reload();
    await myTurn(ana);
    await assertSame(() => place(ana), before, 'the table after the reload');
  });

  await t.test('a step is taken back', async () => {
    const drives = choices(ana).filter({ hasText: /^Drive to/ });
    await openList(ana);
    // Whatever came before, a turn begins with driving somewhere, which shows nothing new.
    while ((await drives.count()) === 0) {
      await choose(ana);
      assert.ok(await myTurn(ana, TURNS));
      await openList(ana);
    }
    const before = await place(ana);
    await take(ana, drives.first());
    await ana.getByRole('button', { name: 'Take back' }).click();
    await drives.first().waitFor();
    await assertSame(() => place(ana), before, 'the table before the step');
  });

  await Promise.all([playOn(ana, { pointing: true }), bens]);
  const ends = await Promise.all([ana, ben, eva].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  assert.equal(new Set(ends.map((end) => /\d+/.exec(end)?.[0])).size, 1, 'all see the same result');
  for (const line of ['Dogs in bays', 'Hotel', 'Puppies']) {
    await ana.getByRole('rowheader', { name: line }).first().waitFor();
  }
  for (const frame of heard) {
    assert.equal((frame.document ?? frame.delta)?.you, undefined, 'what concerns one seat alone');
  }

  await t.test('the replay shows it all once more', async () => {
    // Behind the result lies the table as it was left.
    await ana.getByRole('button', { name: 'The table' }).click();
    await ana.locator('.own').waitFor();
    const { kennel, dogs } = await place(ana);
    assert.ok(kennel.length > 0);
    await ana.getByRole('link', { name: 'Step through the match' }).click();
    await ana.waitForURL(/\/m\//);
    // It begins with the draft, and whoever watched saw no hand.
    await ana.getByText('You hold 3 cards').or(people(ana).first()).first().waitFor();
    await until(async () => (await people(ana).count()) === 3, 'three people are held');
    await ana.getByLabel('Seen by').selectOption({ label: 'Those who watch' });
    await ana.getByText('Ana holds 3 cards').waitFor();
    assert.equal(await people(ana).count(), 0);
    await ana.getByRole('button', { name: 'To the latest step' }).click();
    await ana.getByText(ends[0]).first().waitFor();
    const mine = async () => {
      const { kennel, dogs } = await place(ana);
      return { kennel, dogs };
    };
    await assertSame(mine, { kennel, dogs }, 'the table at the end');
  });
});

for (const colorScheme of ['light', 'dark']) {
  test(`the table of dogs keeps nobody out, ${colorScheme}`, { timeout: MATCH }, async (t) => {
    const page = await person(t, 'ana', { ...LOOK, colorScheme });
    await setUp(page, 2, 'Ana', async () => {
      await page.getByRole('radio', { name: 'Dogs Cardgame' }).check();
      for (const option of [/^Puppies/, /^New faces/])
        await page.getByRole('checkbox', { name: option }).check();
      await assertOpen(page, 'the options');
    });
    await addBots(page, [1]);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await myTurn(page);
    await assertOpen(page, 'the draft');
    await choose(page);
    // The people in one's kennel may ask something before.
    const drives = async () => {
      await openList(page);
      return (await choices(page).filter({ hasText: DRIVE }).count()) > 0;
    };
    await playOn(page, { enough: drives });
    await closeList(page);
    await assertOpen(page, 'a turn');
    await page.getByRole('button', { name: 'Bonus cards and supply' }).click();
    await page.getByRole('dialog').waitFor();
    await assertOpen(page, 'the supply');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Look closely/ }).click();
    await page.getByRole('dialog').waitFor();
    await assertOpen(page, 'the kennel of another');
    await page.keyboard.press('Escape');
    await openList(page);
    await take(page, choices(page).filter({ hasText: DRIVE }).first());
    await myTurn(page, TURNS);
    await assertOpen(page, 'in the city');
  });
}

/** What a frame says about the game itself. */
const game = ({ document, delta }) => (document ?? delta)?.game;

/** The people whom the tray of a page shows. */
const people = (page) => page.getByRole('group', { name: 'People' }).locator('.people li');

/** Takes the action that is wished for most. */
async function choose(page, { pointing = false } = {}) {
  await openList(page);
  const names = (await choices(page).allTextContents()).map((name) => name.trim());
  const found = WISHES.map((wish) => names.findIndex((name) => wish.test(name))).find((one) => one >= 0) ?? 0;
  const thing = pointing && onTable(page, names[found], names);
  if (!thing) return take(page, choices(page).nth(found));
  // The list would lie over the table.
  await closeList(page);
  return carryOut(page, names[found], () => click(thing));
}

/** What stands on the table for a listed action, where one touch is enough. */
function onTable(page, name, names) {
  const where = /^Drive to: (.*)$/.exec(name)?.[1];
  if (where) return page.locator('.street .place').getByRole('button', { name: new RegExp(`^${where}\\b`) });
  const bay = / → bay (\d)/.exec(name)?.[1];
  if (bay && names.filter((other) => other.includes(` → bay ${bay}`)).length === 1)
    return page.locator('.own').getByRole('button', { name: new RegExp(`^Bay ${bay}:`) });
  return undefined;
}

/** Plays on, to the end, for so many actions or until it is enough; by pointing where one can, or by the list. */
async function playOn(page, { most = 600, pointing = false, enough = async () => false } = {}) {
  let made = 0;
  while (made < most && (await myTurn(page, TURNS)) && !(await enough())) {
    await choose(page, { pointing });
    made++;
  }
  assert.ok(made < 600, 'a match that does not end');
}

/** What is mine on the table. */
async function place(page) {
  const names = (things, name) =>
    things.evaluateAll((all, name) => all.map((one) => one.getAttribute(name)), name);
  return {
    kennel: await names(page.locator('.own section'), 'aria-label'),
    dogs: await names(page.locator('.own .slot [aria-label]'), 'aria-label'),
    says: await wanted(page)
      .textContent({ timeout: 1_000 })
      .catch(() => undefined),
  };
}
