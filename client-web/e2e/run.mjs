// Runs the browser journeys against the real server:
//
//     cargo build -p rodada-server --bins --examples && node client-web/e2e/run.mjs [part of a file's name ...]
//
// RODADA_URL names a server that runs already, RODADA_BINARY another binary, CHROMIUM another browser.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServer } from './server.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.mjs'))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

const browser = execFileSync(`${folder}/../../scripts/find-chromium`, { encoding: 'utf8' }).trim();
const server = process.env.RODADA_URL ? undefined : await startServer();
try {
  const tests = spawn(
    process.execPath,
    ['--test', '--test-concurrency=3', '--test-reporter=spec', ...files],
    {
      cwd: folder,
      env: { ...process.env, CHROMIUM: browser, RODADA_URL: server?.url ?? process.env.RODADA_URL },
      stdio: 'inherit',
    },
  );
  const [code] = await once(tests, 'exit');
  process.exitCode = files.length > 0 ? (code ?? 1) : 1;
} finally {
  await server?.stop();
}
