import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { merge, type Json } from './merge';

interface Vector {
  old: Json;
  patch: Json;
  new: Json;
}

const vectors = JSON.parse(
  readFileSync(new URL('../../../protocol/vectors/merge.json', import.meta.url), 'utf8'),
) as Vector[];

describe('vectors shared with the server', () => {
  test.each(vectors)('%j', (vector) => {
    const before = structuredClone(vector.old);
    expect(merge(vector.old, vector.patch)).toEqual(vector.new);
    expect(vector.old).toEqual(before);
  });
});

test('unchanged parts are shared', () => {
  const old = { a: { x: { deep: 1 } }, b: { y: 2 } };
  const next = merge(old, { b: { y: 3 } }) as typeof old;
  expect(next.a).toBe(old.a);
  expect(next.b).not.toBe(old.b);
  expect(merge(old, { b: { y: 2 }, c: null })).toBe(old);
});

test('no patch reaches the prototype', () => {
  const patch = JSON.parse('{"__proto__": {"bad": 1}, "constructor": {"prototype": {"bad": 1}}}') as Json;
  const next = merge({}, patch) as Record<string, unknown>;
  expect(({} as { bad?: number }).bad).toBeUndefined();
  expect(Object.getPrototypeOf(next)).toBe(Object.prototype);
  expect(next.bad).toBeUndefined();
});

/** A random source for documents like those of rooms: maps, lists that are replaced as a whole, no null. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function document(next: () => number, depth = 4): Json {
  const dice = next();
  if (depth === 0 || dice < 0.3) {
    return [true, 'word', 7, '', 0][Math.floor(next() * 5)]!;
  }
  if (dice < 0.45) return Array.from({ length: Math.floor(next() * 3) }, () => document(next, depth - 1));
  const map: { [key: string]: Json } = {};
  for (let n = Math.floor(next() * 4); n > 0; n--)
    map['abcd'[Math.floor(next() * 4)]!] = document(next, depth - 1);
  return map;
}

/** A simple reference implementation of writing a merge patch. */
function diff(old: Json, next: Json): Json | undefined {
  const maps = [old, next].every((v) => typeof v === 'object' && v !== null && !Array.isArray(v));
  if (!maps) return JSON.stringify(old) === JSON.stringify(next) ? undefined : next;
  const [before, after] = [old, next] as [Record<string, Json>, Record<string, Json>];
  const patch: Record<string, Json> = {};
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) patch[key] = null;
  for (const [key, value] of Object.entries(after)) {
    const part = Object.hasOwn(before, key) ? diff(before[key]!, value) : value;
    if (part !== undefined) patch[key] = part;
  }
  return Object.keys(patch).length ? patch : undefined;
}

test('a patch produces exactly the next document', () => {
  const next = random(1);
  for (let round = 0; round < 3000; round++) {
    const [from, to] = [{ r: document(next) }, { r: document(next) }];
    const frozen = JSON.stringify(from);
    const patch = diff(from, to);
    const merged = patch === undefined ? from : merge(from, patch);
    expect(merged).toEqual(to);
    expect(JSON.stringify(from)).toBe(frozen);
    if (patch !== undefined) expect(merge(merged, patch)).toEqual(merged);
  }
});
