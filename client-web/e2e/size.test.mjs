// What first visits cost on a slow phone, held to limits: bytes and requests on the wire with their headers, and how much
// the content moves; with TIMES also the first paint, and when the page can be used. Other tests make those longer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { newUser } from './browser.mjs';
import { firstVisit } from './first-visit.mjs';
import { against, invitation, playNow, setUp } from './play.mjs';

const TIMES = Boolean(process.env.TIMES);
const HOME = { bytes: 66_000, requests: 15, ready: 9_000 };
const WAITING = { bytes: 80_500, requests: 25, ready: 9_000 };
const TABLE = { bytes: 129_000, requests: 25, ready: 9_000 };
/** An expansion loads the drawings and texts of two games. */
const EXPANSION = { ...TABLE, bytes: 144_000 };
const FIRST_PAINT = 3_000;
const SHIFT = 0.02;
/** How often a visit is tried until it is fast. */
const TRIES = 4;
/** The language with the longest texts; with TIMES also the one with the most letters of the display font. */
const LANGUAGES = TIMES ? ['ja', 'pt-BR'] : ['ja'];
const GAMES = [
  ['Draftosaurus', TABLE],
  ['Dogs Cardgame', TABLE],
  ['DOGS', TABLE],
  ['DOGS: O Sócio', EXPANSION],
  ['Dog Lover', TABLE],
];
/** The delay of a request on a slow connection, in milliseconds. */
const ROUND_TRIP = 2_000;

/** Visits a page until it is as fast as its limits, and checks everything else at each visit. */
async function hold(t, path, limits, options) {
  for (let tries = 1; ; tries++) {
    const visit = await firstVisit(t, path, options);
    const { files, bytes, painted, ready, shift, shifts } = visit;
    t.diagnostic(
      `${bytes} bytes in ${files.length} requests, painted ${painted}, ready ${ready}, shift ${shift}`,
    );
    for (const file of files.toSorted((one, other) => other.bytes - one.bytes))
      t.diagnostic(`${String(file.bytes).padStart(8)}  ${file.url}`);
    assert.ok(bytes <= limits.bytes, `${bytes} bytes; the limit is ${limits.bytes}`);
    assert.ok(files.length <= limits.requests, `${files.length} requests; the limit is ${limits.requests}`);
    assert.ok(shift <= SHIFT, `the page shifts by ${shift}: ${shifts.join('; ')}`);
    const slow = [
      painted > FIRST_PAINT && `painted after ${painted} ms`,
      ready > limits.ready && `ready after ${ready} ms`,
    ];
    if (!TIMES || !slow.some(Boolean)) return;
    assert.ok(tries < TRIES, slow.filter(Boolean).join(', '));
  }
}

for (const locale of LANGUAGES) {
  test(`the start page, ${locale}`, (t) => hold(t, '/', HOME, { locale, ready: '.hero .row button' }));

  test(`the waiting room, ${locale}`, async (t) => {
    const ana = await newUser(t, 'ana');
    await setUp(ana, 3);
    const path = await invitation(ana);
    await ana.goto('about:blank');
    await hold(t, path, WAITING, { locale, ready: '#gather' });
  });

  for (const [game, limits] of GAMES) {
    test(`a table of ${game}, ${locale}`, async (t) => {
      const ana = await newUser(t, 'ana');
      await against(ana, game, 2);
      const path = new URL(ana.url()).pathname;
      await ana.goto('about:blank');
      await hold(t, path, limits, { locale, ready: 'main .wanted' });
    });
  }
}

test('a table appears after four round trips', async (t) => {
  const ana = await newUser(t, 'ana');
  await playNow(ana, 1);
  const path = new URL(ana.url()).pathname;
  await ana.goto('about:blank');
  // Each answer is delayed so long that all requests that do not depend on it have been sent before. So a request
  // counts for the next round only if it needs an earlier answer, however slow the machine is.
  let come = 0;
  const asked = [];
  await ana.route('**/*', async (route) => {
    const round = come + 1;
    asked.push(`${round}  ${new URL(route.request().url()).pathname}`);
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
