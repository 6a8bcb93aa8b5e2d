import { beforeEach, expect, test, vi } from 'vitest';
import type { Texts } from './message';
// Each test imports this anew. Compiling it here counts for no test's time.
import './text.svelte';

/** Texts whose loading the test controls. */
function slow() {
  const given = new Map<string, (texts: Texts) => void>();
  const of = (language: string) => () =>
    new Promise<{ default: Texts }>((done) => given.set(language, (texts) => done({ default: texts })));
  return { source: { en: of('en'), 'pt-BR': of('pt-BR'), ja: of('ja') }, given };
}

let texts: typeof import('./text.svelte');

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} }, querySelector: () => null });
  texts = await import('./text.svelte');
  await texts.startLanguage();
});

test('the language of the page is loaded, and another one when it is chosen', async () => {
  expect(texts.language.now).toBe('en');
  expect(texts.t('close')).toBe('Close');
  await texts.setLanguage('ja');
  expect(texts.t('close')).toBe('閉じる');
  expect(document.cookie).toMatch(/^rodada-language=ja;/);
});

test('texts that load late do not undo a change of language', async () => {
  const { source, given } = slow();
  const added = texts.addTexts(source);
  const chosen = texts.setLanguage('ja');
  await vi.waitFor(() => expect(given.has('ja')).toBe(true));
  given.get('ja')!({ greeting: 'やあ' });
  await chosen;
  given.get('en')!({ greeting: 'Hello' });
  await added;
  expect(texts.language.now).toBe('ja');
  expect(texts.text('greeting')).toBe('やあ');
});

test('of two chosen languages the later one wins, whichever loads first', async () => {
  const { source, given } = slow();
  const added = texts.addTexts(source);
  await vi.waitFor(() => expect(given.has('en')).toBe(true));
  given.get('en')!({ greeting: 'Hello' });
  await added;
  const chosen = [texts.setLanguage('pt-BR'), texts.setLanguage('ja')];
  await vi.waitFor(() => expect(given.has('ja')).toBe(true));
  given.get('ja')!({ greeting: 'やあ' });
  given.get('pt-BR')!({ greeting: 'Oi' });
  await Promise.all(chosen);
  expect(texts.text('greeting')).toBe('やあ');
});

test('a second request for the same texts waits for them, too', async () => {
  const { source, given } = slow();
  void texts.addTexts(source);
  const again = texts.addTexts(source).then(() => texts.text('greeting'));
  await vi.waitFor(() => expect(given.has('en')).toBe(true));
  given.get('en')!({ greeting: 'Hello' });
  expect(await again).toBe('Hello');
});
