import { expect, test } from 'vitest';
import { contains, plain } from './find';

test('case, accents and the width of letters do not matter', () => {
  expect(plain('  São  Bernardo ')).toBe('sao bernardo');
  expect(plain('ＤＯＧＳ')).toBe('dogs');
  expect(contains('Caminhão: leva 4 cães', 'caes CAMINHAO')).toBe(true);
});

test('every word has to be there', () => {
  expect(contains('Build your next bay for two coins.', 'bay coin')).toBe(true);
  expect(contains('Build your next bay for two coins.', 'bay medicine')).toBe(false);
});

test('a voiced Japanese sound is another word', () => {
  expect(contains('ガソリンを買います', 'ガソ')).toBe(true);
  expect(contains('カードを引きます', 'ガ')).toBe(false);
});
