// Helpers to play a match of Draftosaurus through the page.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { socketEvents, TIMEOUT } from './browser.mjs';
import { games } from './games.mjs';

/** The text of the current question. */
export const wanted = (page) => page.locator('main .wanted');
// Found by class: locators by accessible name are slow on a full table, and these are used all the time.
export const list = (page) => page.locator('.turn-line button.list');
/** The entries of the open list of legal actions. */
export const legalActions = (page) => page.locator('main .list li button');
const counting = (page) => page.getByRole('button', { name: 'Show the result' });
const result = (page) => page.getByRole('heading', { name: /wins? with|share the victory/ });

/** The pause between two checks, in milliseconds. */
const EACH = 30;

/** Waits until `isSo` returns true. */
export async function until(isSo, what, timeout = TIMEOUT) {
  const end = Date.now() + timeout;
  while (!(await isSo())) {
    if (Date.now() > end) assert.fail(`in ${timeout} ms it was never so: ${what}`);
    await pause(EACH);
  }
}

/** Waits until `look` returns the same as before. */
export async function assertSame(look, before, what) {
  let now;
  const same = async () => isDeepStrictEqual((now = await look()), before);
  await until(same, what).catch(() => assert.deepEqual(now, before, what));
}

/** Starts a match against bots from the start page, in two clicks. */
export async function playNow(page, bots = 2) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('button', { name: bots === 1 ? 'Against 1 bot' : `Against ${bots} bots` }).click();
  await page.waitForURL(/\/t\//);
  await myTurn(page);
}

/** Waits until the browser has stored what the table of the page has shown, for the start page. */
export const remembered = (page) =>
  page.waitForFunction(() => `rodada.seen.${location.pathname.split('/').pop()}` in localStorage);

/** Waits until the tab has this title. */
export const title = (page, words) => page.waitForFunction((words) => document.title === words, words);

/** Enters a name in the dialog that asks for one. */
export async function giveName(page, name) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** The invitation link of the table that the host's page shows. */
export async function invitation(page) {
  await page.waitForFunction(() =>
    document.querySelector(/** @type {'input'} */ ('input[readonly]'))?.value.includes('/t/'),
  );
  const link = new URL(await page.getByLabel('The link to this table').inputValue());
  return link.pathname + link.search;
}

/** The word by which the server knows a game. */
const nameOf = (title) => games.find((game) => game.title === title).name;

/** Has a table set up through the server's interface, for a user who gets a name if they have none. Returns its room. */
export async function newTable(page, name, table) {
  const who = await page.request.get('/api/me');
  if (!who.ok() || !(await who.json()).name) await succeeds(page.request.post('/api/me', { data: { name } }));
  const usual = { game: 'draftosaurus', options: {}, pace: { kind: 'free' }, open: false };
  const made = await succeeds(page.request.post('/api/tables', { data: { ...usual, ...table } }));
  return (await made.json()).room;
}

async function showNewTable(page, name, table) {
  await page.goto(`/t/${await newTable(page, name, table)}`);
}

