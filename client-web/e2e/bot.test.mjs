// The documentation's example bot plays at a table of its own, and at a user's table.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { newUser, url } from './browser.mjs';
import { playElsewhere } from './elsewhere.mjs';
import { invitation, seeEnd, setUp } from './play.mjs';

const source = new URL('../../docs/bot/bot.ts', import.meta.url);

/** Starts the bot. `end` resolves with its output when it has finished. */
async function bot(t, ...words) {
  const folder = await mkdtemp(join(tmpdir(), 'rodada-bot-'));
  // Transpiled here, because some supported versions of Node cannot run TypeScript or have no WebSocket by default.
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(await readFile(source, 'utf8'), { compilerOptions: options });
  await writeFile(join(folder, 'bot.mjs'), outputText);
  const flags = globalThis.WebSocket ? [] : ['--experimental-websocket', '--no-warnings'];
  const child = spawn(process.execPath, [...flags, join(folder, 'bot.mjs'), ...words]);
  t.after(async () => {
    child.kill();
    await rm(folder, { recursive: true, force: true });
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return { end: once(child, 'exit').then(([code]) => ({ code, said })) };
}

test('the example bot plays a match of its own', async (t) => {
  const { end } = await bot(t, url, 'draftosaurus');
  const { code, said } = await end;
  assert.equal(code, 0, said);
  assert.match(said, /^over \{"0":\d+,"1":\d+\}\n$/);
});

test('the example bot takes a seat with a link', async (t) => {
  const ana = await newUser(t, 'ana');
  await setUp(ana, 2);
  const { end } = await bot(t, new URL(await invitation(ana), url).href);
  await ana.getByText('Everybody is here. Shall we begin?').waitFor();
  await ana.getByRole('button', { name: 'Start the match' }).click();
  await playElsewhere(ana);
  await seeEnd(ana, ['Ana', 'Random']);
  const { code, said } = await end;
  assert.equal(code, 0, said);
  assert.match(said, /^over /);
});
