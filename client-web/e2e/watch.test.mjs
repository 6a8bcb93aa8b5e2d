// A spectator: live, counted, and never shown more than the players have revealed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frames, newUser } from './browser.mjs';
import { playElsewhere } from './elsewhere.mjs';
import { chooseFromList, gather, hand, list, playOn, seeEnd, until } from './play.mjs';

test('a spectator watches a match', async (t) => {
  const [ana, ben, eva] = await Promise.all(['ana', 'ben', 'eva'].map((name) => newUser(t, name)));
  await gather(ana, ben);
  await playOn(ana, chooseFromList, 1);
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('button', { name: 'Copy the link for watching' }).waitFor();
  await ana.keyboard.press('Escape');
  const messages = frames(eva);
  const table = new URL(ana.url()).pathname;

  await t.test('a late spectator sees the current state and is counted', async () => {
    await eva.goto(table);
    await eva.getByRole('listitem').filter({ hasText: 'Ana' }).first().waitFor();
    for (const page of [ana, ben]) await page.getByText('One person is watching').first().waitFor();
    // Ana has chosen.
    const waits = eva.locator('main .waits');
    await waits.getByText('Ben').waitFor();
    assert.equal(await waits.getByText('Ana').count(), 0, 'nobody waits for Ana');
    assert.equal(await hand(eva).count(), 0);
    assert.equal(await list(eva).count(), 0, 'nothing to be done');
  });

  await t.test('a choice stays secret until all players have chosen', async () => {
    const before = messages.length;
    const names = (frame) => /"(dino|picked|choice)":/.test(JSON.stringify(frame));
    await until(() => messages.some(({ t }) => t === 'snapshot'), 'the match is told');
    // Ana chose before Eva came, so Ben's choice reveals both.
    assert.ok(!messages.some(names), 'a dinosaur is named before the revelation');
    await playOn(ben, chooseFromList, 1);
    await until(() => messages.slice(before).some(names), 'both choices are shown');
  });

  await playElsewhere(ana, ben);
  const ends = await Promise.all([ana, ben, eva].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  assert.equal(new Set(ends.map((end) => /\d+/.exec(end)?.[0])).size, 1, 'all see the same result');

  // No message contained anything for a single seat.
  const patches = messages.filter(({ t }) => t === 'patch' || t === 'snapshot');
  assert.ok(patches.length > 10);
  for (const { document, delta } of patches) {
    const part = document ?? delta ?? {};
    assert.equal(part.you, undefined);
    for (const seat of Object.values(part.game?.seats ?? {})) {
      assert.deepEqual(Object.keys(seat?.holds ?? {}), [], 'a hand');
      assert.equal(seat?.choice ?? null, null, 'a choice');
    }
  }
});
