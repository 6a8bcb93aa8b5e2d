// Somebody watches: live, counted, and never more than the people at the table have shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frames, person } from './browser.mjs';
import { chooseFromList, gather, hand, list, myTurn, playOn, seeEnd, until } from './play.mjs';

test('watching a match', async (t) => {
  const [ana, ben, eva] = await Promise.all(['ana', 'ben', 'eva'].map((name) => person(t, name)));
  await gather(ana, ben);
  await playOn(ana, chooseFromList, 1);
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('button', { name: 'Copy the link for watching' }).waitFor();
  await ana.keyboard.press('Escape');
  const heard = frames(eva);
  const table = new URL(ana.url()).pathname;

  await t.test('who comes late sees the present at once, and is counted', async () => {
    await eva.goto(table);
    await eva.getByRole('listitem').filter({ hasText: 'Ana' }).first().waitFor();
    for (const page of [ana, ben]) await page.getByText('One person watches').first().waitFor();
    // Ana has chosen.
    const waits = eva.locator('main .waits');
    await waits.getByText('Ben').waitFor();
    assert.equal(await waits.getByText('Ana').count(), 0, 'nobody waits for Ana');
    assert.equal(await hand(eva).count(), 0);
    assert.equal(await list(eva).count(), 0, 'nothing to be done');
  });

  await t.test('a choice stays secret until everybody has made theirs', async () => {
    const before = heard.length;
    const names = (frame) => /"(dino|picked|choice)":/.test(JSON.stringify(frame));
    await until(() => heard.some(({ t }) => t === 'snapshot'), 'the match is told');
    // Ana had chosen before Eva came, so Ben's choice brings both to light.
    assert.ok(!heard.some(names), 'a dinosaur is named before the revelation');
    await playOn(ben, chooseFromList, 1);
    await until(() => heard.slice(before).some(names), 'both choices are told');
  });

  await Promise.all([ana, ben].map((page) => playOn(page, chooseFromList)));
  const ends = await Promise.all([ana, ben, eva].map((page) => seeEnd(page, ['Ana', 'Ben'])));
  assert.equal(new Set(ends.map((end) => /\d+/.exec(end)?.[0])).size, 1, 'all see the same result');

  // Whatever was sent: nothing that belonged to one seat alone.
  const patches = heard.filter(({ t }) => t === 'patch' || t === 'snapshot');
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
