import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredWords } from '../declared';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const texts = new Set([...read('./texts/en.ftl').matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!));
const words = (type: string, tag?: string) => declaredWords('draftosaurus', type, tag);

const expectAll = (keys: string[]) => {
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.map((key) => `draftosaurus-${key}`).filter((key) => !texts.has(key))).toEqual([]);
};

test.each([
  ['Dino', ['dino', 'aside']],
  ['Face', ['face', 'means']],
  ['Pen', ['pen', 'sign']],
  ['Cell', ['cell']],
  ['Board', ['board', 'help']],
])('every %s has a text', (type, stems) => {
  expectAll(stems.flatMap((stem) => words(type).map((word) => `${stem}-${word}`)));
});

test('every sentence of the help is there', () => {
  const used = [...read('./Help.svelte').matchAll(/say\('([\w-]+)'\)/g)].map((found) => found[1]!);
  expectAll(used);
});
