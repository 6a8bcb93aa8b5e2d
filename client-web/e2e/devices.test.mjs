// One user on two devices and at several tables.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUser } from './browser.mjs';
import { assertSame, chooseFromList, gather, list, myTurn, place, playNow, setUp, title } from './play.mjs';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const go = (page, name) => page.getByRole('button', { name: `Continue here as ${name}` });

test('a seat can be continued on another device', async (t) => {
  const ana = await newUser(t, 'ana');
  await ana.goto('/me');
  await ana.getByLabel('Your name').fill('Ana');
  await ana.getByRole('button', { name: 'Change' }).click();
  await ana.getByText('Your name has been changed.').waitFor();
  await playNow(ana, 1);
  const room = new URL(ana.url()).pathname;
  const before = await place(ana);
  const link = await makeLink(ana);
  assert.equal(new URL(link).hash, '', 'the link names nobody');
  await ana.getByText('this link hands Ana over').waitFor();
  await ana.getByText(/It works for another (10:00|9:\d\d)\./).waitFor();
  await ana.getByRole('img', { name: 'The link as a QR code' }).waitFor();

  const phone = await newUser(t, 'phone', { viewport: { width: 360, height: 740 } });
  await phone.goto(link);
  await phone.getByRole('heading', { name: 'Continue here as Ana?' }).waitFor();
  await phone.getByText('Ana sits at one table.').waitFor();
  // Opening the page does not use the link up.
  await phone.reload();
  await go(phone, 'Ana').click();
  await phone.getByText('On this device you are now Ana.').waitFor();
  await phone.goto(room);
  await myTurn(phone);
  await assertSame(() => place(phone), before, 'the table on the phone');
  await chooseFromList(phone);
  // The first device keeps the seat and shows what the second one does.
  await ana.goto(room);
  await list(ana).waitFor();
  await myTurn(phone);
  await assertSame(() => place(ana), await place(phone), 'both devices');

  await t.test('the link works only once', async () => {
    const late = await newUser(t, 'late', { expected: [/4\d\d.*\/preview$/] });
    await late.goto(link);
    await late.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await late.getByRole('link', { name: 'To the home page' }).click();
    await late.getByRole('heading', { level: 1 }).waitFor();
  });

  await t.test('a user with seats is asked before they are replaced', async () => {
    const ben = await newUser(t, 'ben');
    await setUp(ben, 2, 'Ben');
    const own = new URL(ben.url()).pathname;
    const second = await makeLink(ana);
    await ben.goto(second);
    await ben.getByText('Right now this browser is Ben.').waitFor();
    await go(ben, 'Ana').click();
    await ben.getByRole('heading', { name: 'This browser has seats of its own' }).waitFor();
    await ben.getByRole('link', { name: 'Stay Ben' }).click();
    await ben.goto(own);
    await ben.getByRole('heading', { name: 'The table is set' }).waitFor();
    // Whatever a link says, as links did that had the name in them: the server says whose it is.
    await ben.goto('/');
    await ben.goto(`${second}#Ben`);
    await go(ben, 'Ana').click();
    await ben.getByRole('button', { name: 'Leave Ben behind' }).click();
    const question = 'Leave Ben behind? This browser cannot get back to Ben. This cannot be undone.';
    const sure = ben.getByRole('alertdialog', { name: question });
    await sure.getByRole('button', { name: 'Leave behind' }).click();
    await ben.getByText('On this device you are now Ana.').waitFor();
    await ben.goto(room);
    await list(ben).waitFor();
    await ben.goto(own);
    await ben.getByText('Ben', { exact: true }).first().waitFor();
  });
});

