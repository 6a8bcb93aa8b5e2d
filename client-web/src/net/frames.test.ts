import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import vectors from '../../../protocol/vectors/bundle.json';
import { SequentialQueue, inflated, messages, readsDeflate } from './frames';

afterEach(() => vi.unstubAllGlobals());

test("the server's test vectors are decoded", () => {
  for (const { text, messages: expected } of vectors) {
    if (expected) expect(messages(text)).toEqual(expected);
    else expect(() => messages(text)).toThrow();
  }
});

test('raw deflate is decompressed, with what all steps have in common', async () => {
  const dictionary = readFileSync(new URL('../../../protocol/dictionary.txt', import.meta.url));
  const step = '{"t":"patch","tag":1,"observed":[{"what":"chose","seat":0}]}';
  const short = deflateRawSync(step, { dictionary });
  expect(short.length).toBeLessThan(step.length / 2);
  expect(await inflated(new Uint8Array(short).buffer)).toEqual([step]);
});

test('a frame of several messages is read, and a broken one refused', async () => {
  const bytes = deflateRawSync('{"t":"\u0001"}\n{"n":2}\0é');
  const own = new Uint8Array(bytes).buffer;
  expect(readsDeflate()).toBe(true);
  expect(await inflated(own)).toEqual(['{"t":"é"}', '{"n":2}']);
  await expect(inflated(new Uint8Array([7, 7, 7]).buffer)).rejects.toThrow();
});

test('missing support for raw deflate is detected', () => {
  vi.stubGlobal('DecompressionStream', undefined);
  expect(readsDeflate()).toBe(false);
  // Some browsers know other formats and refuse this one.
  vi.stubGlobal('DecompressionStream', function (format: string) {
    throw new TypeError(format);
  });
  expect(readsDeflate()).toBe(false);
});

test('a slow task delays only the tasks after it', async () => {
  const order = new SequentialQueue();
  const done: number[] = [];
  let finish = () => {};
  order.add(() => void done.push(1));
  expect(done, 'at once').toEqual([1]);
  order.add(() => new Promise<void>((resolve) => (finish = resolve)).then(() => void done.push(2)));
  order.add(() => void done.push(3));
  order.add(async () => void done.push(4));
  order.add(() => void done.push(5));
  expect(done).toEqual([1]);
  finish();
  await vi.waitFor(() => expect(done).toEqual([1, 2, 3, 4, 5]));
  order.add(() => void done.push(6));
  expect(done.at(-1), 'at once again').toBe(6);
});
