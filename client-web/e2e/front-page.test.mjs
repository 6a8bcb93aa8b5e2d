import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person } from './browser.mjs';

test('the front page opens', async (t) => {
  const page = await person(t, 'anna');
  const answer = await page.goto('/');
  assert.equal(answer?.status(), 200);
  await page.getByRole('heading', { name: 'Rodada' }).waitFor();
});
