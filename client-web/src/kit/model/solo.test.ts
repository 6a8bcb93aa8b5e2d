import { expect, test } from 'vitest';
import { isSolo } from './solo';

const bot = { kind: 'bot', level: 'easy' } as const;
const ana = { kind: 'user', person: 'a' } as const;
const bia = { kind: 'user', person: 'b' } as const;

test('a match is solo when all other seats are played by bots', () => {
  expect(isSolo({ 0: ana, 1: bot, 2: bot }, 0)).toBe(true);
  expect(isSolo({ 0: ana, 1: bia, 2: bot }, 0)).toBe(false);
  expect(isSolo({ 0: ana, 1: { ...bia, stand_in: true } }, 0)).toBe(true);
});

test('a match is not solo for a spectator', () => {
  expect(isSolo({ 0: ana, 1: bot }, undefined)).toBe(false);
});
