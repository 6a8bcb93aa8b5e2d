import { expect, test, vi } from 'vitest';
import type { RoomDocument } from '../../net/document';
import { seenStep } from './seen-step';

vi.hoisted(() => vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null }));
const { startLanguage } = await import('../../i18n/text.svelte');
await startLanguage();
const { stepInWords } = await import('./step-words');

const document = { table: { seats: { 0: { kind: 'bot' }, 1: { kind: 'bot' } } } } as unknown as RoomDocument;
/** Of step 4 there is nothing to see, and of step 5 only who made it. */
const by = new Map([
  [3, 0],
  [5, 1],
]);
const recording = {
  first: 2,
  last: 5,
  people: {},
  at: () => document,
  entry: (step: number) => (by.has(step) ? { version: step, at: 0, by: by.get(step)! } : undefined),
};
const entry = { step: 3, lines: ['Pixel moves', 'Pixel draws'], undone: false };
const entries = {
  of: (step: number) => (step === 3 ? entry : undefined),
  upTo: (step: number) => (step < 3 ? undefined : entry),
};

test('a step is told with who takes the lead', () => {
  const said = (step: number) => stepInWords(recording, entries, [{ step: 3, seat: 0, points: 31 }], step);
  expect(said(2)).toBe('The match begins.');
  expect(said(3)).toMatch(/^Pixel moves · Pixel draws · .*Pixel.* takes the lead with 31$/);
  expect(said(4)).toBe('There is nothing to see from here.');
  expect(said(5)).toMatch(/Tico.* has decided\.$/);
});

test('a picture of a step of which nothing is seen tells what happened before', () => {
  expect([2, 3, 4, 5].map((step) => seenStep(recording, entries, step))).toEqual([2, 3, 3, 5]);
});
