// Regressions: small faults that users have met.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser } from './browser.mjs';
import { giveName, invitation, myTurn, playNow, setUp } from './play.mjs';

test('a table that never existed is reported as gone', async (t) => {
  const page = await newUser(t, 'ana', { expected: [/404.*\/replay/, /400.*\/replay/] });
  for (const address of ['/t/nonsense', '/t/0', '/t/01a2003a-bf89-74f0-aeeb-aad38cf7a6e3']) {
    await page.goto(address);
    await page.getByRole('heading', { name: 'This table is gone' }).waitFor();
    await page.getByText('The link may be incomplete').waitFor();
  }
  for (const address of ['/m/nonsense', '/m/nonsense/7?as=9']) {
    await page.goto(address);
    await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
  }
});

test('unusual addresses of a match lead to the match', async (t) => {
  const page = await newUser(t, 'ana', { expected: [/400.*\/replay/] });
  await playNow(page, 1);
  const room = new URL(page.url()).pathname.split('/').pop();
  for (const rest of ['/nowhere', '/99999999999', '?as=9', '/3?as=nobody']) {
    await page.goto(`/m/${room}${rest}`);
    await page.getByRole('slider', { name: 'Step' }).waitFor();
  }
});

test('closing a table and ending a match need confirmation', async (t) => {
  const page = await newUser(t, 'ana');
  await setUp(page, 2);
  await page.getByRole('button', { name: 'Close the table' }).click();
  const sure = page.getByRole('alertdialog', { name: /^Close this table/ });
  await sure.getByRole('button', { name: 'Not yet' }).click();
  await sure.waitFor({ state: 'detached' });
  assert.match(page.url(), /\/t\//);
  await page.getByRole('button', { name: 'Close the table' }).click();
  await sure.getByRole('button', { name: 'Close the table' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await playNow(page, 1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End without a result' }).click();
  await page.getByRole('alertdialog', { name: /Only bots play with you/ }).waitFor();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await page.keyboard.press('Escape');
  await myTurn(page);
});

test('a name given in one tab applies to the other tab and to the seat', async (t) => {
  const ana = await newUser(t, 'ana');
  await setUp(ana, 3);
  const link = await invitation(ana);
  const ben = await newUser(t, 'ben');
  const other = await ben.context().newPage();
  for (const tab of [ben, other]) {
    await tab.goto(link);
    await tab.getByRole('button', { name: 'Sit here' }).first().click();
    await tab.getByLabel('Your name').waitFor();
  }
  await giveName(ben, 'Ben');
  await other.getByLabel('Your name').waitFor({ state: 'detached' });
  await ana.getByText('Ben', { exact: true }).first().waitFor();
  const desk = await ana.context().newPage();
  await desk.goto('/me');
  await desk.getByLabel('Your name').fill('Ana Lúcia');
  await desk.getByRole('button', { name: 'Change', exact: true }).click();
  await ben.getByText('Ana Lúcia', { exact: true }).first().waitFor();

  await ben.getByRole('button', { name: 'Leave the table' }).waitFor();
  await other.goto(link);
  await other.getByRole('button', { name: 'Leave the table' }).click();
  await ben.getByRole('button', { name: 'Sit here' }).first().waitFor();
  assert.equal(await ben.getByText('The host has freed your seat').count(), 0);
});

test('selecting text beyond the edge of a dialog does not close it', async (t) => {
  const page = await newUser(t, 'ana');
  await setUp(page, 2);
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change' });
  const { x, y } = await dialog.getByRole('heading').boundingBox();
  await page.mouse.move(x + 30, y + 10);
  await page.mouse.down();
  await page.mouse.move(4, 4, { steps: 4 });
  await page.mouse.up();
  assert.ok(await dialog.isVisible());
  await page.mouse.click(4, 4);
  await dialog.waitFor({ state: 'detached' });
});

test('the form says how many breeds are needed', async (t) => {
  const page = await newUser(t, 'ana');
  await page.goto('/new?game=dogs-cardgame');
  await page.getByText('More options').click();
  for (const breed of ['Beagle', 'Poodle']) await page.getByRole('checkbox', { name: breed }).check();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page
    .getByText(/Breeds: choose \d+, or none and they are drawn at random. Chosen so far: 2\./)
    .waitFor();
});

test('a table against bots has a level, a time limit and a pace of the bots', async (t) => {
  const page = await newUser(t, 'ana');
  await page.goto('/new');
  await page.getByRole('radio', { name: 'Bots only' }).check();
  await page.getByRole('radio', { name: 'Easy', exact: true }).check();
  await page.getByRole('radio', { name: 'Slowly' }).check();
  await page.getByRole('radio', { name: 'Minutes' }).check();
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/api\/tables$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Sit down and start' }).click();
  await giveName(page, 'Ana');
  const { against, bot_pace, pace } = (await asked).postDataJSON();
  assert.deepEqual([against, bot_pace, pace.kind], ['easy', 'slow', 'live']);
  await myTurn(page);
});
