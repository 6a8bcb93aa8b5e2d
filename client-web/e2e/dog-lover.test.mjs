// A whole match of Dog Lover: two people with hidden hands, a bot, and somebody who watches; and tricks laid in every way.
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
  touch,
  until,
  wanted,
} from './play.mjs';

/** What somebody does who wants to get on, the best first: listed actions in words. */
const WISHES = [
  /^Walk: /,
  / for /,
  / goes, with: /,
  /^Adopt: /,
  /^Learn: /,
  /^Train: /,
  /Bulldog: /,
  /^End the turn/,
];
/** How long the others and a slow machine may take for their turns. */
const TURNS = 240_000;
const LOOK = { reducedMotion: 'reduce' };
/** What is wanted first in a turn, and what after it. */
const LAY = /^Lay a trick over the grid/;
const AFTER = /^(?!Lay a trick over the grid)/;

test('dog lover, from the first click to the replay', { timeout: MATCH }, async (t) => {
  const [ana, ben, eva] = await Promise.all(['ana', 'ben', 'eva'].map((name) => person(t, name, LOOK)));
  const [heard, told] = [frames(eva), frames(ben)];
  await setUp(ana, 3, 'Ana', () => box(ana));
  await ana.getByText('Out of sight').first().waitFor();
  await addBots(ana, [2]);
  await ben.goto(await invitation(ana));
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await giveName(ben, 'Ben');
  await ana.getByRole('button', { name: 'Start the match' }).click();
  await eva.goto(new URL(ana.url()).pathname);

  // Ben plays on by himself whatever Ana does meanwhile.
  const bens = playOn(ben);
  bens.catch(() => {});
  await playOn(ana, { most: 9, pointing: true });

  await t.test('a reload in the middle of a turn finds everything in its place', async () => {
    await playOn(ana, { to: LAY });
    await playOn(ana, { to: AFTER });
    const before = await place(ana);
    assert.ok(before.dogs.length > 0);
    assert.ok(before.goods.length > 4, 'nothing is held');
    await ana.reload();
    await myTurn(ana);
    await assertSame(() => place(ana), before, 'the table after the reload');
  });

  await t.test('who watches sees how many cards are held, and not which', async () => {
    await eva.getByRole('img', { name: /in hand$/ }).waitFor();
    await until(async () => (await eva.locator('.goods .hand li').count()) === 1, 'the cards are counted');
  });

  await Promise.all([playOn(ana, { pointing: true }), bens]);
  const ends = await Promise.all([ana, ben, eva].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  assert.equal(new Set(ends.map((end) => /\d+/.exec(end)?.[0])).size, 1, 'all see the same result');

  await t.test('nobody was told what others held', () => {
    for (const [frames, own] of [
      [heard, []],
      [told, ['1']],
    ]) {
      const parts = frames.flatMap(({ document, delta }) => document ?? delta ?? []);
      assert.ok(parts.length > 10, 'nothing was told at all');
      const slips = parts.flatMap((part) => Object.keys(part.own ?? {}));
      assert.deepEqual([...new Set(slips)], own);
      const sheets = parts.flatMap((part) => Object.keys(part.own_scores ?? {}));
      assert.deepEqual(
        sheets.filter((seat) => !own.includes(seat)),
        [],
      );
      // At the end all hands are laid down.
      const running = parts.slice(
        0,
        parts.findIndex(({ game }) => game?.phase === 'over'),
      );
      assert.ok(running.length > 10);
      for (const { game } of running)
        for (const [seat, player] of Object.entries(game?.players ?? {}))
          assert.ok(!('hand' in player) || player.hand === null, `the hand of ${seat}`);
    }
    for (const { document, delta } of heard) assert.equal((document ?? delta)?.you, undefined);
  });

  await t.test('the sheet has a line for each dog', async () => {
    const row = ana.getByRole('rowheader', { name: 'Dogs', exact: true }).getByRole('button').first();
    await row.click();
    await until(async () => (await ana.locator('.why li').count()) >= 3, 'a line for each dog');
    for (const line of ['Favourite things', 'Bones'])
      await ana.getByRole('rowheader', { name: line }).first().waitFor();
  });

  await t.test('every dog has its meal or none, and the replay shows it all once more', async () => {
    await ana.getByRole('button', { name: 'The table' }).click();
    await ana.locator('.own .tile').first().waitFor();
    const { dogs } = await place(ana);
    assert.equal(await ana.locator('.own .tile .bowl').count(), dogs.length);
    await ana.getByRole('link', { name: 'Step through the match' }).click();
    await ana.waitForURL(/\/m\//);
    await ana.getByLabel('Seen by').selectOption({ label: 'Those who watch' });
    await ana
      .getByRole('img', { name: /in hand$/ })
      .first()
      .waitFor();
    await ana.getByRole('button', { name: 'To the latest step' }).click();
    await ana.getByText(ends[0]).first().waitFor();
    await assertSame(async () => (await place(ana)).dogs, dogs, 'the dogs at the end');
  });
});

test('where a move may take days, open hands are proposed', async (t) => {
  const page = await person(t, 'ana', LOOK);
  await page.goto('/new?game=dog-lover');
  const hands = page.getByRole('group', { name: 'Hands' });
  assert.ok(await hands.getByRole('radio', { name: 'Out of sight' }).isChecked());
  await page.getByRole('radio', { name: 'Days' }).check();
  assert.ok(await hands.getByRole('radio', { name: 'Open', exact: true }).isChecked());
  await hands.getByRole('radio', { name: 'Out of sight' }).check();
  assert.ok(await hands.getByRole('radio', { name: 'Out of sight' }).isChecked());
});

test('a trick is laid by the keyboard', { timeout: MATCH }, async (t) => {
  const page = await person(t, 'ana', LOOK);
  await begin(page);
  const grid = page.getByRole('group', { name: 'Grid' });
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  const first = await covered(page);
  assert.equal(first.cells.length, 3);
  assert.equal(first.lanes, 1, 'where the bulldog would sit');
  await page.keyboard.press('r');
  const turned = await covered(page);
  assert.notDeepEqual(turned.cells, first.cells);
  await page.keyboard.press('R');
  await carryOut(page, 'the trick', () => page.keyboard.press('Enter'));
  assert.equal(await page.evaluate(() => document.activeElement?.closest('.play') !== null), true);
});

test('a trick is turned by a second tap and laid by another, at 360 px', { timeout: MATCH }, async (t) => {
  const page = await person(t, 'ana', { ...LOOK, viewport: { width: 360, height: 740 }, hasTouch: true });
  await begin(page);
  const trick = page.locator('.tricks .point').first();
  const cell = page.locator('.cell.within').first();
  await touch(cell);
  const first = await covered(page);
  assert.equal(first.cells.length, 3);
  await touch(trick);
  const turned = await covered(page);
  assert.notDeepEqual(turned.cells, first.cells);
  await page.getByRole('button', { name: 'Turn it' }).tap();
  await page.locator('.cell.covered').first().waitFor();
  await carryOut(page, 'the trick', () => touch(page.locator('.cell.covered').first()));
  const spills = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  assert.deepEqual(spills, [0, 0], 'the page scrolls');
});

for (const colorScheme of ['light', 'dark']) {
  test(`the table of dog lover keeps nobody out, ${colorScheme}`, { timeout: MATCH }, async (t) => {
    const page = await person(t, 'ana', { ...LOOK, colorScheme });
    await begin(page);
    await assertOpen(page, 'laying a trick');
    await page.locator('.cell.within').first().hover();
    await assertOpen(page, 'a trick that is held');
    await page.getByRole('button', { name: /^Lay it here/ }).click();
    await myTurn(page, TURNS);
    await assertOpen(page, 'the rest of a turn');
    await page.getByRole('button', { name: /^Look closely/ }).click();
    await page.getByRole('dialog').waitFor();
    await assertOpen(page, 'the dogs of another');
  });
}

const box = (page) => page.getByRole('radio', { name: /^Dog Lover/ }).check();

/** A match against a bot, up to the first trick. */
async function begin(page) {
  await setUp(page, 2, 'Ana', () => box(page));
  await addBots(page, [1]);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await playOn(page, { to: LAY });
}

/** What the trick that is held would take. */
async function covered(page) {
  await page.locator('.cell.covered').first().waitFor();
  const cells = page.locator('.cell.covered');
  return {
    cells: await cells.evaluateAll((all) => all.map((one) => one.dataset.cell)),
    lanes: await page.locator('.lane .comes, .lane.guarded .dog:not(.leaves)').count(),
  };
}

/** Takes the action that is wished for most; laying a trick, and what waits for a dog, by pointing where that is wished. */
async function choose(page, { pointing = false } = {}) {
  await openList(page);
  const names = (await choices(page).allTextContents()).map((name) => name.trim());
  const found = WISHES.map((wish) => names.findIndex((name) => wish.test(name))).find((one) => one >= 0) ?? 0;
  const name = names[found];
  const lane = /^Bulldog: (.*)/.exec(name)?.[1];
  const walk = /^Walk: (.*)/.exec(name)?.[1];
  const lays = /: .*Bulldog: /.test(name);
  if (!pointing || !(lane || walk || lays)) return take(page, choices(page).nth(found));
  // The list would lie over the table.
  await closeList(page);
  if (lays) return layByHand(page, name);
  return carryOut(page, name, async () => {
    if (lane) return click(page.getByRole('button', { name: new RegExp(`^${lane}`) }));
    await click(page.locator('.waits .point').first());
    // Where there is one dog only, it is meant.
    if (names.filter((other) => other.startsWith('Walk: ')).length > 1)
      await click(page.locator('.own').getByRole('button', { name: new RegExp(`^${walk}:`) }));
  });
}

/** Picks a trick that has places, and lays it: it is held where the pointer is. */
async function layByHand(page, name) {
  const within = page.locator('.cell.within');
  if (!(await within.count())) await click(page.locator('.tricks .point[data-highlight=next]').first());
  await within.first().waitFor();
  await carryOut(page, name, () => click(within.first()));
}

/** Plays on, to the end, for so many actions, or until so much is wanted. */
async function playOn(page, { most = 400, to, pointing = false } = {}) {
  let made = 0;
  while (made < most && (await myTurn(page, TURNS))) {
    if (to?.test(await wanted(page).textContent())) return;
    await choose(page, { pointing });
    made++;
  }
  assert.ok(made < 400, 'a match that does not end');
}

/** What is mine on the table. */
async function place(page) {
  const names = (things) => things.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return {
    dogs: (await names(page.locator('.own [data-target]'))).map((name) => name.split(':')[0]),
    goods: await names(page.locator('.goods [aria-label]')),
    grid: await names(page.locator('.cell [aria-label]')),
    says: await wanted(page)
      .textContent({ timeout: 1_000 })
      .catch(() => undefined),
  };
}
