// What first visits cost on a slow phone, held to limits: bytes and requests on the wire with their headers, and how much
// the content moves; with TIMES also the first paint, and when the page can be used. Other tests make those longer.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { newUser } from './browser.mjs';
import { firstVisit } from './first-visit.mjs';
import { assertEvery } from './games.mjs';
import { invitation, playNow, setUp } from './play.mjs';
import { startServer } from './server.mjs';

const TIMES = Boolean(process.env.TIMES);
/** Every page, as `scripts/pages.ts` names them: where a game is named, a running match of it or its rules. */
const BUDGETS = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
const READY = 9_000;
const FIRST_PAINT = 3_000;
const SHIFT = 0.02;
/** How often a visit is tried until it is fast. */
const TRIES = 4;
/** So many pages are visited at once: they wait for the connection most of the time. Times are those of one page alone. */
const AT_ONCE = TIMES ? 1 : 6;
/** The language with the longest texts; with TIMES also the one with the most letters of the display font. */
const LANGUAGES = TIMES ? ['ja', 'pt-BR'] : ['ja'];
/** Where each page is shown: its address, and what shows that it can be used. */
const VISITS = {
  '/': () => ['/', '.hero .row button'],
  '/t/': ({ game }, made) => (game ? [`/t/${made.tables[game]}`, 'main .wanted'] : [made.waiting, '#gather']),
  '/m/': ({ game }, made) => [`/m/${made.tables[game]}`, 'input[type=range]'],
  '/rules/': ({ game }) => [`/rules/${game}`, 'main h2'],
  '/new': () => ['/new', 'main form'],
  '/history': () => ['/history?player=nowhere', 'main form'],
  '/statistics': () => ['/statistics', 'main h1'],
  '/ratings': () => ['/ratings', 'main table, main select'],
  '/look': () => ['/look', 'main h1'],
  '/me': () => ['/me', 'main h1'],
  '/people/': () => ['/people/nowhere', 'main h1'],
  '/circles': () => ['/circles', 'main h1'],
  '/circles/': () => ['/circles/nowhere', 'main h1'],
  '/leagues/': () => ['/leagues/nowhere', 'main h1'],
  '/join/': () => ['/join/nowhere', 'main h1'],
  '/me/devices': () => ['/me/devices', 'main h1'],
  '/me/notices': () => ['/me/notices', 'main h1'],
  '/d/': () => ['/d/nowhere', 'main h1'],
};
/** What the pages of nobody, and of nothing, are told. */
const REFUSED = [/40[0134].*\/api\//];
/** The steps of a match, of which few have been made in these visits. */
const MATCH = /\/replay$/;
const MATCH_BYTES = 6_000;
/** The delay of a request on a slow connection, in milliseconds. */
const ROUND_TRIP = 2_000;

// A server of its own: the start page lists the open tables of other tests.
let server;
before(async () => (server = await startServer()));
after(() => server?.stop());

const sum = (files) => files.reduce((bytes, file) => bytes + file.bytes, 0);

/** Visits a page until it is as fast as its limits, and checks everything else at each visit. */
async function hold(t, path, limits, options) {
  for (let tries = 1; ; tries++) {
    const visit = await firstVisit(t, path, { ...options, baseURL: server.url });
    const { files, painted, ready, shift, shifts } = visit;
    // How long a match is when it is looked at depends on who began it.
    const [matches, bytes] = [true, false].map((isMatch) =>
      sum(files.filter(({ url }) => MATCH.test(url) === isMatch)),
    );
    t.diagnostic(
      `${bytes} bytes in ${files.length} requests, painted ${painted}, ready ${ready}, shift ${shift}`,
    );
    for (const file of files.toSorted((one, other) => other.bytes - one.bytes))
      t.diagnostic(`${String(file.bytes).padStart(8)}  ${file.url}`);
    assert.ok(matches <= MATCH_BYTES, `${matches} bytes of a match`);
    assert.ok(bytes <= limits.bytes, `${bytes} bytes; the limit is ${limits.bytes}`);
    assert.ok(files.length <= limits.requests, `${files.length} requests; the limit is ${limits.requests}`);
    assert.ok(shift <= SHIFT, `the page shifts by ${shift}: ${shifts.join('; ')}`);
    const slow = [
      painted > FIRST_PAINT && `painted after ${painted} ms`,
      ready > READY && `ready after ${ready} ms`,
    ];
    if (!TIMES || !slow.some(Boolean)) return;
    assert.ok(tries < TRIES, slow.filter(Boolean).join(', '));
  }
}

/** A match of every game that has a budget, and a table that waits for players. */
async function makeTables(t) {
  const ana = await newUser(t, 'ana', { baseURL: server.url });
  await setUp(ana, 3);
  const waiting = await invitation(ana);
  const games = [...new Set(BUDGETS.flatMap(({ game }) => game ?? []))];
  const tables = await ana.evaluate(async (games) => {
    const known = await (await fetch('/api/games')).json();
    const rooms = {};
    for (const game of games) {
      const options = known.find(({ name }) => name === game).defaults;
      const table = { game, seats: 2, options, pace: { kind: 'free' }, open: false, against: 'beginner' };
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join(
          '',
        ),
      };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) });
      rooms[game] = (await answer.json()).room;
    }
    return rooms;
  }, games);
  await ana.goto('about:blank');
  return { waiting, tables };
}

test('the tables of every game have a limit', () => {
  assertEvery(BUDGETS.flatMap(({ route, game }) => (route === '/t/' && game ? [game] : [])));
});

for (const locale of LANGUAGES) {
  test(`first visits, ${locale}`, { concurrency: AT_ONCE }, async (t) => {
    const made = await makeTables(t);
    await Promise.all(
      BUDGETS.map((budget) =>
        t.test(`${budget.route} ${budget.game ?? ''}`, async (t) => {
          const [path, ready] = VISITS[budget.route](budget, made);
          await hold(t, path, budget, { locale, ready, timed: TIMES, expected: REFUSED });
        }),
      ),
    );
  });
}

test('a table appears after four round trips', async (t) => {
  const ana = await newUser(t, 'ana', { baseURL: server.url });
  await playNow(ana, 1);
  const path = new URL(ana.url()).pathname;
  await ana.goto('about:blank');
  // Each answer is delayed so long that all requests that do not depend on it have been sent before. So a request
  // counts for the next round only if it needs an earlier answer, however slow the machine is.
  let come = 0;
  const asked = [];
  const fetched = new Set();
  await ana.route('**/*', async (route) => {
    const url = route.request().url();
    // Without routes a module is imported out of the browser's cache, into which its file was fetched.
    if (fetched.has(url)) return route.continue();
    fetched.add(url);
    const round = come + 1;
    asked.push(`${round}  ${new URL(url).pathname}`);
    await pause(ROUND_TRIP);
    come = Math.max(come, round);
    await route.continue();
  });
  await ana.goto(path, { waitUntil: 'commit' });
  await ana.locator('main .wanted').waitFor();
  const rounds = come;
  for (const line of asked) t.diagnostic(line);
  assert.ok(rounds <= 4, `${rounds} rounds`);
});
