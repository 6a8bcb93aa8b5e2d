// Whole matches of DOGS: two users and two bots, and two users with blocks on the roads.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { frames, MATCH_TIMEOUT, newUser } from './browser.mjs';
import { playElsewhere, playTo, playUntilAsked } from './elsewhere.mjs';
import {
  addBots,
  against,
  assertSame,
  carryOut,
  legalActions,
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

/** Preferred actions, by their labels in the list, the best first. */
const PREFERENCES = [
  /^Lay out for me, and done/,
  / → /,
  /^Done/,
  /^Take it in/,
  /^Build a bay/,
  /^Take: /,
  /^Enter: (Vet|Pet shop|Fair)/,
  /^Enter/,
  /^Drive to/,
  /^Drive home/,
  /^Buy food and medicine/,
  /^Sell/,
  /^End the turn/,
  /^No gas/,
  /^Stay/,
];
/** The same for who plays elsewhere, by the kinds of actions. */
const PREFERRED = [
  'lay_out',
  'put',
  'done',
  'accept',
  'build',
  'keep',
  'enter',
  'drive',
  'go_home',
  'buy',
  'sell',
  'end_turn',
  'stay',
];
/** How long the other players' turns may take on a slow machine. */
const TURNS_TIMEOUT = 240_000;
const LAYING_OUT = /^Arrange your kennel/;

test('the board of dogs, from the first click to the replay', { timeout: MATCH_TIMEOUT }, async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => newUser(t, name)));
  await setUp(ana, 4, 'Ana', { game: 'DOGS' });
  await addBots(ana, [3, 2]);
  await sitDown(ana, ben);

  // Ben plays on independently.
  const bens = playElsewhere(ben);
  bens.catch(() => {});
  await playOn(ana, { to: LAYING_OUT });

  await t.test('a reload while the kennel is laid out changes nothing', async () => {
    assert.ok(await myTurn(ana, TURNS_TIMEOUT));
    assert.match(await wanted(ana).textContent(), LAYING_OUT);
    // Ana places one dog; her turn is not over.
    await openList(ana);
    const steps = legalActions(ana).filter({ hasText: ' → ' });
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

  await t.test('after a reload the log can show the whole match', async () => {
    await ana.reload();
    await ana.getByRole('button', { name: 'The table', exact: true }).click();
    await ana.locator('.own section').first().waitFor();
    await ana.getByRole('button', { name: 'Show earlier moves' }).click();
    await ana.getByText('The match began').waitFor();
  });

  await t.test('the replay shows the whole match', async () => {
    const { dogs } = await place(ana);
    await ana.getByRole('link', { name: 'Step through the match' }).click();
    await ana.waitForURL(/\/m\//);
    await ana.getByRole('button', { name: 'To the latest step' }).click();
    await ana.getByText(ends[0]).first().waitFor();
    await assertSame(async () => (await place(ana)).dogs, dogs, 'the dogs at the end');
  });
});

test('the board of dogs for two, with blocks on the roads', { timeout: MATCH_TIMEOUT }, async (t) => {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => newUser(t, name)));
  const messages = frames(ana);
  let blocks = 0;
  // The blocks are shuffled among the dogs: if none is on a road, another table is opened.
  for (let table = 0; table < 5 && blocks === 0; table++) {
    messages.length = 0;
    await setUp(ana, 2, 'Ana', { game: 'DOGS' });
    await sitDown(ana, ben, { known: table > 0 });
    await ana.locator('[data-target="c1"]').waitFor();
    const told = messages.map(({ document, delta }) => (document ?? delta)?.game?.spaces).find(Boolean);
    blocks = Object.values(told).filter(({ block }) => block).length;
  }
  assert.ok(blocks > 0, 'no road is blocked');
  const drawn = async () => (await ana.getByLabel(/Road works/).count()) === blocks;
  await until(drawn, `${blocks} roads are blocked`);
  await playElsewhere(ana, ben);
  const ends = await Promise.all([ana, ben].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  assert.equal(new Set(ends.map((end) => /\d+/.exec(end)?.[0])).size, 1, 'both see the same result');
  await ana.getByRole('rowheader', { name: 'City and country' }).first().waitFor();
});

test(
  'a dog without room is offered to a neighbour, who takes it in',
  { timeout: MATCH_TIMEOUT },
  async (t) => {
    const [ana, ben] = await Promise.all(['ana', 'ben'].map((name) => newUser(t, name)));
    // Ana brings home all dogs and builds no bays; Ben brings home as few as possible.
    const anas = ['buy_gas', 'offer', ...PREFERRED.filter((verb) => verb !== 'build')];
    const bens = ['go_home', ...PREFERRED];
    let isOffered = false;
    // If no dog lacked room in the whole match, another match is played.
    for (let match = 0; match < 5 && !isOffered; match++) {
      await setUp(ana, 2, 'Ana', { game: 'DOGS' });
      await sitDown(ana, ben, { known: match > 0 });
      // Ana plays to the end, and cannot before Ben has answered.
      const anaEnds = playUntilAsked(ana, 'ask_over', anas);
      isOffered = await Promise.race([playUntilAsked(ben, 'ask_accept', bens), anaEnds]);
      anaEnds.catch(() => {});
    }
    assert.ok(isOffered, 'no dog of Ana came to Ben');
    await ben.getByRole('button', { name: 'Take it in' }).click();
    await ben
      .getByText(/You take in a dog from Ana: /)
      .first()
      .waitFor();
  },
);

