// Asks for `GET /api/me` many times a second beside people who play, and compares how long moves take with and without:
//
//     cargo build --release --package rodada-server --package rodada-load
//     node scripts/figures-reading.mjs
//
// The two runs of a pair follow each other at once, because the speed of a machine changes within minutes. p50 and p99 of a move
// may be 1.5 times as long, in the median of the pairs. For a quick look: READING_SECONDS=2 READING_PAIRS=1 READING_USERS=20.
// RODADA_PROGRAMS names another folder than target/release.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const number = (name, usual) => Number(process.env[name] ?? usual);
const PAIRS = number('READING_PAIRS', 5);
const SECONDS = number('READING_SECONDS', 10);
/** Requests a second. */
const RATE = number('READING_RATE', 950);
/** Users who send requests, each with a session and a connection. */
const USERS = number('READING_USERS', 240);
const ROOMS = number('READING_ROOMS', 50);
/** Moves a second. */
const MOVES = number('READING_MOVES', 4 * ROOMS);
const MAX_RATIO = 1.5;
const PROGRAMS = process.env.RODADA_PROGRAMS ?? 'target/release';

const folder = mkdtempSync(join(tmpdir(), 'rodada-reading-'));
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
      answer.resume();
      answer.on('end', () => resolve(answer));
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
  const flags = ['--url', `http://127.0.0.1:${port}`, '--rooms', ROOMS, '--rate', MOVES, '--seconds', SECONDS, '--json', file];
  const load = spawn(join(PROGRAMS, 'rodada-load'), flags.map(String), { stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((resolve) => load.on('exit', resolve));
  if (code !== 0) throw new Error(`rodada-load ended with ${code}`);
  return JSON.parse(readFileSync(file, 'utf8')).mover_ms;
}

/** Sends requests until the returned function is called, which returns their rate. */
async function read(port) {
  const cookies = [];
  for (let user = 0; user < USERS; user++) {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask(port, 'POST', '/api/me', headers, JSON.stringify({ name: `Reader ${user}` }));
    cookies.push(answer.headers['set-cookie'][0].split(';')[0]);
  }
  const began = performance.now();
  let [sent, answered, failed] = [0, 0, 0];
  const ticking = setInterval(() => {
    for (const due = ((performance.now() - began) / 1000) * RATE; sent < due; sent++) {
      const headers = { cookie: cookies[sent % USERS] };
      ask(port, 'GET', '/api/me', headers).then(
        ({ statusCode }) => (statusCode === 200 ? answered++ : failed++),
        () => failed++,
      );
    }
  }, 5);
  return () => {
    clearInterval(ticking);
    return { rate: answered / ((performance.now() - began) / 1000), failed };
  };
}

async function run(reading) {
  const { port, stop } = await serve();
  try {
    const enough = reading ? await read(port) : undefined;
    const moves = await play(port);
    return { moves, read: enough?.() };
  } finally {
    await stop();
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const ms = (value) => value.toFixed(2);
const ratios = { p50: [], p99: [] };
try {
  for (let pair = 1; pair <= PAIRS; pair++) {
    const alone = await run(false);
    const beside = await run(true);
    const said = ['p50', 'p99'].map((part) => {
      const [before, now] = [alone.moves[part], beside.moves[part]];
      ratios[part].push(now / before);
      return `${part} ${ms(before)} and ${ms(now)} ms, ${ms(now / before)} times`;
    });
    const { rate, failed } = beside.read;
    console.log(`pair ${pair}: ${said.join('; ')}; ${rate.toFixed(0)} read a second, ${failed} failed`);
  }
  for (const [part, all] of Object.entries(ratios)) {
    const ratio = median(all);
    console.log(`${part}: ${ms(ratio)} times in the median, at most ${MAX_RATIO}: ${ratio <= MAX_RATIO ? 'reached' : 'not reached'}`);
    if (ratio > MAX_RATIO) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
}
