// What a first visit fetches until the page is quiet, as gzip makes it: everything over HTTP, the display face and the
// answers of the server, too. Printed for each page, and held within limits.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { person } from './browser.mjs';
import { invitation, playNow, setUp } from './play.mjs';
import { dist } from './release.mjs';

const LIMITS = { home: 70_000, 'waiting room': 72_000, 'table before its game': 60_000 };
/** How long a request takes on a slow line, in milliseconds. */
const ROUND = 2_000;
/** The language with the longest texts, and the one with the most letters of the display face. */
const LANGUAGES = ['ja', 'pt-BR'];
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

/** The files of these chunks and of all that they import at once. */
function files(keys, found = new Set()) {
  for (const key of keys) {
    const { file, css = [], imports = [] } = manifest[key];
    if (found.has(file)) continue;
    found.add(file);
    css.forEach((sheet) => found.add(sheet));
    files(imports, found);
  }
  return found;
}

const ofGames = (key) => /^src\/games\/[^/]+\//.test(key);
const entries = Object.keys(manifest).filter((key) => !key.startsWith('_'));
const common = files(['index.html', 'src/pages/Table.svelte', 'src/kit/table/Play.svelte']);
/** What comes with a game. */
const games = new Set([...files(entries.filter(ofGames))].filter((file) => !common.has(file)));
const isOfGame = (url) => games.has(new URL(url).pathname.slice(1));

/** A browser that was never here before, and what it has fetched. */
async function visitor(t, locale) {
  const page = await person(t, 'cleo', { locale });
  const answers = [];
  page.on('response', (response) => answers.push(response));
  return { page, answers };
}

/** Sees a page until it is quiet; the weight of all that was fetched. */
async function weigh({ page, answers }, path, seen) {
  await page.goto(path, { waitUntil: 'commit' });
  await seen(page);
  for (let count = -1; count !== answers.length; await pause(1_000)) count = answers.length;
  const rows = await Promise.all(answers.map(async (response) => [response.url(), await weight(response)]));
  return rows.toSorted((one, other) => other[1] - one[1]);
}

async function weight(response) {
  const body = await response.body().catch(() => Buffer.of());
  const kind = (await response.headerValue('content-type')) ?? '';
  return /javascript|css|html|svg/.test(kind) ? gzipSync(body, { level: 9 }).length : body.length;
}

function report(t, name, rows) {
  const total = rows.reduce((sum, [, size]) => sum + size, 0);
  const lines = rows.map(([url, size]) => `${String(size).padStart(8)}  ${new URL(url).pathname}`);
  t.diagnostic(`${name}: ${total} bytes in ${rows.length} files`);
  for (const line of lines) t.diagnostic(line);
  const limit = LIMITS[name];
  if (limit) assert.ok(total <= limit, `${name}: ${total} bytes; the limit is ${limit}`);
}

for (const locale of LANGUAGES) {
  test(`the start page, ${locale}`, async (t) => {
    const rows = await weigh(await visitor(t, locale), '/', (page) => page.locator('.hero .row').waitFor());
    report(t, 'home', rows);
  });

  test(`the waiting room, ${locale}`, async (t) => {
    const ana = await person(t, 'ana');
    await setUp(ana, 3);
    const path = await invitation(ana);
    const rows = await weigh(await visitor(t, locale), path, (page) => page.locator('#gather').waitFor());
    report(t, 'waiting room', rows);
  });

  test(`a table, ${locale}`, async (t) => {
    const ana = await person(t, 'ana');
    await playNow(ana, 1);
    const path = new URL(ana.url()).pathname;
    const guest = await visitor(t, locale);
    // Its game does not come.
    await guest.page.route(isOfGame, () => {});
    const rows = await weigh(guest, path, (page) => page.locator('main [role=status]').waitFor());
    report(t, 'table before its game', rows);

    const other = await visitor(t, locale);
    report(t, 'table', await weigh(other, path, (page) => page.locator('main .wanted').waitFor()));
  });
}

test('a table is there after four rounds on a slow line', async (t) => {
  const ana = await person(t, 'ana');
  await playNow(ana, 1);
  const path = new URL(ana.url()).pathname;
  await ana.goto('about:blank');
  // What is asked for comes so late that whatever could be asked for at the same time has been: only what needs an
  // answer first is asked for a round later, however slow the machine is.
  let come = 0;
  const asked = [];
  await ana.route('**/*', async (route) => {
    const round = come + 1;
    asked.push(`${round}  ${new URL(route.request().url()).pathname}`);
    await pause(ROUND);
    come = Math.max(come, round);
    await route.continue();
  });
  await ana.goto(path, { waitUntil: 'commit' });
  await ana.locator('main .wanted').waitFor();
  const rounds = come;
  for (const line of asked) t.diagnostic(line);
  assert.ok(rounds <= 4, `${rounds} rounds`);
});
