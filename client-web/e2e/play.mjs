// How people play a match of Draftosaurus: by what the page tells and shows them.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { lineOf, PATIENCE } from './browser.mjs';

/** What the table says it waits for. */
export const wanted = (page) => page.locator('main .wanted');
// By what they are and not by how they are called: names of a whole table are dear to find, and these are sought all the time.
export const list = (page) => page.locator('.turn-line button.list');
/** The listed choices, once the list is open. */
export const choices = (page) => page.locator('main .list li button');
const counting = (page) => page.getByRole('button', { name: 'Show the result' });
const result = (page) => page.getByRole('heading', { name: /wins? with|share the victory/ });

/** How often a page is asked whether something is so by now. */
const EACH = 30;

/** Asks again and again until it is so. */
export async function until(isSo, what, timeout = PATIENCE) {
  const end = Date.now() + timeout;
  while (!(await isSo())) {
    if (Date.now() > end) assert.fail(`in ${timeout} ms it was never so: ${what}`);
    await pause(EACH);
  }
}

/** Looks until things are as they were. */
export async function assertSame(look, before, what) {
  let now;
  const same = async () => isDeepStrictEqual((now = await look()), before);
  await until(same, what).catch(() => assert.deepEqual(now, before, what));
}

/** Goes from the start page to a match against so many bots, in two clicks. */
export async function playNow(page, bots = 2) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('button', { name: bots === 1 ? 'Against 1 bot' : `Against ${bots} bots` }).click();
  await page.waitForURL(/\/t\//);
  await myTurn(page);
}

/** Waits until the tab is called so. */
export const title = (page, words) => page.waitForFunction((words) => document.title === words, words);

/** Gives a name where one is asked for. */
export async function giveName(page, name) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'That is me' }).click();
}

/** The link that invites to the table whose host looks at `page`. */
export async function invitation(page) {
  await page.waitForFunction(() => document.querySelector('input[readonly]')?.value.includes('/t/'));
  const link = new URL(await page.getByLabel('The link to this table').inputValue());
  return link.pathname + link.search;
}

/** Sets up a table for so many on the page of its host; `arrange` chooses whatever else is to be chosen. */
export async function setUp(host, seats, name = 'Ana', arrange = async () => {}) {
  await host.goto('/');
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

/** Bots sit down, the easy ones: they are quick. `left` says how many seats are free before each. */
export async function addBots(page, left) {
  const add = page.getByRole('button', { name: 'Add a bot' });
  for (const free of left) {
    await add.nth(free - 1).click();
    await add.nth(free - 1).waitFor({ state: 'detached' });
  }
  const easier = page.getByRole('button', { name: 'Make it easier' });
  const better = page.getByRole('button', { name: 'Make it better' });
  for (let easy = 0; easy < left.length; easy++) {
    await easier.first().click();
    await until(async () => (await better.count()) > easy, `${easy + 1} bots are easy`);
  }
}

/** Sits down to a match against bots only. */
export async function against(page, game, seats) {
  await page.goto('/new');
  await page.getByRole('radio', { name: new RegExp(`^${game}$`) }).check();
  await page.getByRole('radio', { name: 'Bots only' }).check();
  await page.getByRole('radio', { name: 'Easy', exact: true }).check();
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

/** Waits until nothing moves, and nothing is on its way. */
export async function settled(page) {
  await page.waitForFunction(() => document.querySelector('.turn-line.busy') === null);
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let n = 0; n < 12; n++) await frame();
  });
}

/** Two people at a table for two, and the match begins. */
export async function gather(host, guest, names = { host: 'Ana', guest: 'Ben' }) {
  await setUp(host, 2, names.host);
  await guest.goto(await invitation(host));
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await giveName(guest, names.guest);
  await host.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([myTurn(host), myTurn(guest)]);
}

