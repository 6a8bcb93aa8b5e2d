// Runs the browser journeys against the real server:
//
//     cargo build -p rodada-server --bins --examples && node client-web/e2e/run.mjs [part of a file's name ...]
//
// RODADA_URL names a server that runs already, RODADA_BINARY another binary, CHROMIUM another browser.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { finished } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { serveTables } from './gallery.mjs';
import { startServer } from './server.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** How many files run at a time. */
const CONCURRENCY = 3;
/** So many characters of an error stand beside the name of a failed test. */
const MOST_OF_AN_ERROR = 400;
/** So many of the files that took longest are named at the end. */
const SLOWEST = 10;
/** The files that take longest begin first, so that no long one is left for the end. */
const LONGEST = [
  'legible',
  'lesson',
  'ratings',
  'dogs-board',
  'rooms',
  'table-fit',
  'pages',
  'dogs-o-socio',
  'translate',
  'session',
  'keyboard',
  'alone',
  'blocked',
  'devices',
  'dogs',
  'replay',
  'turns',
  'sign-in',
];
/** The files that look at tables of recorded matches. */
const DRAWN = ['legible', 'explained'];

const nameOf = (path) => basename(path).split('.')[0];
const place = (name) => (LONGEST.includes(name) ? LONGEST.indexOf(name) : LONGEST.length);
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.mjs'))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .toSorted((one, other) => place(nameOf(one)) - place(nameOf(other)))
  .map((name) => folder + name);

const find = (...kind) =>
  execFileSync(`${folder}/../../scripts/find-chromium`, kind, { encoding: 'utf8' }).trim();
const browsers = { CHROMIUM: find(), CHROMIUM_SHELL: find('--shell') };
const server = process.env.RODADA_URL ? undefined : await startServer();
const tables = files.some((name) => DRAWN.includes(nameOf(name))) ? await serveTables() : undefined;
Object.assign(process.env, browsers, {
  RODADA_URL: server?.url ?? process.env.RODADA_URL,
  TABLES_URL: tables?.url,
});
process.exitCode = files.length > 0 ? 0 : 1;
try {
  // `scripts/test` repeats these lines at its end.
  const failed = await walk(files, CONCURRENCY);
  if (failed.length > 0) {
    // A file that fails beside others and passes alone shows a race: its own, or one of the program. It is named, and fails nothing.
    const again = [...new Set(failed.map(({ file }) => file))];
    console.log(`\n${again.length} files once more, one after the other`);
    const still = await walk(again, 1);
    if (still.length > 0) process.exitCode = 1;
    for (const { file, what } of failed)
      if (!still.some((one) => one.file === file)) console.log(`UNSTEADY ${what}`);
    for (const { what } of still) console.log(`FAILED ${what}`);
  }
} finally {
  await tables?.stop();
  await server?.stop();
}

/** Runs these files, so many at a time, and returns the tests that failed. */
async function walk(files, concurrency) {
  const tests = run({ files, concurrency });
  const failed = [];
  const seconds = {};
  for (const outcome of ['test:pass', 'test:fail'])
    tests.on(outcome, ({ nesting, file, details: { duration_ms } }) => {
      if (nesting > 0 || !file) return;
      const name = nameOf(file);
      seconds[name] = (seconds[name] ?? 0) + duration_ms / 1000;
    });
  tests.on('test:fail', ({ name, file, details: { error } }) => {
    const why = String(error.cause?.message ?? error.message).slice(0, MOST_OF_AN_ERROR);
    failed.push({ file, what: `${basename(file ?? '')}: ${name}: ${why.replaceAll(/\s+/g, ' ')}` });
  });
  const report = tests.compose(new spec());
  report.pipe(process.stdout, { end: false });
  await finished(report);
  const slowest = Object.entries(seconds).toSorted(([, one], [, other]) => other - one);
  const named = slowest.slice(0, SLOWEST).map(([name, taken]) => `${name} ${taken.toFixed(0)} s`);
  console.log(`\nThe slowest files: ${named.join(', ')}`);
  return failed;
}
