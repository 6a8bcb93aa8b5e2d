import { expect, test } from 'vitest';
import { typedCode } from './typed-code';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['１２３４５６', '123456'],
  ['１２３－４５６', '123456'],
  ['123‐456', '123456'],
  ['123–456', '123456'],
  ['123ー456', '123456'],
  ['12a456', '12a456'],
])('%s is read as %s', (typed, code) => expect(typedCode(typed)).toBe(code));