/** Waits until it is this person's turn: `true`, or until the match is over: `false`. */
export async function myTurn(page, timeout = PATIENCE) {
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

/** Waits until what the table says is not `before` any more. */
export async function answered(page, before, timeout = PATIENCE) {
  await page.waitForFunction(
    (before) => document.querySelector('main .wanted')?.textContent !== before,
    before,
    { timeout, polling: EACH },
  );
}

/** Shows the choices as a list, once one of them can be taken. */
export async function openList(page) {
  const button = list(page);
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  const open = () => document.querySelector('main .list button:enabled') !== null;
  await page.waitForFunction(open, undefined, { polling: EACH });
}

/** Puts the list away that lies over the table, if it is open. */
export async function closeList(page) {
  await page.evaluate(() => document.querySelector('.turn-line button.list[aria-expanded=true]')?.click());
  await page.locator('main div.list').waitFor({ state: 'detached' });
}

/** Does what carries an action out, also when it is asked about once more, and waits until it is carried out and shown. */
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
  // Somebody else who decides at the same time may have been faster.
  assert.match(answer.comes(), /"t":"ack"|"stale"/, name);
  const quiet = () => document.querySelector('.turn-line.busy') === null;
  await page.waitForFunction(quiet, undefined, { polling: EACH });
}

/** Takes one of the listed choices by the keyboard. */
export async function take(page, choice) {
  return carryOut(page, (await choice.textContent()).trim(), () => choice.press('Enter'));
}

/** The answer to the next action that is sent; what is only pointed at is asked about and answered, too. */
function answerTo(page) {
  const line = lineOf(page);
  let id, said;
  const sent = (payload) => {
    const frame = JSON.parse(payload);
    if (frame.t === 'act') id ??= frame.id;
  };
  const received = (payload) => {
    if (id !== undefined && payload.includes(`ack","id":"${id}"`)) said ??= payload;
  };
  line.on('sent', sent).on('received', received);
  return {
    awaited: () => id !== undefined,
    comes: () => said,
    forget: () => line.off('sent', sent).off('received', received),
  };
}

/** One choice, taken from the list in words. Says which. */
export async function chooseFromList(page, nth = 0) {
  await openList(page);
  const all = await choices(page).all();
  const one = all[nth % all.length];
  const name = await one.textContent();
  await carryOut(page, name, () => one.click());
  return name;
}

/** One choice, made by pointing at the hand or at a pen that the list names. */
export async function pointOut(page, nth = 0, use = click) {
  await openList(page);
  const names = (await choices(page).allTextContents()).map((name) => name.trim());
  const name = names[nth % names.length];
  // The list lies over the table.
  await use(list(page));
  await choices(page).first().waitFor({ state: 'detached' });
  await carryOut(page, name, () => use(thing(page, name)));
  return name;
}

/** The thing on the table that stands for a choice. */
export function thing(page, name) {
  const dino = /^(?:Pick (.*)|(.*) leaves)$/.exec(name)?.slice(1).find(Boolean);
  if (dino) return hand(page).getByRole('button', { name: dino, exact: true }).first();
  return page
    .locator('.own')
    .getByRole('button', { name: startsWith(name) })
    .first();
}

export const hand = (page) => page.getByRole('group', { name: /^Your hand/ });

/** What is in the hand, whether it can be pointed at now or not. */
export const held = (page) => hand(page).locator('li [tabindex]');

/** The start of an accessible name: the name alone, or followed by more about it. */
function startsWith(words) {
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(:|$)`);
}

/**
 * Where a thing can be touched, once it lies still. It need not be a rectangle, and others may lie on it; fails where
 * it is all covered.
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
  // Once more it is made sure that nothing has come between.
  await one.click({ position: await touchable(one) });
}

export async function touch(one) {
  await one.tap({ position: await touchable(one) });
}

export async function key(one) {
  await one.focus();
  await one.page().keyboard.press('Enter');
}

/** What is mine on the table. */
export async function place(page) {
  const names = (things) => things.evaluateAll((all) => all.map((one) => one.ariaLabel));
  return {
    hand: await names(held(page)),
    zoo: await names(page.locator('.own [data-target]')),
    says: await wanted(page).textContent(),
  };
}

/** Plays on to the end, `how` being one of the ways above. Says how many choices it took. */
export async function playOn(page, how, most = Infinity) {
  let made = 0;
  while (made < most && (await myTurn(page))) {
    await how(page, made);
    made++;
    assert.ok(made < 100, 'a match that does not end');
  }
  return made;
}

/** Sees the end of a match: who has won, and the sheet side by side. */
export async function seeEnd(page, players) {
  await counting(page).or(result(page)).first().waitFor();
  if (await counting(page).isVisible()) await counting(page).click();
  await result(page).waitFor();
  const sheet = page.getByRole('table').first();
  for (const name of players) await sheet.getByRole('columnheader', { name }).waitFor();
  return result(page).textContent();
}
