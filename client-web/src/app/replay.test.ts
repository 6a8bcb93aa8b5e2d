import { expect, test } from 'vitest';
import type { Eyes } from '../net/recording';
import { placeAddress, readPlace } from './replay';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://rodada.example');
  return readPlace(pathname, searchParams);
};

test.each<[number, Eyes]>([
  [1, 0],
  [17, 4],
  [700, 'watch'],
  [3, 'all'],
])('step %i as %s is found again by its address', (step, eyes) => {
  expect(read(placeAddress('0198-ab', step, eyes))).toEqual({ step, eyes });
});

test('an address need not say it all', () => {
  expect(read('/m/0198-ab')).toEqual({});
  expect(read('/m/0198-ab/5')).toEqual({ step: 5 });
  expect(read('/m/0198-ab?as=1')).toEqual({ eyes: 1 });
});

test('what makes no sense is passed over', () => {
  for (const as of ['', '-1', '10', 'one', '1.5', 'ALL'])
    expect(read(`/m/0198-ab/5?as=${as}`)).toEqual({ step: 5 });
});
