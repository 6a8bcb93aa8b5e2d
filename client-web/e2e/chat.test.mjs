// What is said at a table, and whom somebody does not want to hear.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser } from './browser.mjs';
import { gather, until } from './play.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const said = (page, words) => page.getByRole('log').getByText(words);

async function say(page, words) {
  await page.getByLabel('Say something').fill(words);
  await page.keyboard.press('Enter');
  await said(page, words).waitFor();
}

test('whoever is ignored is not read any more, on no device and at no table, until they are shown again', async (t) => {
  const [ana, ben] = [await newUser(t, 'ana', PHONE), await newUser(t, 'ben')];
  await gather(ana, ben);
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await say(ben, 'You are slow');
  await ana.getByRole('button', { name: 'Chat' }).click();
  await said(ana, 'You are slow').waitFor();
  await say(ana, 'I think');
  assert.equal(await ana.getByRole('button', { name: 'About Ana' }).count(), 0, 'nobody ignores themselves');
  await ana.getByRole('button', { name: 'About Ben' }).click();
  await ana.getByRole('button', { name: 'Hide what Ben writes' }).click();
  await said(ana, 'A line by Ben is hidden.').waitFor();
  assert.equal(await said(ana, 'You are slow').count(), 0);
  await ana.keyboard.press('Escape');
  await say(ben, 'Still slow');
  await say(ben, 'So slow');
  await ana.reload();
  const chat = ana.getByRole('button', { name: 'Chat' });
  await chat.waitFor();
  await ana.waitForLoadState('networkidle');
  assert.equal(await chat.locator('.dot').count(), 0, 'nothing to read');
  await chat.click();
  await said(ana, '2 lines by Ben are hidden.').waitFor();
  assert.equal(await said(ana, 'So slow').count(), 0);
  await ana.getByRole('button', { name: 'Show again' }).first().click();
  await said(ana, 'So slow').waitFor();
  await until(async () => (await ana.getByText(/hidden/).count()) === 0, 'all is shown');
  assert.equal(await said(ben, 'I think').count(), 1, 'Ben has read on');
});