for (const [how, hasTouch] of /** @type {const} */ ([
  ['mouse', false],
  ['finger', true],
])) {
  test(`a dog is dragged into a bay with the ${how}`, { timeout: MATCH_TIMEOUT }, async (t) => {
    const viewport = hasTouch ? { width: 360, height: 740 } : { width: 1280, height: 800 };
    const page = await newUser(t, 'ana', { hasTouch, viewport });
    const waiting = page.locator('.own .crowd [data-movable]');
    const bays = page.locator('.own .bay:not(.shut)');
    const inBays = () => bays.locator('.slot [aria-label]').count();
    // In some rounds no dog comes home, and in some matches none at all.
    const found = async () =>
      (await waiting.count()) > 0 && LAYING_OUT.test(await wanted(page).textContent());
    for (let match = 0; match < 5 && !(await found()); match++) {
      await against(page, 'DOGS', 2);
      // Where an accepted dog is laid out, nothing is offered to take a step back.
      const toKennel = () => playUntilAsked(page, 'ask_put_down', ['refuse', ...PREFERRED]);
      while ((await toKennel()) && !(await found())) await choose(page);
    }
    assert.ok(await found(), 'no dog came home');
    await closeList(page);
    // Until the dogs lie where the last step has put them.
    let before = [0, 0];
    await until(async () => {
      const now = [await waiting.count(), await inBays()];
      await new Promise((done) => setTimeout(done, 400));
      before = [await waiting.count(), await inBays()];
      return now.join() === before.join();
    }, 'the dogs lie still');
    const pointer = await pointerOf(page, hasTouch);
    // Dropped beside the bays, it stays where it was.
    await pointer.drag(waiting.first(), page.locator('.turn-line'));
    assert.deepEqual([await waiting.count(), await inBays()], before);
    assert.equal(await page.locator('.dragged').count(), 0);
    // A bay may be full, or have no row for this breed: those that take the dog are covered by what selects them.
    await pointer.drag(waiting.first(), bays.filter({ has: page.locator('.over') }).first());
    await until(async () => (await inBays()) === before[1] + 1, 'the dog lies in a bay');
    await page.getByRole('button', { name: 'One step back' }).click();
    await until(async () => (await inBays()) === before[1], 'the step is taken back');
    await page.getByRole('button', { name: 'Lay out for me', exact: true }).click();
    await until(async () => (await waiting.count()) === 0, 'all dogs lie in bays');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
  });
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`the board of dogs is accessible, ${colorScheme}`, { timeout: MATCH_TIMEOUT }, async (t) => {
    const page = await newUser(t, 'ana', { colorScheme });
    await setUp(page, 2, 'Ana', { game: 'DOGS' });
    await addBots(page, [1]);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await myTurn(page, TURNS_TIMEOUT);
    await assertAccessible(page, 'on the road');
    await playTo(page, 'ask_enter');
    await assertAccessible(page, 'the houses');
  });
}

/** Takes the free seat and starts the match. */
async function sitDown(host, guest, { known = false } = {}) {
  await guest.goto(await invitation(host));
  await guest.getByRole('button', { name: 'Sit here' }).first().click();
  if (!known) await giveName(guest, 'Ben');
  await host.getByRole('button', { name: 'Start the match' }).click();
}

/** Carries out the most preferred action. */
async function choose(page, { pointing = false } = {}) {
  await openList(page);
  const names = (await legalActions(page).allTextContents()).map((name) => name.trim());
  const all = [...PREFERENCES, /^(?!One step back|Change again)/];
  const found =
    all.map((preference) => names.findIndex((name) => preference.test(name))).find((one) => one >= 0) ?? 0;
  const thing = pointing && onTable(page, names[found], names);
  if (!thing) return take(page, legalActions(page).nth(found));
  // The list would cover the table.
  await closeList(page);
  return carryOut(page, names[found], () => click(thing));
}

/** The thing on the table that carries out a listed action with one tap, if there is one. */
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

/** Plays to the end of the match or until the question is `to`; on the table where possible, or with the list. */
async function playOn(page, { to = /** @type {RegExp} */ (undefined), pointing = false } = {}) {
  const asked = [];
  while (asked.length < 900 && (await myTurn(page, TURNS_TIMEOUT))) {
    asked.push(await wanted(page).textContent());
    if (to?.test(asked.at(-1))) return;
    await choose(page, { pointing });
  }
  assert.ok(asked.length < 900, 'a match that does not end');
  assert.ok(!to, `${to} was never asked, but:\n${asked.join('\n')}`);
}

/** Drags with a mouse, or with a finger. */
async function pointerOf(page, hasTouch) {
  const session = hasTouch && (await page.context().newCDPSession(page));
  const middle = async (one) => {
    const { x, y, width, height } = await one.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const touch = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    async drag(source, target) {
      const from = await middle(source);
      // The target may be shown only once the source is held.
      const begun = { x: from.x, y: from.y + 20 };
      if (session) {
        await touch('touchStart', [from]);
        await touch('touchMove', [begun]);
        await touch('touchMove', [await middle(target)]);
        return touch('touchEnd', []);
      }
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(begun.x, begun.y, { steps: 4 });
      const to = await middle(target);
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    },
  };
}

/** The labels of the own things on the table. */
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
