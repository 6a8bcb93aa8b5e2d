import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('every sentence of the help is there', () => {
  const texts = new Set([...read('./texts/en.ftl').matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!));
  const used = [...read('./Help.svelte').matchAll(/say\('([\w-]+)'\)/g)].map(
    (found) => `example-${found[1]!}`,
  );
  expect(used.filter((key) => !texts.has(key))).toEqual([]);
});
