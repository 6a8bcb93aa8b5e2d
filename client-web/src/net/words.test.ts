import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Json } from './merge';
import { decoded } from './words';

interface Vectors {
  words: string[];
  cases: { written: Json; means: Json }[];
}

/** The same go through the server's own. */
const vectors = JSON.parse(
  readFileSync(new URL('../../../protocol/vectors/words.json', import.meta.url), 'utf8'),
) as Vectors;

test.each(vectors.cases)('$written', ({ written, means }) => {
  expect(decoded(written, vectors.words)).toEqual(means);
});
