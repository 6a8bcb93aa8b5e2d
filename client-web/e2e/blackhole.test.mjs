// The line swallows everything and says nothing of it: the table says so soon, and finds another line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, url, UNREACHABLE } from './browser.mjs';
import { startLine } from './line.mjs';
import { answered, choices, list, myTurn, playNow, wanted } from './play.mjs';

test('a move into a black hole', async (t) => {
  const line = await startLine(t, url);
  const ana = await person(t, 'ana', { baseURL: line.url, expected: [UNREACHABLE] });
  await playNow(ana, 1);
  await myTurn(ana);
  await list(ana).click();
  const before = await wanted(ana).textContent();

  line.swallow();
  const began = Date.now();
  await choices(ana).first().click();
  await ana.getByText('No answer for some seconds.').waitFor();
  const told = Date.now() - began;
  assert.ok(told > 2_500 && told < 5_000, `told after ${told} ms`);
  // New connections get through; the old one stays dead.
  line.mend();
  await answered(ana, before);
  const back = Date.now() - began;
  assert.ok(back < 12_000, `back after ${back} ms`);
  await ana.getByText('No answer for some seconds.').waitFor({ state: 'hidden' });
});
