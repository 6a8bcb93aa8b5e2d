// Notes at steps of a match: written while it is played, for oneself, and shared after its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './axe.mjs';
import { newUser } from './browser.mjs';
import { playToTheEnd } from './elsewhere.mjs';
import { gather, until } from './play.mjs';

const SIZES = { ana: { width: 1280, height: 800 }, ben: { width: 390, height: 660 } };

const button = (page, name) => page.getByRole('button', { name, exact: true });
const slider = (page) => page.getByRole('slider', { name: 'Step' });
const step = async (page) => Number(await slider(page).inputValue());
const field = (page) => page.getByLabel('My note on this step');
const list = (page) => page.getByRole('list', { name: 'All notes' });
const told = (page) => slider(page).getAttribute('aria-valuetext');
const marks = (page) => page.locator('.rounds i');

/** Opens the notes: beside the table, or below its log. */
async function openNotes(page) {
  if (page.viewportSize().width < 1120) await button(page, 'What happened').click();
  await button(page, 'Notes').click();
  await field(page).waitFor();
}

async function lookAt(page, room, at = '') {
  await page.goto(`/m/${room}${at}`);
  await slider(page).waitFor();
}

test('notes at steps of a match', async (t) => {
  const ana = await newUser(t, 'ana', { viewport: SIZES.ana });
  const ben = await newUser(t, 'ben', { viewport: SIZES.ben, colorScheme: 'dark', reducedMotion: 'reduce' });
  await gather(ana, ben, { host: 'Ana', guest: 'Ben' });
  const room = new URL(ana.url()).pathname.split('/').pop();
  let noted;

  await t.test('one writes, changes and deletes them by keyboard while the match is played', async () => {
    await lookAt(ana, room);
    noted = await step(ana);
    assert.equal(await marks(ana).count(), 0);
    await button(ana, 'Notes').focus();
    await ana.keyboard.press('Enter');
    await field(ana).waitFor();
    await list(ana).getByText('No notes yet.').waitFor();
    await field(ana).focus();
    await ana.keyboard.type('I keep the big one');
    // What was begun survives a reload.
    await ana.reload();
    await openNotes(ana);
    assert.equal(await field(ana).inputValue(), 'I keep the big one');
    await field(ana).focus();
    await ana.keyboard.press('Tab');
    await ana.keyboard.press('Tab');
    await ana.keyboard.press('Enter');
    await list(ana).getByText('I keep the big one').waitFor();
    assert.equal(await marks(ana).count(), 1);
    await until(async () => (await told(ana)).endsWith('My note: I keep the big one'), 'it is read out');
    assert.ok(await list(ana).getByText('You', { exact: true }).isVisible(), 'it is for its writer');

    await field(ana).fill('I keep the big one\nfor the river');
    await button(ana, 'Save the note').click();
    await list(ana).getByText('for the river').waitFor();
    await assertAccessible(ana, 'notes beside a table');
    await button(ana, `Delete the note on step ${noted}`).click();
    await button(ana, 'Delete it').click();
    await list(ana).getByText('No notes yet.').waitFor();
    assert.equal(await marks(ana).count(), 0);
    await field(ana).fill('Here I was right');
    await ana.getByLabel('Others may read it once the match is over').check();
    await button(ana, 'Save the note').click();
    await list(ana).getByText('You, for everybody once the match is over').waitFor();
  });

  await t.test('nobody else sees them before the end', async () => {
    await lookAt(ben, room);
    await openNotes(ben);
    await list(ben).getByText('No notes yet.').waitFor();
    await field(ben).fill('Careful with Ana');
    await button(ben, 'Save the note').click();
    await list(ben).getByText('Careful with Ana').waitFor();
    await ben.keyboard.press('Escape');
    assert.match(await told(ben), /My note: Careful with Ana/);
    assert.equal(await marks(ben).count(), 1);
  });

  await t.test('after the end what is shared is read by everybody', async () => {
    for (const page of [ana, ben]) await page.goto(`/t/${room}`);
    await playToTheEnd(ana, ben);

    await lookAt(ben, room, '?as=watch');
    await until(async () => (await marks(ben).count()) > 0, 'steps with notes are marked');
    await openNotes(ben);
    await list(ben).getByText('Here I was right').waitFor();
    await list(ben).getByText('Ana', { exact: true }).waitFor();
    await assertAccessible(ben, 'notes on a phone');
    const wide = await ben.getByRole('dialog').evaluate((one) => one.scrollWidth > one.clientWidth);
    assert.ok(!wide, 'nothing is cut at the side');
    await list(ben)
      .getByText('Here I was right')
      .locator('..')
      .getByRole('button', { name: /Go to/ })
      .click();
    await ben.getByRole('dialog').waitFor({ state: 'detached' });
    assert.equal(await step(ben), noted);
    assert.match(await told(ben), /Ana notes: Here I was right/);
    // The way stops at notes.
    await slider(ben).press('End');
    await ben.getByLabel('Stop at').selectOption({ label: 'Notes' });
    await button(ben, 'One step back').click();
    assert.match(await told(ben), /notes?: /i);

    await openNotes(ben);
    await button(ben, 'Hide what Ana writes').click();
    await ben.getByText('Ana: one note, hidden.').waitFor();
    assert.equal(await list(ben).getByText('Here I was right').count(), 0);
    await button(ben, 'Show again').click();
    await list(ben).getByText('Here I was right').waitFor();
  });

  await t.test('what is not shared stays with its writer', async () => {
    const visitor = await newUser(t, 'visitor', { viewport: SIZES.ana });
    await lookAt(visitor, room, `/${noted}`);
    await until(async () => (await marks(visitor).count()) === 1, 'the shared one is marked');
    await openNotes(visitor);
    await list(visitor).getByText('Here I was right').waitFor();
    assert.equal(await list(visitor).getByText('Careful').count(), 0);
    // A visitor without a name is asked for one when the note is saved.
    await field(visitor).fill('Well played');
    await button(visitor, 'Save the note').click();
    await visitor.getByLabel('Your name').fill('Caio');
    await button(visitor, 'Continue').click();
    await list(visitor).getByText('Well played').waitFor();
  });
});
