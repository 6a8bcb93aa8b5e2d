// A connection swallows everything without closing: the page reports it soon and opens another one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser, url, UNREACHABLE } from './browser.mjs';
import { startProxy } from './proxy.mjs';
import { answered, legalActions, myTurn, openList, playNow, until, wanted } from './play.mjs';

test('a dead connection is reported and replaced', async (t) => {
  const proxy = await startProxy(t, url);
  const ana = await newUser(t, 'ana', { baseURL: proxy.url, expected: [UNREACHABLE] });
  // The test controls the page's clock, so that a slow machine does not change the result. To a page that is open already, it
  // would be a change of the device's clock, after which connections are checked.
  await ana.clock.install();
  await playNow(ana, 1);
  await myTurn(ana);
  await openList(ana);
  const before = await wanted(ana).textContent();
  const notice = ana.getByText('No answer for some seconds.');
  let connections = 0;
  ana.on('websocket', () => connections++);

  // The list takes nothing until it has been there for a moment.
  await legalActions(ana).first().click({ trial: true });
  proxy.swallow();
  await ana.clock.pauseAt(Date.now() + 60_000);
  await legalActions(ana).first().click();
  await ana.clock.runFor(2_900);
  assert.equal(await notice.count(), 0, 'reported too early');
  await ana.clock.runFor(200);
  await notice.waitFor();
  // New connections work; the old one stays dead.
  proxy.restore();
  await ana.clock.runFor(4_800);
  assert.equal(connections, 0, 'the connection is given up too early');
  await ana.clock.runFor(200);
  await ana.clock.resume();
  await until(() => connections > 0, 'another connection is taken');
  await answered(ana, before);
  await notice.waitFor({ state: 'hidden' });
});
