// A whole match of Dogs Cardgame with puppies: two users, a bot, and a spectator.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { frames, MATCH_TIMEOUT, newUser } from './browser.mjs';
import { playElsewhere } from './elsewhere.mjs';
import {
  addBots,
  assertSame,
  carryOut,
  click,
  closeList,
  giveName,
  invitation,
  legalActions,
  myTurn,
  openList,
  seeEnd,
  setUpByHand,
  take,
  until,
  wanted,
} from './play.mjs';

/** Preferred actions, by their labels in the list, the best first. */
const PREFERENCES = [
  /^Keep /,
  /^Claim /,
  /^Collect /,
  / → /,
  /^Open a bay/,
  /^Puppy card /,
  /^Buy an improvement/,
  /^Done/,
  /^Use (Merchant|Manager|Partner)/,
  /^Hire (Merchant|Partner)/,
  /^Drive to: (Park|Highway)/,
  /^Drive to/,
  /^End the turn/,
  /^Stay/,
];
/** How long the other players' turns may take on a slow machine. */
const TURNS_TIMEOUT = 240_000;
const DRIVE = /^Drive to: (Hill street|Square)/;

test('dogs, from the first click to the replay', { timeout: MATCH_TIMEOUT }, async (t) => {
  const [ana, ben, eva] = await Promise.all(['ana', 'ben', 'eva'].map((name) => newUser(t, name)));
  const seenByAll = frames(eva);
  const seenByBen = frames(ben);

  await setUpByHand(ana, 3, 'Ana', async () => {
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

  await t.test('cards stay secret until they are revealed', async () => {
    await eva.goto(new URL(ana.url()).pathname);
    await eva.getByText('Ana holds 3 cards').waitFor();
    assert.equal(await people(eva).count(), 0);
    await until(async () => (await people(ana).count()) === 3, 'Ana holds three');
    await choose(ana);
    await ana.getByText('You can still change your mind').waitFor();
    await ana.getByRole('button', { name: 'Choose again' }).click();
    await myTurn(ana);
    await choose(ana);
    for (const { frames, own } of [
      { frames: seenByAll, own: undefined },
      { frames: seenByBen, own: '1' },
    ]) {
      const kennels = frames.flatMap((frame) => Object.values(game(frame)?.kennels ?? {}));
      assert.ok(kennels.length > 0, 'nothing was told at all');
      // The view shows only that a player has chosen. What they hold and chose is in their private view.
      for (const kennel of kennels) assert.ok(typeof (kennel.chosen ?? false) === 'boolean');
      const privateViews = frames.flatMap(({ document, delta }) =>
        Object.keys((document ?? delta)?.private ?? {}),
      );
      assert.deepEqual([...new Set(privateViews)], own === undefined ? [] : [own]);
    }
    await choose(ben);
    await eva.getByText('Round 1').first().waitFor();
  });

  // Ben plays on independently.
  const bens = playElsewhere(ben);
  bens.catch(() => {});
  // In some matches the city has no dog for her in the first rounds.
  await playOn(ana, { pointing: true, enough: async () => (await place(ana)).dogs.length > 0 });
  assert.equal(await ana.locator('.end-dock').count(), 0, 'the match ended before Ana had a dog');

  await t.test('a reload changes nothing', async () => {
    assert.ok(await myTurn(ana, TURNS_TIMEOUT));
    const before = await place(ana);
    assert.ok(before.dogs.length > 0);
    await ana.reload();
    await myTurn(ana);
    await assertSame(() => place(ana), before, 'the table after the reload');
  });

  await t.test('a step is undone', async () => {
    const drives = legalActions(ana).filter({ hasText: /^Drive to/ });
    await openList(ana);
    // Plays on until the next turn, which begins with a drive.
    while ((await drives.count()) === 0) {
      await choose(ana);
      assert.ok(await myTurn(ana, TURNS_TIMEOUT));
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
  for (const frame of seenByAll) {
    assert.equal((frame.document ?? frame.delta)?.you, undefined, 'what concerns one seat alone');
  }

  await t.test('the replay shows the whole match', async () => {
    // The table as it was at the end of the match.
    await ana.getByRole('button', { name: 'The table', exact: true }).click();
    await ana.locator('.own').waitFor();
    const { kennel, dogs } = await place(ana);
    assert.ok(kennel.length > 0);
    await ana.getByRole('link', { name: 'Step through the match' }).click();
    await ana.waitForURL(/\/m\//);
    // The rematch begins with the draft, and the spectator saw no hand.
    await ana.getByText('You hold 3 cards').or(people(ana).first()).first().waitFor();
    await until(async () => (await people(ana).count()) === 3, 'three people are held');
    await ana.getByLabel('Seen by').selectOption({ label: 'Spectators' });
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

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`the table of dogs is accessible, ${colorScheme}`, { timeout: MATCH_TIMEOUT }, async (t) => {
    const page = await newUser(t, 'ana', { colorScheme });
    await setUpByHand(page, 2, 'Ana', async () => {
      await page.getByRole('radio', { name: 'Dogs Cardgame' }).check();
      for (const option of [/^Puppies/, /^New faces/])
        await page.getByRole('checkbox', { name: option }).check();
      await assertAccessible(page, 'the options');
    });
    await addBots(page, [1]);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await myTurn(page);
    await assertAccessible(page, 'the draft');
    await choose(page);
    // A hired character may ask something first.
    const drives = async () => {
      await openList(page);
      return (await legalActions(page).filter({ hasText: DRIVE }).count()) > 0;
    };
    await playOn(page, { enough: drives });
    await closeList(page);
    await assertAccessible(page, 'a turn');
    await page.getByRole('button', { name: 'Bonus cards and supply' }).click();
    await page.getByRole('dialog').waitFor();
    await assertAccessible(page, 'the supply');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^A closer look/ }).click();
    await page.getByRole('dialog').waitFor();
    await assertAccessible(page, 'the kennel of another');
    await page.keyboard.press('Escape');
    await openList(page);
    await take(page, legalActions(page).filter({ hasText: DRIVE }).first());
    await myTurn(page, TURNS_TIMEOUT);
    await assertAccessible(page, 'in the city');
  });
}

/** The game's view in a message. */
const game = ({ document, delta }) => (document ?? delta)?.game;

/** The characters in the hand area. */
const people = (page) => page.getByRole('group', { name: 'People' }).locator('.people li');

/** Carries out the most preferred action. */
async function choose(page, { pointing = false } = {}) {
  await openList(page);
  const names = (await legalActions(page).allTextContents()).map((name) => name.trim());
  const found =
    PREFERENCES.map((preference) => names.findIndex((name) => preference.test(name))).find(
      (one) => one >= 0,
    ) ?? 0;
  const thing = pointing && onTable(page, names[found], names);
  if (!thing) return take(page, legalActions(page).nth(found));
  // The list would cover the table.
  await closeList(page);
  return carryOut(page, names[found], () => click(thing));
}

/** The thing on the table that carries out a listed action with one tap, if there is one. */
function onTable(page, name, names) {
  const where = /^Drive to: (.*)$/.exec(name)?.[1];
  if (where) return page.locator('.street .place').getByRole('button', { name: new RegExp(`^${where}\\b`) });
  const bay = / → bay (\d)/.exec(name)?.[1];
  if (bay && names.filter((other) => other.includes(` → bay ${bay}`)).length === 1)
    return page.locator('.own').getByRole('button', { name: new RegExp(`^Bay ${bay}:`) });
  return undefined;
}

/**
 * Plays to the end of the match, for `most` actions, or until `enough`; on the table where possible, or with the
 * list.
 */
async function playOn(page, { most = 600, pointing = false, enough = async () => false } = {}) {
  let made = 0;
  while (made < most && (await myTurn(page, TURNS_TIMEOUT)) && !(await enough())) {
    await choose(page, { pointing });
    made++;
  }
  assert.ok(made < 600, 'a match that does not end');
}

/** The labels of the own things on the table. */
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
