/**
 * `npm run tables [-- <game> …]` writes `src/gallery/tables/<game>.json`: moments of matches between bots at full tables,
 * played by the server (the environment variable RODADA_BINARY, or what cargo built last). Of every question, and of every
 * area, the moment is kept at which most was drawn. All players get the longest names.
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from 'playwright-core';
import { serveTables } from '../e2e/gallery.mjs';
import { startServer } from '../e2e/server.mjs';
import { merged, playOut, signIn } from './bot-matches.mjs';

/** The matches of every game, and those of some. Whoever plays at random is asked other questions than whoever plays well. */
const MATCHES = [
  { advised: true, full: true, options: {} },
  { advised: true, full: true, options: {} },
  { advised: false, full: true, options: {} },
  { advised: false, full: false, options: {} },
];
const MORE = { draftosaurus: [{ advised: true, full: true, options: { board: 'winter' } }] };
/** So many lines of the log are shown beside a moment, and so many steps are in the replay. */
const LINES = 12;
const STEPS = 12;
/** As long as a name may be. */
const NAMES = [
  'Maria Fernanda Guimarães',
  'Wolfgang-Maximilian Webb',
  '長谷川さくら・長谷川ひまわりと長谷川つばさ',
  'Bartholomew Winterbottom',
  'MMMMMMMMMMMMMMMMMMMMMMMM',
];

// This script plays as fast as bots do, which the usual limits of requests refuse.
const server = await startServer({ settings: { RODADA_LIMITS: 'load' } });
const tables = await serveTables();
const executablePath = execFileSync(fileURLToPath(new URL('../../scripts/find-chromium', import.meta.url)), [
  '--shell',
]);
const browser = await chromium.launch({
  executablePath: String(executablePath).trim(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(tables.url);
  await page.waitForFunction('window.tables');
  const wanted = process.argv.slice(2);
  const games = await (await fetch(`${server.url}/api/games`)).json();
  for (const { name, min_seats: least, max_seats: most } of games) {
    if (wanted.length && !wanted.includes(name)) continue;
    const cookie = await signIn(server.url);
    const moments = [];
    let replay;
    for (const { advised, full, options } of [...MATCHES, ...(MORE[name] ?? [])]) {
      const table = { game: name, seats: full ? most : least, options };
      const { room } = await playOut(server.url, cookie, table, advised);
      moments.push(...momentsOf(await replayed(room, '0', cookie)));
      replay ??= await ending(room, cookie);
    }
    const kept = await fullest(page, name, moments);
    const text = JSON.stringify({ moments: inDeltas(kept), ...replay, people: people(most) });
    await writeFile(
      fileURLToPath(new URL(`../src/gallery/tables/${name}.json`, import.meta.url)),
      `${text}\n`,
    );
    console.log(`${name}: ${kept.length} of ${moments.length} moments, ${text.length} bytes`);
    for (const { asks, fullest } of kept) console.log(`  ${asks} ${fullest.join(', ')}`);
  }
} finally {
  await browser.close();
  await tables.stop();
  await server.stop();
}

async function replayed(room, as, cookie, from = 1) {
  const path = `/api/matches/${room}/replay?as=${as}&from=${from}`;
  return (await fetch(server.url + path, { headers: { cookie } })).json();
}

/** All moments at which the player was asked something. */
function momentsOf({ document, frames }) {
  const moments = [];
  const log = [];
  for (const { version, at, delta, ...entry } of frames) {
    if (delta) document = merged(document, delta);
    if (at !== undefined) log.push({ version, at, ...entry });
    const asks = document.you?.prompt?.line.key;
    if (asks && document.game) moments.push({ asks, document: withNames(document), log: log.slice(-LINES) });
  }
  return moments;
}

/** The last steps, as they are replayed when a match is over. */
async function ending(room, cookie) {
  const { frames } = await replayed(room, 'all', cookie);
  const from = frames.at(-STEPS).version;
  const end = await replayed(room, 'all', cookie, from);
  return {
    end: { ...end, room: 'gallery', document: withNames(end.document), people: people(NAMES.length) },
    from,
  };
}

/** The same document with users in all seats. */
function withNames(document) {
  const seats = Object.keys(document.table.seats).map((seat) => [seat, { kind: 'user', person: `p${seat}` }]);
  return { ...document, table: { ...document.table, seats: Object.fromEntries(seats) } };
}

function people(seats) {
  return Object.fromEntries(NAMES.slice(0, seats).map((name, seat) => [`p${seat}`, { name }]));
}

/** The moments at which an area was fullest, or the table at a question, in order. */
async function fullest(page, game, moments) {
  const drawn = [];
  for (const { document, log } of moments)
    drawn.push(
      await page.evaluate(draw, { game, moment: { fullest: [], document, log }, people: people(5) }),
    );
  const most = (all, amount) => all.reduce((one, other) => (amount(other) > amount(one) ? other : one));
  const numbers = moments.map((_, n) => n);
  const kept = new Map();
  const keep = (n, area) => kept.set(n, [...(kept.get(n) ?? []), ...area]);
  for (const area of Object.keys(drawn[0]))
    keep(
      most(numbers, (n) => drawn[n][area]),
      [area],
    );
  const sum = (n) => Object.values(drawn[n]).reduce((all, one) => all + one, 0);
  for (const asks of new Set(moments.map((one) => one.asks)))
    keep(
      most(
        numbers.filter((n) => moments[n].asks === asks),
        sum,
      ),
      [],
    );
  return [...kept]
    .toSorted(([one], [other]) => one - other)
    .map(([n, fullest]) => ({ ...moments[n], fullest }));
}

/** Draws a moment and counts what is in each area. Runs in the page. */
async function draw({ game, moment, people }) {
  await window['tables'].draw(game, moment, people);
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  const areas = [...document.querySelectorAll('[data-area]')];
  const counted = areas.map((area) => [
    area.getAttribute('data-area'),
    area.querySelectorAll('*').length + area.textContent.length,
  ]);
  return Object.fromEntries(counted);
}

/** Each moment as what changes from the one before. */
function inDeltas(moments) {
  let before;
  return moments.map(({ fullest, log, document }) => {
    const delta = difference(before, document);
    before = document;
    return { fullest, log, delta };
  });
}

/** The merge patch (RFC 7396) that makes `next` of `before`. */
function difference(before, next) {
  const isObject = (one) => typeof one === 'object' && one !== null && !Array.isArray(one);
  if (!isObject(before) || !isObject(next)) return next;
  const patch = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(next)])) {
    if (!(key in next)) patch[key] = null;
    else if (!isDeepStrictEqual(before[key], next[key])) patch[key] = difference(before[key], next[key]);
  }
  return patch;
}
