import { expect, test } from 'vitest';
import type { Perspective } from '../net/recording';
import { positionAddress, readPosition } from './replay';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://rodada.example');
  return readPosition(pathname, searchParams);
};

test.each<[number, Perspective]>([
  [1, 0],
  [17, 4],
  [700, 'watch'],
  [3, 'all'],
])('step %i as %s is found again by its address', (step, perspective) => {
  expect(read(positionAddress('0198-ab', step, perspective))).toEqual({ step, perspective });
});

test('step and perspective are optional', () => {
  expect(read('/m/0198-ab')).toEqual({});
  expect(read('/m/0198-ab/5')).toEqual({ step: 5 });
  expect(read('/m/0198-ab?as=1')).toEqual({ perspective: 1 });
});

test('invalid parts are ignored', () => {
  for (const as of ['', '-1', '10', 'one', '1.5', 'ALL'])
    expect(read(`/m/0198-ab/5?as=${as}`)).toEqual({ step: 5 });
});
