import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { compileTexts } from '../../scripts/compile-texts.ts';
import { grammarOf, format } from './message';

const src = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ftl'));

/** Every text is formatted with each of these values for all its variables. */
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

  test('formats like Fluent', () => {
    for (const value of VALUES) {
      const values = Object.fromEntries(names.map((name) => [name, value]));
      for (const [key, text] of Object.entries(texts)) {
        const pattern = bundle.getMessage(key)?.value;
        expect(format(text, values, grammar), key).toBe(bundle.formatPattern(pattern!, values, []));
      }
    }
  });

  test('formats like Fluent when a value is missing', () => {
    for (const [key, text] of Object.entries(texts)) {
      const pattern = bundle.getMessage(key)?.value;
      expect(format(text, {}, grammar), key).toBe(bundle.formatPattern(pattern!, {}, []));
    }
  });
});

test('texts that the browser cannot format do not compile', () => {
  expect(() => compileTexts('a = { NUMBER($n) }')).toThrow('func');
  expect(() => compileTexts('a = { b }')).toThrow('no text b');
});

test("a right-to-left name does not change the sentence's direction", () => {
  const text = compileTexts('a = { $name } won (3)').a!;
  expect(format(text, { name: 'דנה' }, grammarOf('en'))).toBe('\u2068דנה\u2069 won (3)');
  expect(format(text, { name: 'Ana' }, grammarOf('en'))).toBe('Ana won (3)');
});
