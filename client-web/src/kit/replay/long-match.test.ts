import { expect, test } from 'vitest';
import type { LogEntry } from '../../gen/protocol';
import type { RoomDocument } from '../../net/document';
import { pointsHistory } from './points';
import { roundMarks } from './rounds';
import { choicesOf, turnEnds } from './stops';

// The longest matches have 1,100 steps, and all of this is worked out before a replay is shown. Times would be those of
// the machine, so this counts what is read.
const STEPS = 1_100;
const SEATS = [0, 1, 2, 3, 4];
/** The points change with every tenth step. */
const EACH = 10;

function longMatch() {
  const read = { documents: 0, sheets: 0, entries: 0 };
  const sheets = Array.from({ length: STEPS / EACH }, (_, n) => ({
    get dogs() {
      read.sheets++;
      return Object.fromEntries(SEATS.map((seat) => [seat, [(n * (seat + 3)) % 97]]));
    },
  }));
  const table = { seats: Object.fromEntries(SEATS.map((seat) => [seat, {}])) };
  const documents = Array.from(
    { length: STEPS },
    (_, n) =>
      ({ table, scores: sheets[Math.floor(n / EACH)], game: { round: 1 + Math.floor(n / 100) } }) as never,
  );
  const log = Array.from({ length: STEPS }, (_, n): LogEntry => {
    const by = Math.floor(n / 4) % SEATS.length;
    return {
      version: n + 1,
      at: n,
      get by() {
        read.entries++;
        return by;
      },
      ...(n % 50 === 49 && { undoes: n }),
    };
  });
  const recording = {
    first: 1,
    last: STEPS,
    at: (step: number): RoomDocument => (read.documents++, documents[step - 1]!),
    entry: (step: number) => log[step - 1],
  };
  return { recording, log, read };
}

test('the curve of a long match reads each step once, and adds up each score sheet once', () => {
  const { recording, read } = longMatch();
  const { points, leads } = pointsHistory(recording);
  expect([...points.values()].map(({ length }) => length)).toEqual(SEATS.map(() => STEPS));
  expect(leads.length).toBeGreaterThan(10);
  expect(read.sheets).toBe(STEPS / EACH);
  expect(read.documents).toBeLessThanOrEqual(STEPS + 1);
  expect(read.entries).toBeLessThanOrEqual(STEPS);
});

test('so do its rounds, and its turns and choices read each entry a few times', () => {
  const { recording, log, read } = longMatch();
  const game = { round: (view: unknown) => (view as { round: number }).round } as never;
  expect(roundMarks(recording, game)).toHaveLength(STEPS / 100);
  expect(read.documents).toBe(STEPS);
  expect(turnEnds(log).length).toBeGreaterThan(200);
  expect(choicesOf(log, 0).length).toBeGreaterThan(200);
  expect(read.entries).toBeLessThanOrEqual(5 * STEPS);
});