test('a guest brings their seats along', async (t) => {
  const ana = await newUser(t, 'ana');
  const caio = await newUser(t, 'caio');
  const ben = await newUser(t, 'ben');
  await gather(caio, ben, { host: 'Caio', guest: 'Ben' });
  const room = new URL(ben.url()).pathname;
  // Another page of this browser is open at the table.
  const other = await ben.context().newPage();
  await other.goto(room);
  await myTurn(other);
  await setUp(ana, 2, 'Ana');
  await ben.goto(await makeLink(ana));
  await go(ben, 'Ana').click();
  await ben.getByText('It is Ben and sits at one table.').waitFor();
  await ben.getByText('Anybody may be called Ana, as this name is kept for nobody.').waitFor();
  // One press moves nothing.
  await ben.getByRole('button', { name: 'Bring the seat along' }).click();
  const question = 'Give the seat of Ben to Ana for good? This cannot be undone.';
  const sure = ben.getByRole('alertdialog', { name: question });
  await sure.getByRole('button', { name: 'Not yet' }).click();
  await caio.getByText('Ben', { exact: true }).first().waitFor();
  await ben.getByRole('button', { name: 'Bring the seat along' }).click();
  await sure.getByRole('button', { name: 'Give to Ana' }).click();
  await ben.getByText('You are Ana now, and one table came along.').waitFor();
  // The seat is Ana's on all her pages, and nobody is told to have left.
  await caio.getByText('Ana', { exact: true }).first().waitFor();
  await ana.goto(room);
  await myTurn(ana);
  await chooseFromList(ana);
  await chooseFromList(caio);
  for (const page of [ana, other, caio]) await myTurn(page);
  await chooseFromList(other);
  assert.equal(await other.getByRole('dialog').count(), 0, 'the other page is not signed out');
  assert.ok(!(await caio.locator('body').innerText()).includes('Ben'), 'nobody is called Ben any more');
});

