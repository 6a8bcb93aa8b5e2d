import { expect, test } from 'vitest';
import { isHeard, VIBRATIONS } from './signal-rules';
import type { Signal } from './signal-store';
import { notesOf, onScale } from './sounds';

const ALL: Signal[] = ['turn', 'chosen', 'moved', 'points', 'won'];
const seen = { hidden: false, played: {} };

test('a tab in sight plays everything, a hidden one the own turn alone', () => {
  expect(ALL.filter((what) => isHeard(what, 0, seen))).toEqual(ALL);
  expect(ALL.filter((what) => isHeard(what, 0, { ...seen, hidden: true }))).toEqual(['turn']);
});

test('the turn is no news for a player who has just chosen, unless they look elsewhere', () => {
  const played = { chosen: 5_000 };
  expect(isHeard('turn', 5_600, { hidden: false, played })).toBe(false);
  expect(isHeard('turn', 6_300, { hidden: false, played })).toBe(true);
  expect(isHeard('turn', 5_600, { hidden: true, played })).toBe(true);
});

test('the same turn is reported once', () => {
  const played = { turn: 1_000 };
  expect(isHeard('turn', 1_400, { hidden: false, played })).toBe(false);
  expect(isHeard('turn', 1_400, { hidden: true, played })).toBe(false);
  expect(isHeard('moved', 1_400, { hidden: false, played })).toBe(true);
});

test('every signal is short, and never too loud', () => {
  for (const what of ALL) {
    const notes = notesOf(what, 40);
    expect(notes.length, what).toBeGreaterThan(0);
    for (const { at, level } of notes) {
      expect(at, what).toBeLessThan(0.6);
      expect(level, what).toBeLessThanOrEqual(1);
    }
  }
});

test('the points of a sheet climb a scale', () => {
  expect([0, 1, 4, 5, 6].map(onScale)).toEqual([0, 2, 9, 12, 14]);
  expect(notesOf('points', 1)[0]!.pitch).toBeGreaterThan(notesOf('points', 0)[0]!.pitch);
});

test('only the own turn and the own choice are felt', () => {
  expect(Object.keys(VIBRATIONS)).toEqual(['turn', 'chosen']);
});
