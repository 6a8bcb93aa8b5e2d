import { expect, test, vi } from 'vitest';
import { compileTexts } from '../../scripts/compile-texts';
import { addTexts, setLanguage, text, type Source } from './text.svelte';
import { failure } from '../net/failure';

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
});

test('the words for a failure of the server name the latest one', async () => {
  const texts = compileTexts('code-internal = It failed.\nfailure = Number { $id }.\ncode-busy = Busy.');
  const load = () => Promise.resolve({ default: texts });
  await addTexts({ en: load, 'pt-BR': load, ja: load } satisfies Source);
  await setLanguage('en');
  const plain = (key: string) => text(key).replace(/[\u2068\u2069]/g, '');
  expect(plain('code-internal')).toBe('It failed.');
  failure.latest = '00c0ffee';
  expect(plain('code-internal')).toBe('It failed. Number 00c0ffee.');
  expect(plain('code-busy')).toBe('Busy.');
});