test('a user can sign out on another device, and on all', async (t) => {
  const ana = await newUser(t, 'ana', { expected: [/401.*\/sessions$/] });
  await setUp(ana, 2, 'Ana');
  const room = new URL(ana.url()).pathname;
  const phone = await newUser(t, 'phone', {
    viewport: { width: 360, height: 740 },
    userAgent: ANDROID,
  });
  await phone.goto(await makeLink(ana));
  await go(phone, 'Ana').click();
  await phone.getByText('On this device you are now Ana.').waitFor();
  await phone.goto(room);
  await phone.getByRole('heading', { name: 'The table is set' }).waitFor();

  await ana.goto('/me');
  await ana.getByRole('link', { name: 'Your devices' }).click();
  const devices = ana.getByRole('main').getByRole('listitem');
  await ana.getByRole('heading', { name: 'Chrome, Android' }).waitFor();
  assert.equal(await devices.count(), 2);
  const here = devices.filter({ hasText: 'This device' });
  assert.match(await here.innerText(), /Linux[^]*Last opened just now[^]*Signed in since/);
  const there = devices.filter({ hasText: 'Chrome, Android' });
  // The first tap only asks for confirmation.
  await there.getByRole('button', { name: 'Sign out: Chrome, Android' }).click();
  await there.getByRole('alertdialog', { name: 'Sign out on “Chrome, Android”?' }).waitFor();
  await there.getByRole('button', { name: 'Not yet' }).click();
  assert.equal(await devices.count(), 2);
  await there.getByRole('button', { name: 'Sign out: Chrome, Android' }).click();
  await there.getByRole('button', { name: 'Sign out', exact: true }).click();
  await ana.getByText('Signed out: Chrome, Android.').waitFor();
  assert.equal(await devices.count(), 1);

  // The phone is told at once, on any page, and can go on as a spectator.
  await phone.getByRole('dialog', { name: 'You are signed out here' }).waitFor();
  await phone.keyboard.press('Escape');
  const watching = phone.getByText('You are welcome to watch.');
  await watching.waitFor();
  await phone.reload();
  await watching.waitFor();
  assert.equal(await phone.getByRole('dialog').count(), 0, 'told once');

  await t.test('a new link signs the device in again, and signing out everywhere includes it', async () => {
    await phone.goto(await makeLink(ana));
    await go(phone, 'Ana').click();
    await phone.getByText('On this device you are now Ana.').waitFor();
    await ana.goto('/me/devices');
    await ana.getByRole('button', { name: 'Sign out everywhere' }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    for (const page of [ana, phone]) {
      await page.getByRole('dialog', { name: 'You are signed out here' }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    }
    await ana.getByText('You are not signed in on this device.').waitFor();
    // Under a new name the user starts without matches.
    await ana.goto('/me');
    await ana.getByLabel('Your name').fill('Bela');
    await ana.getByRole('button', { name: 'Change' }).click();
    await ana.getByRole('link', { name: 'Your devices' }).click();
    await ana.getByText('This device', { exact: true }).waitFor();
    assert.equal(await devices.count(), 1);
  });
});

test('the next waiting table is one click away', async (t) => {
  const ana = await newUser(t, 'ana');
  const icon = (picture) =>
    ana.waitForFunction(
      (picture) => document.querySelector('link[rel=icon]').getAttribute('href') === picture,
      picture,
    );
  await ana.goto('/');
  await icon('/favicon.svg');
  await playNow(ana, 1);
  const first = new URL(ana.url()).pathname;
  await icon('/favicon-turn.svg');
  const ben = await newUser(t, 'ben');
  await gather(ana, ben);
  const second = new URL(ana.url()).pathname;
  const next = ana.getByRole('link', { name: /Your turn elsewhere/ });
  await next.click();
  await ana.waitForURL(`**${first}`);
  await myTurn(ana);
  await next.click();
  await ana.waitForURL(`**${second}`);
  // From any other page, too, with the number of tables.
  await ana.getByRole('link', { name: 'Rodada, home' }).click();
  const turn = ana.getByRole('banner').getByRole('link', { name: 'Your turn 2' });
  await turn.click();
  await ana.waitForURL(/\/t\//);
  await list(ana).waitFor();
});

test('a notification appears while the page is in the background', async (t) => {
  const ana = await newUser(t, 'ana', { wholeBrowser: true });
  await ana.context().grantPermissions(['notifications']);
  // A headless browser shows no notifications, so they are recorded instead.
  await ana.addInitScript(() => {
    window.shown = [];
    const asked = Notification;
    // @ts-expect-error -- a part of the interface is enough
    window.Notification = class extends EventTarget {
      static permission = asked.permission;
      static requestPermission = () => asked.requestPermission();
      constructor(title, { body, tag }) {
        super();
        window.shown.push({ title, body, tag });
        window.latest = this;
      }
      close() {}
    };
  });
  const ben = await newUser(t, 'ben');
  await gather(ana, ben);
  const room = new URL(ana.url()).pathname.split('/').pop();
  await ana.getByRole('button', { name: 'Menu' }).click();
  const wanted = ana.getByRole('switch', { name: 'Tell me when it is my turn' });
  assert.ok(!(await wanted.isChecked()), 'nobody is told who did not ask for it');
  await wanted.check();
  await ana.keyboard.press('Escape');
  await chooseFromList(ana);
  await title(ana, 'Draftosaurus · Rodada');

  await hide(ana, true);
  await chooseFromList(ben);
  await ana.waitForFunction(() => window.shown.length === 1);
  assert.deepEqual(await ana.evaluate(() => window.shown), [
    { title: 'Your turn', body: 'Draftosaurus is waiting for you.', tag: room },
  ]);
  await ana.evaluate(() => window.latest.onclick());
  assert.equal(new URL(ana.url()).pathname, `/t/${room}`);

  // No notification while the page is visible.
  await hide(ana, false);
  for (const page of [ana, ben]) await myTurn(page);
  await chooseFromList(ana);
  await chooseFromList(ben);
  await myTurn(ana);
  assert.equal(await ana.evaluate(() => window.shown.length), 1);
});

/** Reports the page as hidden or visible. */
async function hide(page, hidden) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Creates a device link for the user at `page`. */
async function makeLink(page) {
  await page.goto('/me');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.getByLabel('The link for your other device');
  await link.waitFor();
  return new URL(await link.inputValue()).href;
}
