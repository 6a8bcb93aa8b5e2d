import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { compileTexts } from '../../scripts/compile-texts.ts';
import { grammarOf, put } from './message';

const src = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ftl'));

/** Every text is put together with each of these for all its values. */
const VALUES = [0, 1, 2, 5, 1234, 'me', 'other', 'bot', 'Ana'];

test('there are texts', () => expect(files.length).toBeGreaterThan(6));

describe.each(files)('%s', (file) => {
  const language = /([^/]*)\.ftl$/.exec(file)![1]!;
  const source = readFileSync(join(src, file), 'utf8');
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const texts = compileTexts(source);
  const grammar = grammarOf(language);
  const names = [...new Set([...source.matchAll(/\$(\w+)/g)].map((found) => found[1]!))];

  test('says in the browser what Fluent says', () => {
    for (const value of VALUES) {
      const values = Object.fromEntries(names.map((name) => [name, value]));
      for (const [key, text] of Object.entries(texts)) {
        const pattern = bundle.getMessage(key)?.value;
        expect(put(text, values, grammar), key).toBe(bundle.formatPattern(pattern!, values, []));
      }
    }
  });

  test('says so, too, when a value is missing', () => {
    for (const [key, text] of Object.entries(texts)) {
      const pattern = bundle.getMessage(key)?.value;
      expect(put(text, {}, grammar), key).toBe(bundle.formatPattern(pattern!, {}, []));
    }
  });
});

test('what cannot be put together in the browser is not built', () => {
  expect(() => compileTexts('a = { NUMBER($n) }')).toThrow('func');
  expect(() => compileTexts('a = { b }')).toThrow('no text b');
});

test('a name from right to left does not turn the sentence around it', () => {
  const text = compileTexts('a = { $name } won (3)').a!;
  expect(put(text, { name: 'דנה' }, grammarOf('en'))).toBe('\u2068דנה\u2069 won (3)');
  expect(put(text, { name: 'Ana' }, grammarOf('en'))).toBe('Ana won (3)');
});
