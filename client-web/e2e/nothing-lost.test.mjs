// What a user has said, begun or not meant is neither lost nor taken: messages, drafts, double clicks, a blocked socket.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser, UNREACHABLE } from './browser.mjs';
import {
  against,
  chooseFromList,
  closeList,
  gather,
  giveName,
  invitation,
  playNow,
  myTurn,
  setUp,
  until,
} from './play.mjs';

const question = (page) => page.getByRole('alertdialog');

test('a double click does not answer a safety question', async (t) => {
  const page = await newUser(t, 'ana');
  await setUp(page, 2);
  const button = page.getByRole('button', { name: 'Close the table' });
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await button.boundingBox();
  await button.dblclick();
  await question(page).waitFor();
  assert.match(page.url(), /\/t\//, 'the table is still there');
  // The pointer lies on the button that cancels.
  await cancelEnabled(page);
  await page.mouse.click(x + width / 2, y + height / 2);
  await question(page).waitFor({ state: 'detached' });
  assert.match(page.url(), /\/t\//);
  assert.ok(await button.evaluate((one) => one === document.activeElement), 'the focus is back');
});

test('a double click on an offer does not end a turn', async (t) => {
  const page = await newUser(t, 'ana', { viewport: { width: 360, height: 740 } });
  await against(page, 'Dogs Cardgame', 2);
  const offers = page.locator('.turn-line .ends');
  const sent = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload)));
  await page.reload();
  let cancelled = false;
  // Until an offer is asked about: ending a turn that still has something to do.
  for (let nth = 0; !cancelled && (await myTurn(page)); nth++) {
    const end = offers.filter({ hasText: /^End the turn/ });
    if (!(await end.count())) {
      await chooseFromList(page, nth);
      continue;
    }
    await closeList(page);
    const before = sent.length;
    await end.dblclick();
    await question(page).or(page.locator('.turn-line.busy')).first().waitFor();
    if (!(await question(page).isVisible())) continue;
    assert.ok(!sent.slice(before).some((frame) => frame.includes('"t":"act"')), 'the turn was ended');
    const box = await end.boundingBox();
    await cancelEnabled(page);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await question(page).waitFor({ state: 'detached' });
    cancelled = true;
  }
  assert.ok(cancelled, 'nothing was ever asked');
});

async function cancelEnabled(page) {
  const cancel = question(page).getByRole('button', { name: 'Not yet' });
  await until(async () => (await cancel.getAttribute('aria-disabled')) === 'false', 'it can be answered');
}

test('messages are above dialogs, where they can be read and closed', async (t) => {
  const page = await newUser(t, 'ana', {
    viewport: { width: 360, height: 740 },
    permissions: ['clipboard-write'],
    expected: [UNREACHABLE],
  });
  await playNow(page, 1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy the link for watching' }).click();
  const copied = page.getByRole('status').getByText('The link is copied.');
  await copied.waitFor();
  assert.ok(await isOnTop(copied), 'the message lies under the dialog');
  await page.getByRole('dialog').getByRole('status').getByRole('button', { name: 'Close' }).click();
  await copied.waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const lost = page.getByText('The connection is lost. It reconnects by itself.');
  await lost.waitFor();
  assert.ok(await isOnTop(lost), 'the lost connection lies under the dialog');
  await page.context().setOffline(false);
  await lost.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const menu = page.getByRole('button', { name: 'Menu' });
  assert.ok(await menu.evaluate((one) => one === document.activeElement), 'the focus is back');
});

/** Whether the middle of an element is covered by nothing. */
const isOnTop = (one) =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found === element || element.contains(found);
  });

test('a draft survives tabs, sheets and reloads', async (t) => {
  const page = await newUser(t, 'ana');
  await playNow(page, 1);
  const words = page.getByLabel('Say something');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await words.fill('Well pl');
  await page.getByRole('tab', { name: 'What happened' }).click();
  await words.waitFor({ state: 'detached' });
  // On a phone, the same chat is a sheet.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Chat' }).click();
  assert.equal(await words.inputValue(), 'Well pl');
  await words.fill('Well play');
  await page.keyboard.press('Escape');
  await words.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Chat' }).click();
  assert.equal(await words.inputValue(), 'Well play');
  await words.fill('Well played');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Well played').waitFor();
  assert.equal(await words.inputValue(), '');
});

test('half a form for a new table survives a look at the rules', async (t) => {
  const page = await newUser(t, 'ana');
  await page.goto('/new');
  await page.getByRole('radio', { name: 'Dog Lover' }).check();
  await page.getByRole('radio', { name: 'Days' }).check();
  await page.getByRole('link', { name: 'Rodada, home' }).click();
  await page.getByRole('link', { name: 'New table' }).first().click();
  assert.ok(await page.getByRole('radio', { name: 'Dog Lover' }).isChecked());
  assert.ok(await page.getByRole('radio', { name: 'Days' }).isChecked());
});

test('a browser without cookies is told what it cannot do', async (t) => {
  const page = await newUser(t, 'ana');
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await page.goto('/');
  const off = page.getByText('Cookies are blocked, by this browser or by something on the way.');
  await off.waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await off.waitFor({ state: 'detached' });
});

test('phones are not told that notifications are on', async (t) => {
  const page = await newUser(t, 'ana', { permissions: ['notifications'] });
  await page.addInitScript(() => {
    localStorage.setItem('rodada.alerts', 'on');
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 14) Chrome/140' });
  });
  await page.goto('/me');
  const alerts = page.getByRole('switch', { name: 'Tell me when it is my turn' });
  await page.getByText('browsers let a page show no notifications of its own').waitFor();
  assert.ok(!(await alerts.isChecked()));
  assert.ok(await alerts.isDisabled());
});

test('the others are told who leaves, and spectators that they watch', async (t) => {
  const [ana, ben, eva] = await Promise.all(['ana', 'ben', 'eva'].map((name) => newUser(t, name)));
  await gather(ana, ben);
  await eva.goto(new URL(ana.url()).pathname);
  await eva.locator('.turn-line').getByText('You are watching.').waitFor();
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Leave the table' }).click();
  for (const page of [ana, eva]) await page.getByRole('status').getByText('A bot plays for Ben').waitFor();

  // Before a match, the name of the player who has stood up is told, not the empty seat.
  await setUp(ana, 2);
  await ben.goto(await invitation(ana));
  await ben.getByRole('button', { name: 'Sit here' }).click();
  const asked = ben.getByLabel('Your name');
  await asked
    .or(ben.getByRole('button', { name: 'Leave the table' }))
    .first()
    .waitFor();
  if (await asked.isVisible()) await giveName(ben, 'Ben');
  await ben.getByRole('button', { name: 'Leave the table' }).click();
  await ana.getByRole('status').getByText('Ben left the table').waitFor();
});
