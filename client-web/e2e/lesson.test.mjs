// Lessons, played by following the hand and by doing otherwise; with WHOLE_MATCHES otherwise in every game.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { MOVING, newUser, socketEvents } from './browser.mjs';
import { games } from './games.mjs';
import { legalActions, list, myTurn, openList, playNow, take, until } from './play.mjs';

const DESK = {};
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Each game, its folders in the client and among the rules, and the page that its lesson is played on. */
const LESSONS = [
  { name: 'Draftosaurus', game: 'draftosaurus', rules: 'draftosaurus', size: DESK },
  { name: 'DOGS', game: 'dogs', rules: 'dogs', size: PHONE },
  { name: 'DOGS: O Sócio', game: 'dogs-o-socio', rules: 'dogs/socio', size: DESK },
  { name: 'Dogs Cardgame', game: 'dogs-cardgame', rules: 'dogs_cardgame', size: PHONE },
  { name: 'Dog Lover', game: 'dog-lover', rules: 'dog_lover', size: PHONE },
];
const REFUSED = 'the hand never points at what is refused';
const CHOICE = 'the match that is chosen for the lesson has no such choice';
/** What is said of a suggestion that nothing explains. */
const UNEXPLAINED = 'Follow the hand, or do what you like.';
/** After so many milliseconds the hand points at what is suggested; the page looks for it more often. */
const HAND_MOVES = 200;
/** The hints that do not come up for whoever follows the hand, and why. */
const ELSEWHERE = {
  draftosaurus: { barred: REFUSED },
  dogs: { done: CHOICE, 'no-gas': REFUSED },
  'dogs-o-socio': { done: CHOICE, 'no-gas': REFUSED },
  'dogs-cardgame': {},
  'dog-lover': {},
};

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const line = (page) => page.locator('.lesson');
// At the end a link to a real match stands in its place.
const next = (page) => line(page).locator('button.primary');
/** The lesson, from `lesson.ts` of the game. */
async function hintsOf(game) {
  const { module } = await runnerImport(folder(`../src/games/${game}/lesson.ts`));
  return /** @type {any} */ (module).default;
}
/** The number of the learner's choices in the match that is chosen for the lesson. */
function choicesOf(rules) {
  const { actions } = JSON.parse(readFileSync(folder(`../../games/src/${rules}/lesson.json`), 'utf8'));
  return actions.filter(([seat]) => seat === 0).length;
}
/** The names of the hints that the learner has read or answered. */
const known = (page) =>
  page.evaluate(() => (sessionStorage.getItem(`lesson-${location.pathname.slice(3)}`) ?? '').split(' '));

/** What the page of a lesson shows, for the message of a failed test. */
const state = async (page) =>
  `${await line(page).innerText()} [${await line(page).getAttribute('data-hint')}], ` +
  `${await page.locator('.turn-line').innerText()}, ${await page.locator('.ring').count()} rings`;