async function succeeds(request) {
  const answer = await request;
  assert.ok(answer.ok(), `${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer;
}

/**
 * Sets up a table for `seats` players and shows it on the host's page. `game` is the English name of its game, `more`
 * has further settings of the server's interface.
 *
 * @param {{ game?: string } & Record<string, unknown>} settings
 */
export async function setUp(host, seats, name = 'Ana', settings = {}) {
  const { game = 'Draftosaurus', ...more } = settings;
  await showNewTable(host, name, { game: nameOf(game), seats, ...more });
  await host.getByRole('heading', { name: 'The table is set' }).waitFor();
}

/** Sets up a table as users do, from the start page on; `arrange` changes further settings. */
export async function setUpByHand(host, seats, name = 'Ana', arrange = async () => {}) {
  // Relative, for a server under a path.
  await host.goto('./');
  await host.getByRole('link', { name: 'New table' }).first().click();
  await host
    .getByRole('group', { name: 'Seats' })
    .getByRole('radio', { name: String(seats) })
    .check();
  await arrange();
  await host.getByRole('button', { name: 'Set up the table' }).click();
  const set = host.getByRole('heading', { name: 'The table is set' });
  const asked = host.getByLabel('Your name');
  await asked.or(set).first().waitFor();
  if (await asked.isVisible()) await giveName(host, name);
  await set.waitFor();
}

/** Adds bots for beginners, which are quick. `left` lists the number of free seats before each. */
export async function addBots(page, left) {
  const add = page.getByRole('button', { name: 'Add a bot' });
  for (const free of left) {
    await add.nth(free - 1).click();
    await add.nth(free - 1).waitFor({ state: 'detached' });
  }
  const levels = page.getByRole('combobox', { name: 'How strong are the bots?' });
  for (let bot = 0; bot < left.length; bot++) await levels.nth(bot).selectOption('Beginner');
}

/** Starts a match against bots only. */
export async function against(page, game, seats) {
  await showNewTable(page, 'Ana', { game: nameOf(game), seats, against: 'beginner' });
  await myTurn(page);
}

/** Starts a match against bots only as users do. */
export async function againstByHand(page, game, seats) {
  await page.goto('/new');
  await page.getByRole('radio', { name: new RegExp(`^${game}$`) }).check();
  await page.getByRole('radio', { name: 'Bots only' }).check();
  await page.getByRole('radio', { name: 'Beginner', exact: true }).check();
  await page
    .getByRole('group', { name: 'Seats' })
    .getByRole('radio', { name: String(seats) })
    .check();
  await page.getByRole('button', { name: 'Sit down and start' }).click();
  const asked = page.getByLabel('Your name');
  await asked.or(page.locator('.turn-line')).first().waitFor();
  if (await asked.isVisible()) await giveName(page, 'Ana');
  await myTurn(page);
}

/** Waits until no request is unanswered and no animation runs. */
export async function settled(page) {
  await page.waitForFunction(() => document.querySelector('.turn-line.busy') === null);
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let n = 0; n < 12; n++) await frame();
  });
}

/** Starts a match of two users. */
export async function gather(host, guest, names = { host: 'Ana', guest: 'Ben' }) {
  await setUp(host, 2, names.host);
  await guest.goto(await invitation(host));
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await giveName(guest, names.guest);
  await host.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([myTurn(host), myTurn(guest)]);
}

/** Waits until it is this user's turn (`true`) or the match is over (`false`). */
export async function myTurn(page, timeout = TIMEOUT) {
  const come = await page.waitForFunction(
    () => {
      if (document.querySelector('.end-dock')) return 'over';
      return document.querySelector('.turn-line button.list') && 'mine';
    },
    undefined,
    { timeout, polling: EACH },
  );
  return (await come.jsonValue()) === 'mine';
}

/** Waits until the text of the question is no longer `before`. */
export async function answered(page, before, timeout = TIMEOUT) {
  await page.waitForFunction(
    (before) => document.querySelector('main .wanted')?.textContent !== before,
    before,
    { timeout, polling: EACH },
  );
}

/** Opens the list of legal actions when one of them can be chosen. */
export async function openList(page) {
  const button = list(page);
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  const open = () => document.querySelector('main .list button[aria-disabled=false]') !== null;
  await page.waitForFunction(open, undefined, { polling: EACH });
}

/** Closes the list if it is open, because it covers the table. */
export async function closeList(page) {
  await page.evaluate(() =>
    document.querySelector(/** @type {'button'} */ ('.turn-line button.list[aria-expanded=true]'))?.click(),
  );
  await page.locator('main div.list').waitFor({ state: 'detached' });
}

/** Carries out an action with `press`, also when it has to be confirmed, and waits until the result is shown. */
export async function carryOut(page, name, press) {
  const answer = answerTo(page);
  try {
    await press();
    const again = page.locator('[role=alertdialog] button').first();
    const done = async () => answer.awaited() || (await again.isVisible());
    await until(done, `“${name}” is sent, or asked about`);
    if (!answer.awaited()) await again.click();
    await until(answer.comes, `“${name}” is answered`);
  } finally {
    answer.forget();
  }
  // Another player who decided at the same time may have been faster.
  assert.match(answer.comes(), /"t":"ack"|"stale"/, name);
  const quiet = () => document.querySelector('.turn-line.busy') === null;
  await page.waitForFunction(quiet, undefined, { polling: EACH });
}

/** Chooses a listed action by keyboard. */
export async function take(page, choice) {
  return carryOut(page, (await choice.textContent()).trim(), () => choice.press('Enter'));
}

/** The answer to the next action that is sent. Requests for a score, which hovering sends, are ignored. */
function answerTo(page) {
  const events = socketEvents(page);
  let id, said;
  const sent = (payload) => {
    const frame = JSON.parse(payload);
    if (frame.t === 'act') id ??= frame.id;
  };
  const received = (payload) => {
    if (id !== undefined && payload.includes(`ack","id":"${id}"`)) said ??= payload;
  };
  events.on('sent', sent).on('received', received);
  return {
    awaited: () => id !== undefined,
    comes: () => said,
    forget: () => events.off('sent', sent).off('received', received),
  };
}

