// The file of a match is looked at. Nothing of it is kept, so all of it comes from the memory of the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { newUser } from './browser.mjs';
import { playToTheEnd } from './elsewhere.mjs';
import { gather } from './play.mjs';

const slider = (page) => page.getByRole('slider', { name: 'Step' });
const step = async (page) => Number(await slider(page).inputValue());
const seenBy = (page) => page.getByLabel('Seen by');
const button = (page, name) => page.getByRole('button', { name, exact: true });
const title = (page) => page.getByRole('heading', { name: 'Look at a file' });
const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Has the page look at a file with this text. */
const choose = (page, text) =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Drops a file with this text onto the page. */
async function drop(page, text) {
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'match.json', { type: 'application/json' }));
    return data;
  }, text);
  await page.locator('body').dispatchEvent('dragover', { dataTransfer });
  await page.locator('body').dispatchEvent('drop', { dataTransfer });
}

/** A change of the file without a new chain. */
function changed(text, change) {
  const file = JSON.parse(text);
  change(file);
  return JSON.stringify(file);
}

test('the file of a match is looked at', async (t) => {
  const ana = await newUser(t, 'ana', { ...WIDE, expected: [/422.*\/api\/look$/] });
  const ben = await newUser(t, 'ben');
  await gather(ana, ben, { host: 'Ana', guest: 'Ben' });
  await playToTheEnd(ana, ben);
  const room = new URL(ana.url()).pathname.split('/').pop();
  const file = await ana.evaluate(async (room) => (await fetch(`/api/matches/${room}/export`)).text(), room);

  await t.test('from the page of past matches, by whoever has the file', async () => {
    await ana.goto('/history');
    await ana.getByRole('main').getByRole('link', { name: 'Look at a file' }).click();
    await title(ana).waitFor();
    await assertAccessible(ana, 'the page that asks for a file');
    await choose(ana, file);
    await ana.getByText('Signed by this server. Nothing of it is kept.').waitFor();
    await assertAccessible(ana, 'the match in a file');
    assert.equal(new URL(ana.url()).pathname, '/look', 'it has no address');
  });

  await t.test('step by step, as any seat and as all, without asking the server', async () => {
    const asked = [];
    ana.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const first = await step(ana);
    assert.equal(await seenBy(ana).locator('option:checked').textContent(), 'Everything revealed');
    assert.deepEqual(await seenBy(ana).locator('option').allTextContents(), [
      'Ana',
      'Ben',
      'Spectators',
      'Everything revealed',
    ]);
    await button(ana, 'One step forward').click();
    await ana.locator('body').press('ArrowRight');
    assert.equal(await step(ana), first + 2);
    await seenBy(ana).selectOption('Spectators');
    assert.equal(await ana.locator('.hold li [tabindex]').count(), 0, 'who watches sees no hand');
    await seenBy(ana).selectOption('Ben');
    await ana.locator('.hold li [tabindex]').first().waitFor();
    assert.equal(await step(ana), first + 2);
    await ana.locator('body').press('End');
    await ana.getByText(/wins? with|share the victory/).waitFor();
    assert.deepEqual(
      asked.filter((path) => path.startsWith('/api/')),
      [],
    );
  });

  await t.test('nothing is offered that needs a match that is kept', async () => {
    for (const name of [
      'Link to this step',
      'Look together',
      'Notes',
      'Play on from here',
      'Where it turned',
    ])
      assert.equal(await button(ana, name).count(), 0, name);
    await button(ana, 'Share or save').click();
    await ana.getByText('The picture is ready.').waitFor({ state: 'attached' });
    assert.equal(await ana.getByRole('link', { name: 'Save as a file' }).count(), 0);
    await ana.keyboard.press('Escape');
  });

  await t.test('another one is chosen or dropped, and an altered one is refused in words', async () => {
    await button(ana, 'Another file').click();
    await title(ana).waitFor();
    const refusals = [
      ['Dear aunt,', 'This is not a file of a match.'],
      [
        changed(file, (file) => (file.header.seats[0].name = 'Eve')),
        'The file was changed after it was written',
      ],
      [changed(file, (file) => (file.rodada = 99)), 'The file is from a newer version'],
      ['x'.repeat(4 * 1024 * 1024 + 1), 'A file of a match has at most 4 MB.'],
    ];
    for (const [text, words] of refusals) {
      await choose(ana, text);
      await ana.getByRole('alert').filter({ hasText: words }).waitFor();
    }
    await assertAccessible(ana, 'a file that is refused');
    await drop(ana, file);
    await slider(ana).waitFor();
    assert.equal(await ana.getByRole('alert').count(), 0);
  });

  await t.test('a reload forgets it', async () => {
    await ana.reload();
    await title(ana).waitFor();
    assert.equal(await slider(ana).count(), 0);
  });

  await t.test('on a phone, without a name', async () => {
    const phone = await newUser(t, 'phone', PHONE);
    await phone.goto('/look');
    await choose(phone, file);
    await phone.getByText('Signed by this server.').waitFor();
    const begin = await step(phone);
    await button(phone, 'One step forward').tap();
    assert.equal(await step(phone), begin + 1);
    await seenBy(phone).selectOption('Ana');
    const { y, height } = await button(phone, 'One step forward').boundingBox();
    assert.ok(y > 370 && y + height <= 740, 'the buttons lie at the bottom');
    const over = await phone.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(over, 0, 'pixels too wide');
  });
});
