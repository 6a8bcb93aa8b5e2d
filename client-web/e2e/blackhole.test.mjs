// The line swallows everything and says nothing of it: the table says so soon, and finds another line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, url, UNREACHABLE } from './browser.mjs';
import { startLine } from './line.mjs';
import { answered, choices, myTurn, openList, playNow, until, wanted } from './play.mjs';

test('a move into a black hole', async (t) => {
  const line = await startLine(t, url);
  const ana = await person(t, 'ana', { baseURL: line.url, expected: [UNREACHABLE] });
  await playNow(ana, 1);
  await myTurn(ana);
  await openList(ana);
  const before = await wanted(ana).textContent();
  const told = ana.getByText('No answer for some seconds.');
  let connections = 0;
  ana.on('websocket', () => connections++);

  line.swallow();
  // The time of the page is ours: a slow machine makes nothing late.
  await ana.clock.install();
  await ana.clock.pauseAt(Date.now() + 60_000);
  await choices(ana).first().click();
  await ana.clock.runFor(2_900);
  assert.equal(await told.count(), 0, 'told too early');
  await ana.clock.runFor(200);
  await told.waitFor();
  // New connections get through; the old one stays dead.
  line.mend();
  await ana.clock.runFor(4_800);
  assert.equal(connections, 0, 'the line is given up too early');
  await ana.clock.runFor(200);
  await ana.clock.resume();
  await until(() => connections > 0, 'another connection is taken');
  await answered(ana, before);
  await told.waitFor({ state: 'hidden' });
});