/** Chooses one action from the list; -1 is the last. Returns its label. */
export async function chooseFromList(page, nth = 0) {
  await openList(page);
  const all = await legalActions(page).all();
  const one = all.at(nth % all.length);
  const name = await one.textContent();
  await carryOut(page, name, () => one.click());
  return name;
}

/** Chooses one action on the table of Draftosaurus, with a dinosaur of the hand or a pen that the list names. */
export async function pointOut(page, nth = 0, use = click) {
  await openList(page);
  const names = (await legalActions(page).allTextContents()).map((name) => name.trim());
  const name = names[nth % names.length];
  // The list covers the table.
  await use(list(page));
  await legalActions(page).first().waitFor({ state: 'detached' });
  await carryOut(page, name, () => use(thing(page, name)));
  return name;
}

/** The thing on the table of Draftosaurus that stands for a listed action. */
export function thing(page, name) {
  const dino = /^(?:Pick (.*)|(.*) leaves the game)$/.exec(name)?.slice(1).find(Boolean);
  if (dino) return hand(page).getByRole('button', { name: dino, exact: true }).first();
  return page
    .locator('.own')
    .getByRole('button', { name: startsWith(name) })
    .first();
}

export const hand = (page) => page.getByRole('group', { name: /^Your hand/ });

/** All things of the hand, selectable or not. */
export const held = (page) => hand(page).locator('li [tabindex]');

/** Matches an accessible name that is `words`, or begins with it and a colon. */
function startsWith(words) {
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(:|$)`);
}

/**
 * A position at which a thing can be tapped, once it has stopped moving. The thing need not be a rectangle, and
 * others may cover parts of it; fails if all of it is covered.
 */
async function touchable(one) {
  const point = await one.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' });
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => {
      const all = [];
      for (let part = element; part; part = part.parentElement) all.push(...part.getAnimations());
      return all.some(
        (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity,
      );
    };
    const place = () => JSON.stringify(element.getBoundingClientRect());
    for (let still = 0, before = ''; still < 3; before = place()) {
      await frame();
      still = moving() || place() !== before ? 0 : still + 1;
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const down of [0.5, 0.7, 0.3, 0.85, 0.15]) {
        const [x, y] = [left + width * across, top + height * down];
        const found = document.elementFromPoint(x, y);
        if (found === element || element.contains(found)) return { x: x - left, y: y - top };
      }
    }
    return undefined;
  });
  assert.ok(point, `there is no way to touch ${one}`);
  return point;
}

export async function click(one) {
  // The click checks again that nothing has moved in between.
  await one.click({ position: await touchable(one) });
}

export async function touch(one) {
  await one.tap({ position: await touchable(one) });
}

export async function key(one) {
  await one.focus();
  await one.page().keyboard.press('Enter');
}

/** The labels of the own things on the table. */
export async function place(page) {
  const names = (things) => things.evaluateAll((all) => all.map((one) => one.ariaLabel));
  return {
    hand: await names(held(page)),
    zoo: await names(page.locator('.own [data-target]')),
    says: await wanted(page).textContent(),
  };
}

/** Plays to the end with one of the functions above. Returns the number of actions. */
export async function playOn(page, how, most = Infinity) {
  let made = 0;
  while (made < most && (await myTurn(page))) {
    await how(page, made);
    made++;
    assert.ok(made < 100, 'a match that does not end');
  }
  return made;
}

/** Checks the end of a match: the winner, and the score sheet. */
export async function seeEnd(page, players) {
  await counting(page).or(result(page)).first().waitFor();
  if (await counting(page).isVisible()) await counting(page).click();
  await result(page).waitFor();
  const sheet = page.getByRole('table').first();
  for (const name of players) await sheet.getByRole('columnheader', { name }).waitFor();
  return result(page).textContent();
}