/** Starts the lesson of a game from its box. */
async function learn(page, game) {
  await page.goto('/');
  const box = page.locator('article').filter({ has: page.getByRole('heading', { name: game, exact: true }) });
  await box.getByRole('button', { name: /Learn it|Aprenda|遊んで/ }).click();
  await page.waitForURL(/\/t\//);
  await line(page).waitFor();
}

/**
 * What the page sends and is told: how many choices, the kinds of those that were suggested and then made, and the reasons
 * for what was suggested.
 */
function watch(page) {
  const seen = {
    choices: 0,
    suggested: undefined,
    at: 0,
    followed: new Set(),
    reasons: new Set(),
    unexplained: 0,
  };
  socketEvents(page).on('sent', (payload) => {
    const frame = JSON.parse(payload);
    if (frame.t !== 'act') return;
    seen.choices++;
    if (frame.action.do === seen.suggested) seen.followed.add(frame.action.do);
    seen.suggested = undefined;
  });
  socketEvents(page).on('received', (payload) => {
    if (!payload.includes('"suggestion"')) return;
    const frame = JSON.parse(payload);
    if (frame.t !== 'suggestion') return;
    Object.assign(seen, { suggested: frame.action?.do, at: Date.now() });
    if (frame.why) seen.reasons.add(frame.why.key);
  });
  return seen;
}

/** What the page of a lesson shows, in one look: tests look all the time. Runs in the page. */
function shownNow() {
  const isShown = (selector) => {
    const one = document.querySelector(selector);
    return (
      one !== null && one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0
    );
  };
  const ring = document.querySelector('.ring')?.getBoundingClientRect();
  const line = document.querySelector(/** @type {'div'} */ ('.lesson'));
  return {
    known: (sessionStorage.getItem(`lesson-${location.pathname.slice(3)}`) ?? '').split(' '),
    hint: line?.dataset.hint,
    words: line?.innerText ?? '',
    next: isShown('.lesson button.primary'),
    again: isShown('.lesson .again'),
    confirm: isShown('[role=alertdialog] .primary'),
    mine: isShown('.turn-line.mine'),
    ended: isShown('.end-dock'),
    ring: ring && { x: ring.left + ring.width / 2, y: ring.top + ring.height / 2 },
  };
}

/** What the page shows, and whether the hand points at what is suggested: before that, it may point at what was chosen last. */
async function lookAt(page, seen) {
  const points = seen.suggested !== undefined && Date.now() - seen.at >= HAND_MOVES;
  return { points, ...(await page.evaluate(shownNow)) };
}

/**
 * Does what the lesson says once: reads a hint, or touches what the hand points at. While the match runs, a hint about a
 * part of the table has a ring around it; the last choice may bring one to the end.
 */
async function follow(page, hints, seen, shown) {
  if (shown.next) {
    // What others do may bring another hint meanwhile.
    const other = `.lesson:not([data-hint="${shown.hint}"])`;
    if (hints.find(({ id }) => id === shown.hint)?.at)
      await page.locator(`.ring, .end-dock, ${other}`).first().waitFor();
    await next(page).evaluateAll(([button]) => button?.click());
    return;
  }
  if (shown.confirm) {
    await page.locator('[role=alertdialog] .primary').click();
    return;
  }
  if (!shown.points || !shown.ring || !shown.mine) return;
  if (shown.words.includes(UNEXPLAINED)) seen.unexplained++;
  // In one go: on a busy machine the ring follows later, and the page changes between a look and a click of the mouse.
  await page.evaluate(({ x, y }) => {
    const pointedAt = document.elementFromPoint(x, y)?.closest('[data-suggested], .turn-line .list');
    pointedAt?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  }, shown.ring);
}

test('every game with a lesson is played', () => {
  const taught = games.filter(({ lesson }) => lesson).map(({ name }) => name);
  assert.deepEqual(LESSONS.map(({ game }) => game).toSorted(), taught.toSorted());
});

for (const { name, game, rules, size } of LESSONS)
  test(`the lesson of ${name} is learned by following the hand`, async (t) => {
    const page = await newUser(t, 'ana', { ...MOVING, ...size });
    const seen = watch(page);
    const hints = await hintsOf(game);
    const wanted = hints.map(({ id }) => id).filter((id) => !(id in ELSEWHERE[game]));
    await learn(page, name);
    let left = wanted;
    const isPlayed = () => seen.choices >= choicesOf(rules);
    // At the next question, at which the lesson leads no further, or at the end.
    const isBeyond = ({ mine, ended, again }) => (mine ? seen.suggested !== undefined : ended && again);
    const findLeft = ({ known }) => (left = wanted.filter((id) => !known.includes(id)));
    const isLearned = async () => {
      const shown = await lookAt(page, seen);
      if (findLeft(shown).length === 0) return true;
      if (!isPlayed() || shown.next) {
        await follow(page, hints, seen, shown);
        return false;
      }
      if (!isBeyond(shown)) return false;
      // The answer to the last choice may have come between the looks.
      findLeft(await lookAt(page, seen));
      return true;
    };
    await until(isLearned, 'the lesson leads on', 120_000).catch(async ({ message }) =>
      assert.fail(`${message}: ${await state(page)}, ${JSON.stringify(seen)}, without ${left}`),
    );
    assert.deepEqual(left, [], `the hints that did not come up in ${seen.choices} choices`);
    assert.ok(seen.reasons.size > 1, `few reasons: ${[...seen.reasons].join(', ')}`);
    assert.equal(seen.unexplained, 0, 'choices that nothing explains');
    const all = await known(page);
    assert.deepEqual(
      Object.keys(ELSEWHERE[game]).filter((id) => all.includes(id)),
      [],
      'they do come up',
    );
    // No list of matches has it.
    const lesson = new URL(page.url()).pathname;
    await page.goto('/');
    await page.getByRole('heading', { name: 'DOGS', exact: true }).waitFor();
    assert.equal(await page.locator(`a[href^="${lesson}"]`).count(), 0);
  });

/** Chooses something else than what is suggested, if there is anything else. */
async function doOtherwise(page, nth) {
  await myTurn(page);
  await openList(page);
  await page.locator('main .list [data-suggested]').first().waitFor();
  const others = await page.locator('main .list li button:not([data-suggested])').all();
  await take(page, others.at(nth % others.length) ?? legalActions(page).first());
}

/** How often in a row the learner does otherwise. */
const OTHERWISE = 10;

for (const { name, game, size } of process.env.WHOLE_MATCHES ? LESSONS : LESSONS.slice(0, 1))
  test(`the lesson of ${name} goes on after its learner has done otherwise ten times`, async (t) => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
    t.diagnostic(`seed ${seed}`);
    const page = await newUser(t, 'ana', size);
    const seen = watch(page);
    const hints = await hintsOf(game);
    await learn(page, name);
    for (let n = 0; n < OTHERWISE; n++) await doOtherwise(page, (seed * (n + 1)) % 97);
    seen.followed.clear();
    const missing = async () => {
      const before = await known(page);
      // What is said of one choice among those of a verb need not be suggested in a match that went another way.
      const due = ({ when, last }) => last || 'round' in when || (!when.with && seen.followed.has(when.verb));
      return hints.filter((hint) => due(hint) && !before.includes(hint.id)).map(({ id }) => id);
    };
    const isTaught = async () => {
      const shown = await lookAt(page, seen);
      if (shown.again) return true;
      await follow(page, hints, seen, shown);
      return false;
    };
    await until(isTaught, 'the lesson comes to its last hint', 120_000);
    assert.deepEqual(await missing(), [], 'the hints that did not come up');
  });

test('a bot says what it would do, to who plays against bots alone', async (t) => {
  const page = await newUser(t, 'ana');
  await playNow(page, 1);
  await list(page).click();
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await page.getByText(/^I would: /).waitFor();
  await page.locator('.ring').waitFor();
  const lit = page.locator('[data-suggested]').first();
  await lit.click();
  await page.locator('.ring').waitFor({ state: 'detached' });
});
