import { beforeEach, expect, test, vi } from 'vitest';
import type { Texts } from './message';

/** Texts that come when the test says so. */
function slow() {
  const given = new Map<string, (texts: Texts) => void>();
  const of = (language: string) => () =>
    new Promise<{ default: Texts }>((done) => given.set(language, (texts) => done({ default: texts })));
  return { source: { en: of('en'), 'pt-BR': of('pt-BR'), ja: of('ja') }, given };
}

let texts: typeof import('./text.svelte');

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  texts = await import('./text.svelte');
  await texts.startLanguage();
});

test('a language is negotiated and spoken', async () => {
  expect(texts.language.now).toBe('en');
  expect(texts.t('close')).toBe('Close');
  await texts.setLanguage('ja');
  expect(texts.t('close')).toBe('閉じる');
});

test('texts that come late do not undo a language just chosen', async () => {
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

test('of two languages chosen at once the later one is spoken, whichever comes first', async () => {
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

test('whoever asks for the same texts a second time waits for them as well', async () => {
  const { source, given } = slow();
  void texts.addTexts(source);
  const again = texts.addTexts(source).then(() => texts.text('greeting'));
  await vi.waitFor(() => expect(given.has('en')).toBe(true));
  given.get('en')!({ greeting: 'Hello' });
  expect(await again).toBe('Hello');
});
