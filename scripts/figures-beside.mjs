// Compares how long moves take with and without something that goes on beside them, in pairs:
//
//     cargo build --release --package rodada-server --package rodada-load
//     node scripts/figures-beside.mjs reading     # GET /api/me, 950 times a second
//     node scripts/figures-beside.mjs analyses    # analyses of matches that have ended
//
// The two runs of a pair follow each other at once, because the speed of a machine changes within minutes. For a quick look:
// BESIDE_SECONDS=2 BESIDE_PAIRS=1 BESIDE_USERS=20. RODADA_PROGRAMS names another folder than target/release.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const number = (name, usual) => Number(process.env[`BESIDE_${name}`] ?? usual);
const PAIRS = number('PAIRS', 5);
const SECONDS = number('SECONDS', 10);
/** Requests a second. */
const RATE = number('RATE', 950);
/** Users who send requests, each with a session and a connection. */
const USERS = number('USERS', 240);
const ROOMS = number('ROOMS', 50);
/** Moves a second. */
const MOVES = number('MOVES', 4 * ROOMS);
/**
 * What goes on beside moves, how many seconds people play before they are measured, and how many times as long a move may take
 * then, in the median of the pairs.
 */
const KINDS = {
  reading: { begin: read, warmup: 3, most: { p50: 1.5, p99: 1.5 } },
  // The first matches must have ended.
  analyses: { begin: analyse, warmup: 40, most: { p99: 1.2 } },
};
const kind = KINDS[process.argv[2]];
if (!kind) throw new Error(`usage: figures-beside.mjs ${Object.keys(KINDS).join('|')}`);
const PROGRAMS = process.env.RODADA_PROGRAMS ?? 'target/release';

const folder = mkdtempSync(join(tmpdir(), 'rodada-beside-'));
const agent = new Agent({ keepAlive: true, maxSockets: USERS });

/** Returns a free port. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function ask(port, method, path, headers, body) {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function serve() {
  const port = await freePort();
  const data = mkdtempSync(join(folder, 'data-'));
  const flags = ['serve', '--limits', 'load', '--log', 'warn', '--listen', `127.0.0.1:${port}`, '--data-dir', data];
  const env = { ...process.env };
  delete env.DATABASE_URL;
  const server = spawn(join(PROGRAMS, 'rodada'), flags, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  for (let tries = 0; ; tries++) {
    try {
      await ask(port, 'GET', '/healthz', {});
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return { port, stop: () => (server.kill('SIGTERM'), ended) };
}

/** Plays for the measured time. Returns how long moves took. */
async function play(port) {
  const file = join(folder, 'played.json');
  const flags = ['--url', `http://127.0.0.1:${port}`, '--rooms', ROOMS, '--rate', MOVES, '--seconds', SECONDS];
  flags.push('--warmup', kind.warmup, '--json', file);
  const load = spawn(join(PROGRAMS, 'rodada-load'), flags.map(String), { stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((resolve) => load.on('exit', resolve));
  if (code !== 0) throw new Error(`rodada-load ended with ${code}`);
  return JSON.parse(readFileSync(file, 'utf8')).mover_ms;
}

async function newUser(port, name) {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(port, 'POST', '/api/me', headers, JSON.stringify({ name }));
  return answer.headers['set-cookie'][0].split(';')[0];
}

/** Sends requests until the returned function is called, which tells how many. */
async function read(port) {
  const cookies = [];
  for (let user = 0; user < USERS; user++) cookies.push(await newUser(port, `Reader ${user}`));
  const began = performance.now();
  let [sent, answered, failed] = [0, 0, 0];
  const ticking = setInterval(() => {
    for (const due = ((performance.now() - began) / 1000) * RATE; sent < due; sent++) {
      const headers = { cookie: cookies[sent % USERS] };
      ask(port, 'GET', '/api/me', headers).then(
        ({ status }) => (status === 200 ? answered++ : failed++),
        () => failed++,
      );
    }
  }, 5);
  return () => {
    clearInterval(ticking);
    const rate = answered / ((performance.now() - began) / 1000);
    return `${rate.toFixed(0)} read a second, ${failed} failed`;
  };
}

/** Analyses matches that have ended, one after the other, until the returned function is called, which tells how many were done. */
async function analyse(port) {
  /** A user may ask for 20 an hour. */
  const EACH = 20;
  const asked = [];
  let [cookie, done, ended] = ['', 0, false];
  async function next() {
    const { matches } = JSON.parse((await ask(port, 'GET', '/api/matches', { cookie })).text);
    const match = matches.find(({ room }) => !asked.includes(room));
    if (!match) return;
    if (asked.length % EACH === 0) cookie = await newUser(port, `Analyst ${asked.length / EACH}`);
    asked.push(match.room);
    const path = `/api/matches/${match.room}/analysis`;
    const { status, text } = await ask(port, 'POST', path, { cookie });
    if (status >= 300) throw new Error(`an analysis is refused: ${text}`);
    while (!ended) {
      const { state } = JSON.parse((await ask(port, 'GET', path, { cookie })).text);
      if (state === 'failed') throw new Error(`the analysis of ${match.room} failed`);
      if (state === 'done') return void done++;
      await pause();
    }
  }
  const working = (async () => {
    while (!ended) await Promise.all([next(), pause()]);
  })();
  // It is told when its end is awaited.
  working.catch(() => {});
  return async () => {
    ended = true;
    await working;
    if (asked.length === 0) throw new Error('no match has ended: measure for longer');
    return `${asked.length} analyses begun, ${done} done`;
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

async function run(isAlone) {
  const { port, stop } = await serve();
  try {
    const end = isAlone ? undefined : await kind.begin(port);
    const moves = await play(port);
    return { moves, beside: await end?.() };
  } finally {
    await stop();
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const ms = (value) => value.toFixed(2);
const ratios = Object.fromEntries(Object.keys(kind.most).map((part) => [part, []]));
try {
  for (let pair = 1; pair <= PAIRS; pair++) {
    const alone = await run(true);
    const beside = await run(false);
    const said = Object.keys(ratios).map((part) => {
      const [before, now] = [alone.moves[part], beside.moves[part]];
      ratios[part].push(now / before);
      return `${part} ${ms(before)} and ${ms(now)} ms, ${ms(now / before)} times`;
    });
    console.log(`pair ${pair}: ${said.join('; ')}; ${beside.beside}`);
  }
  for (const [part, all] of Object.entries(ratios)) {
    const [ratio, most] = [median(all), kind.most[part]];
    console.log(`${part}: ${ms(ratio)} times in the median, at most ${most}: ${ratio <= most ? 'reached' : 'not reached'}`);
    if (ratio > most) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
}
