// One mailbox for notices and for signing in: offered once, by a code of its own, and shown with two switches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { newUser } from './browser.mjs';
import { mailSettings, startMailServer } from './mail-server.mjs';
import { chooseFromList, gather } from './play.mjs';
import { serve } from './receiver.mjs';

/** A server that sends mail, and a function that waits for the code of a mail. */
async function withMail(t) {
  const { mails, ...mailServer } = await startMailServer(t);
  const server = await serve(t, { ...mailSettings(mailServer), RODADA_LIMITS: 'load' });
  let read = 0;
  const code = async () => {
    while (mails.length <= read) await new Promise((later) => setTimeout(later, 10));
    return /\d{6}/.exec(mails[read++].mail.subject)[0];
  };
  const open = (name, options) => newUser(t, name, { baseURL: server.url, ...options });
  return { code, open };
}

async function called(page, name) {
  await page.goto('/me');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('region', { name: 'Keep who you are' }).waitFor();
}

async function enter(part, digits) {
  await part.getByLabel('The six digits').fill(digits);
  await part.getByRole('button', { name: 'Continue' }).click();
}

const signsIn = (page) => page.getByRole('switch', { name: 'I come back with a code that is sent here' });
const isTold = (page) => page.getByRole('switch', { name: 'Write to me here' });

test('who is told by mail is offered to sign in with it, once, and then comes back from a new phone', async (t) => {
  const { code, open } = await withMail(t);
  const ana = await open('ana');
  await called(ana, 'Ana');
  await ana.goto('/me/notices');
  await ana.getByLabel('Your mail address').fill('ana@mail.example');
  await ana.getByRole('button', { name: 'Send a code' }).click();
  await ana.getByLabel('The code').fill(await code());
  await ana.getByRole('button', { name: 'Confirm' }).click();
  const offer = ana.getByText('You are told at ana@mail.example. Use it to sign in, too?');
  await offer.waitFor();
  assert.ok((await isTold(ana).isChecked()) && !(await signsIn(ana).isChecked()));
  await assertAccessible(ana, 'the offer to sign in with a mailbox');

  await ana.getByRole('button', { name: 'Send a code' }).click();
  await enter(ana.locator('#main'), await code());
  await ana.getByText('You can now sign in with ana@mail.example.').waitFor();
  await offer.waitFor({ state: 'detached' });
  assert.ok((await isTold(ana).isChecked()) && (await signsIn(ana).isChecked()));
  await assertAccessible(ana, 'one mailbox with two switches');

  const phone = await open('phone', { viewport: { width: 390, height: 660 } });
  await phone.goto('/me?sign-in');
  await phone.getByLabel('Mail address').fill('ana@mail.example');
  await phone.getByRole('button', { name: 'Send a code' }).click();
  await enter(phone, await code());
  await phone.getByText('You are Ana here.').waitFor();

  // Each use ends for itself. What she stopped is offered, once.
  await isTold(ana).click();
  const back = ana.getByText('You sign in with ana@mail.example. Shall mails go there, too');
  await back.waitFor();
  assert.ok(!(await isTold(ana).isChecked()) && (await signsIn(ana).isChecked()));
  await ana.getByRole('button', { name: 'No, thank you' }).click();
  await back.waitFor({ state: 'detached' });
  await phone.goto('/me/notices');
  await signsIn(phone).waitFor();
  assert.equal(await phone.getByText('Shall mails go there').count(), 0, 'not in another browser either');
  await signsIn(phone).click();
  await phone.getByRole('alertdialog', { name: /It is the last one/ }).waitFor();
  await phone.getByRole('button', { name: 'Remove' }).click();
  await phone.getByLabel('Your mail address').waitFor();
});

test('who keeps a mailbox to sign in is offered notices there', async (t) => {
  const { code, open } = await withMail(t);
  const ana = await open('ana');
  await called(ana, 'Ana');
  const keep = ana.getByRole('region', { name: 'Keep who you are' });
  await keep.getByRole('button', { name: 'Add a mail address' }).click();
  await keep.getByLabel('Mail address').fill('ana@mail.example');
  await keep.getByRole('button', { name: 'Send a code' }).click();
  await enter(keep, await code());
  const offer = keep.getByText('Shall mails go there, too');
  await offer.waitFor();
  await assertAccessible(ana, 'the offer of notices');
  await keep.getByRole('button', { name: 'Send a code' }).click();
  await enter(keep, await code());
  await ana.getByText('Mails now go to ana@mail.example.').waitFor();
  await offer.waitFor({ state: 'detached' });
  await ana.goto('/me/notices');
  await isTold(ana).waitFor();
  assert.ok((await isTold(ana).isChecked()) && (await signsIn(ana).isChecked()));
});

test('a player whose browser cannot be told learns why, and is offered mail', async (t) => {
  const { open } = await withMail(t);
  const [ana, ben] = [await open('ana', { wholeBrowser: true }), await open('ben')];
  await ana.context().grantPermissions(['notifications']);
  await ana.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no push service', 'AbortError'));
  });
  await gather(ana, ben);
  await chooseFromList(ana);
  const offer = ana.getByRole('button', { name: 'Tell me when it is my turn' });
  await offer.click();
  await ana.getByRole('dialog').getByText('The browser’s push service refused.').waitFor();
  await assertAccessible(ana, 'why the browser cannot be told');
  await ana.keyboard.press('Escape');
  await offer.click();
  await ana.getByRole('link', { name: 'Tell me by mail instead' }).click();
  await ana.getByRole('heading', { name: 'By mail' }).waitFor();
});
