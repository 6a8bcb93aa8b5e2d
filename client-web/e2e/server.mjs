// Starts the real server as a process on a free port.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts a server with an empty data folder. `end` stops it with a signal; `start` starts it again with the same
 * folder and port. With `clockwork`, `pass` moves its clock forward. `more` are further settings. Under a `path`, such as
 * `/games`, this is what its `url` ends with.
 *
 * @param {{ clockwork?: boolean, path?: string, settings?: Record<string, string> }} options
 */
export async function startServer({ clockwork = false, path = '', settings: more = {} } = {}) {
  const data = await mkdtemp(join(tmpdir(), 'rodada-journeys-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${path}`;
  // All journeys come from one address, so its limits are raised; and bots answer at once.
  /** @type {Record<string, string>} */
  const settings = {
    RODADA_LISTEN: `127.0.0.1:${port}`,
    RODADA_DATA_DIR: data,
    RODADA_PEOPLE_PER_HOUR: '0',
    RODADA_TABLES_PER_HOUR: '0',
    RODADA_BOT_PACE: '50',
    RODADA_ANALYSIS_EFFORT: '5',
    RODADA_CONTACT: 'host@rodada.example',
    ...(path && { RODADA_PUBLIC_URL: url }),
    ...more,
  };
  const { DATABASE_URL: _, ...environment } = process.env;
  let child;
  // How far the server's clock is ahead, in milliseconds.
  let ahead = 0;

  async function start() {
    let log = '';
    const command = clockwork
      ? [built('examples', 'clockwork'), '--now', String(Date.now() + ahead)]
      : [program(), 'serve'];
    child = spawn(command[0], command.slice(1), {
      cwd: data,
      env: { ...environment, ...settings },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text));
    await ready(url, () => {
      if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}:\n${log}`);
    });
  }

  async function end(signal) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  const server = {
    url,
    /** The environment for the next start. */
    settings,
    end,
    start,
    /** The time of the server's clock. */
    now: () => Date.now() + ahead,
    pass: (milliseconds) => {
      ahead += milliseconds;
      if (child.exitCode === null && child.signalCode === null) child.stdin.write(`${milliseconds}\n`);
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
  await start().catch(async (error) => {
    await server.stop();
    throw error;
  });
  return server;
}

/** Waits until the server is ready; `check` throws when it never will be. */
async function ready(url, check) {
  const until = Date.now() + 60_000;
  for (;;) {
    check();
    const answer = await fetch(new URL('/readyz', url)).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error(`the server at ${url} did not get ready in a minute`);
    await pause(50);
  }
}

/** The path of the server's binary. */
export const program = () => process.env.RODADA_BINARY ?? built('rodada');

function built(...path) {
  const metadata = execFileSync('cargo', ['metadata', '--no-deps', '--format-version', '1'], {
    cwd: project,
  });
  return join(JSON.parse(String(metadata)).target_directory, 'debug', ...path);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}
