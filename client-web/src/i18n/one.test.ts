import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { textsOf } from '../../scripts/texts.ts';
import { format, grammarOf } from './message';
import type { Message, Texts, Values } from './message';

const src = fileURLToPath(new URL('..', import.meta.url));
const texts = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ftl'))
  .map((file): [string, Texts] => [file, textsOf(join(src, file)).texts]);

/** Adds the variables by which a text selects a plural. */
function addNumbers(message: Message, names: Set<string>) {
  if (typeof message === 'string') return;
  for (const part of message) {
    if (typeof part === 'string') continue;
    const [name, otherwise, by = {}] = part;
    if (Object.keys(by).some((key) => /^(one|\d+)$/.test(key))) names.add(name);
    for (const variant of [otherwise ?? '', ...Object.values(by)]) addNumbers(variant, names);
  }
}

/** The names of all variables that are numbers of things somewhere. */
const numbers = new Set<string>();
for (const [, all] of texts) for (const text of Object.values(all)) addNumbers(text, numbers);

const isNumber = (name: string | symbol) => typeof name === 'string' && numbers.has(name);
const EACH_ONE: Values = new Proxy({}, { get: (_, name) => (isNumber(name) ? 1 : 'Ana') });

/** Words that end like a plural and are none. */
const SINGULAR = /^(gas|nas|pelos)$/;
const isPlural = (word: string) => word.endsWith('s') && !SINGULAR.test(word);

// In Japanese a noun has one form.
test.each(texts.filter(([file]) => !file.endsWith('ja.ftl')))('%s says one of each thing', (file, all) => {
  const grammar = grammarOf(basename(file, '.ftl'));
  const said = Object.entries(all).map(([id, text]) => `${id}: ${format(text, EACH_ONE, grammar)}`);
  const wrong = (text: string) =>
    [...text.matchAll(/(?<![\p{L}\d])1 (\p{L}+)/gu)].some(([, word]) => isPlural(word!));
  expect(said.filter(wrong)).toEqual([]);
});

test('the numbers of things are known', () => {
  expect([...numbers]).toEqual(expect.arrayContaining(['n', 'points', 'coins']));
});
