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
  expect(read('/m/0198-ab?turns')).toEqual({ turns: true });
  expect(read('/m/0198-ab/5')).toEqual({ step: 5 });
  expect(read('/m/0198-ab?as=1')).toEqual({ perspective: 1 });
});

test('those who look together meet at an address', () => {
  const review = '0f0c1c5e-93d1-4b7a-9d7e-0123456789ab';
  expect(read(`/m/0198-ab?review=${review}`)).toEqual({ review });
  expect(read(`/m/0198-ab/5?as=1&review=${review}`)).toEqual({ step: 5, perspective: 1, review });
});

test('invalid parts are ignored', () => {
  for (const review of ['', 'x', '0f0c1c5e', '"><script>'])
    expect(read(`/m/0198-ab/5?review=${review}`)).toEqual({ step: 5 });
  for (const as of ['', '-1', '10', 'one', '1.5', 'ALL'])
    expect(read(`/m/0198-ab/5?as=${as}`)).toEqual({ step: 5 });
});
