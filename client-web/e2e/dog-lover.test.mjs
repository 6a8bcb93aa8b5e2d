// A whole match of Dog Lover: two users with hidden hands, a bot, and a spectator; and all ways to place tricks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { frames, MATCH_TIMEOUT, newUser } from './browser.mjs';
import { playElsewhere } from './elsewhere.mjs';
import {
  addBots,
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
  settled,
  setUp,
  take,
  touch,
  until,
  wanted,
} from './play.mjs';

/** Preferred actions, by their labels in the list, the best first. */
const PREFERENCES = [
  /^Walk: /,
  / for /,
  /^Discard /,
  /^Adopt: /,
  /^Learn: /,
  /^Train: /,
  /Bulldog: /,
  /^End the turn/,
];
/** How long the other players' turns may take on a slow machine. */
const TURNS_TIMEOUT = 240_000;
/** The question at the start of a turn, and any other. */
const LAY = /^Lay a trick over the grid/;
const AFTER = /^(?!Lay a trick over the grid)/;

test('dog lover, from the first click to the replay', { timeout: MATCH_TIMEOUT }, async (t) => {
  const [ana, ben, eva] = await Promise.all(['ana', 'ben', 'eva'].map((name) => newUser(t, name)));
  const [messages, told] = [frames(eva), frames(ben)];
  await setUp(ana, 3, 'Ana', { game: 'Dog Lover' });
  await ana.getByText('Hidden').first().waitFor();
  await addBots(ana, [2]);
  await ben.goto(await invitation(ana));
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await giveName(ben, 'Ben');
  await ana.getByRole('button', { name: 'Start the match' }).click();
  await eva.goto(new URL(ana.url()).pathname);

  // Ben plays on independently.
  const bens = playElsewhere(ben);
  bens.catch(() => {});
  await playOn(ana, { most: 9, pointing: true });

  await t.test('a reload in the middle of a turn changes nothing', async () => {
    await playOn(ana, { to: LAY });
    await playOn(ana, { to: AFTER });
    const before = await place(ana);
    assert.ok(before.dogs.length > 0);
    assert.ok(before.goods.length > 4, 'nothing is held');
    await ana.reload();
    await myTurn(ana);
    await assertSame(() => place(ana), before, 'the table after the reload');
  });

  await t.test('a spectator sees the number of cards in a hand, but not the cards', async () => {
    await eva.getByRole('img', { name: /in hand$/ }).waitFor();
    await until(async () => (await eva.locator('.goods .hand li').count()) === 1, 'the cards are counted');
  });

  await Promise.all([playOn(ana, { pointing: true }), bens]);
  const ends = await Promise.all([ana, ben, eva].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  assert.equal(new Set(ends.map((end) => /\d+/.exec(end)?.[0])).size, 1, 'all see the same result');

  await t.test("no message contained another player's hand", () => {
    for (const [frames, own] of [
      [messages, []],
      [told, ['1']],
    ]) {
      const parts = frames.flatMap(({ document, delta }) => document ?? delta ?? []);
      assert.ok(parts.length > 10, 'nothing was told at all');
      const privateViews = parts.flatMap((part) => Object.keys(part.private ?? {}));
      assert.deepEqual([...new Set(privateViews)], own);
      const sheets = parts.flatMap((part) => Object.keys(part.private_scores ?? {}));
      assert.deepEqual(
        sheets.filter((seat) => !own.includes(seat)),
        [],
      );
      // When the match is over, all hands are public.
      const running = parts.slice(
        0,
        parts.findIndex(({ game }) => game?.phase === 'over'),
      );
      assert.ok(running.length > 10);
      for (const { game } of running)
        for (const [seat, player] of Object.entries(game?.players ?? {}))
          assert.ok(!('hand' in player) || player.hand === null, `the hand of ${seat}`);
    }
    for (const { document, delta } of messages) assert.equal((document ?? delta)?.you, undefined);
  });

  await t.test('the sheet has a line for each dog', async () => {
    const row = ana.getByRole('rowheader', { name: 'Dogs', exact: true }).getByRole('button').first();
    await row.click();
    await until(async () => (await ana.locator('.why li').count()) >= 3, 'a line for each dog');
    for (const line of ['Favourite things', 'Bones'])
      await ana.getByRole('rowheader', { name: line }).first().waitFor();
  });

  await t.test("the result shows every dog's meal, and the replay shows the whole match", async () => {
    await ana.getByRole('button', { name: 'The table', exact: true }).click();
    await ana.locator('.own .tile').first().waitFor();
    const { dogs } = await place(ana);
    assert.equal(await ana.locator('.own .tile .bowl').count(), dogs.length);
    await ana.getByRole('link', { name: 'Step through the match' }).click();
    await ana.waitForURL(/\/m\//);
    await ana.getByLabel('Seen by').selectOption({ label: 'Spectators' });
    await ana
      .getByRole('img', { name: /in hand$/ })
      .first()
      .waitFor();
    await ana.getByRole('button', { name: 'To the latest step' }).click();
    await ana.getByText(ends[0]).first().waitFor();
    await assertSame(async () => (await place(ana)).dogs, dogs, 'the dogs at the end');
  });
});

test('open hands are proposed for matches of days', async (t) => {
  const page = await newUser(t, 'ana');
  await page.goto('/new?game=dog-lover');
  const hands = page.getByRole('group', { name: 'Hands' });
  assert.ok(await hands.getByRole('radio', { name: 'Hidden' }).isChecked());
  await page.getByRole('radio', { name: 'Days' }).check();
  assert.ok(await hands.getByRole('radio', { name: 'Open', exact: true }).isChecked());
  await hands.getByRole('radio', { name: 'Hidden' }).check();
  assert.ok(await hands.getByRole('radio', { name: 'Hidden' }).isChecked());
});

test('a trick is placed by keyboard', { timeout: MATCH_TIMEOUT }, async (t) => {
  const page = await newUser(t, 'ana');
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

test(
  'a second tap on a trick rotates it, and a tap on the preview places it, at 360 px',
  { timeout: MATCH_TIMEOUT },
  async (t) => {
    const page = await newUser(t, 'ana', { viewport: { width: 360, height: 740 }, hasTouch: true });
    await begin(page);
    const trick = page.locator('.tricks .selectable').first();
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
  },
);

test('the cells, the hand and the buttons for a trick are in sight together', async (t) => {
  const page = await newUser(t, 'ana', { viewport: { width: 360, height: 740 } });
  await begin(page);
  await page.locator('.cell.within').first().hover();
  for (const [width, height] of [
    [360, 740],
    [390, 660],
    [375, 667],
    [740, 360],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await settled(page);
    let hidden;
    // On a busy machine the page of the grid comes into place later.
    const isInSight = async () => (hidden = await page.evaluate(hiddenOfGrid)).length === 0;
    await until(isInSight, 'all is in sight', 5_000).catch(() => undefined);
    assert.deepEqual(hidden, [], `${width} × ${height}`);
  }
});

/** What cannot be seen of the grid, the hand and the buttons. Runs in the page. */
function hiddenOfGrid() {
  const isFree = (one) => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    // A round corner leaves less than 0.3 of its radius uncovered, both ways.
    const corner = 1 + 0.3 * Number.parseFloat(getComputedStyle(one).borderRadius);
    const inset = (size) => Math.max(corner, 0.08 * size);
    const across = [left + inset(width), left + width / 2, right - inset(width)];
    const down = [top + inset(height), top + height / 2, bottom - inset(height)];
    return across.every((x) => down.every((y) => one.contains(document.elementFromPoint(x, y))));
  };
  const all = [...document.querySelectorAll('.cell, .tray.hand, .placement button')];
  return all.filter((one) => !isFree(one)).map((one) => one.getAttribute('data-cell') ?? one.textContent);
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`the table of dog lover is accessible, ${colorScheme}`, { timeout: MATCH_TIMEOUT }, async (t) => {
    const page = await newUser(t, 'ana', { colorScheme });
    await begin(page);
    await assertAccessible(page, 'laying a trick');
    await page.locator('.cell.within').first().hover();
    await assertAccessible(page, 'a trick that is held');
    await page.getByRole('button', { name: /^Lay it here/ }).click();
    await myTurn(page, TURNS_TIMEOUT);
    await assertAccessible(page, 'the rest of a turn');
    await page.getByRole('button', { name: /^A closer look/ }).click();
    await page.getByRole('dialog').waitFor();
    await assertAccessible(page, 'the dogs of another');
  });
}

/** Starts a match against a bot and plays up to the first trick. */
async function begin(page) {
  await setUp(page, 2, 'Ana', { game: 'Dog Lover' });
  await addBots(page, [1]);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await playOn(page, { to: LAY });
}

/** The cells that the previewed trick would take. */
async function covered(page) {
  await page.locator('.cell.covered').first().waitFor();
  const cells = page.locator('.cell.covered');
  return {
    cells: await cells.evaluateAll((all) => all.map((one) => one.dataset.cell)),
    lanes: await page.locator('.lane .comes, .lane.guarded .dog:not(.leaves)').count(),
  };
}

/** Carries out the most preferred action; with `pointing`, on the table where that is possible. */
async function choose(page, { pointing = false } = {}) {
  await openList(page);
  const names = (await legalActions(page).allTextContents()).map((name) => name.trim());
  const found =
    PREFERENCES.map((preference) => names.findIndex((name) => preference.test(name))).find(
      (one) => one >= 0,
    ) ?? 0;
  const name = names[found];
  const lane = /^Bulldog: (.*)/.exec(name)?.[1];
  const walk = /^Walk: (.*)/.exec(name)?.[1];
  const lays = /: .*Bulldog: /.test(name);
  if (!pointing || !(lane || walk || lays)) return take(page, legalActions(page).nth(found));
  // The list would cover the table.
  await closeList(page);
  if (lays) return layByHand(page, name);
  return carryOut(page, name, async () => {
    if (lane) return click(page.getByRole('button', { name: new RegExp(`^${lane}`) }));
    await click(page.locator('.waits .selectable').first());
    // A single dog is chosen without a question.
    if (names.filter((other) => other.startsWith('Walk: ')).length > 1)
      await click(page.locator('.own').getByRole('button', { name: new RegExp(`^${walk}:`) }));
  });
}

/** Selects a trick that can be placed, and places it: the preview follows the pointer. */
async function layByHand(page, name) {
  const within = page.locator('.cell.within');
  if (!(await within.count())) await click(page.locator('.tricks .selectable[data-highlight=next]').first());
  await within.first().waitFor();
  await carryOut(page, name, () => click(within.first()));
}

/** Plays to the end of the match, for `most` actions, or until the question is `to`. */
async function playOn(page, { most = 400, to = /** @type {RegExp} */ (undefined), pointing = false } = {}) {
  let made = 0;
  while (made < most && (await myTurn(page, TURNS_TIMEOUT))) {
    if (to?.test(await wanted(page).textContent())) return;
    await choose(page, { pointing });
    made++;
  }
  assert.ok(made < 400, 'a match that does not end');
}

/** The labels of the own things on the table. */
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
