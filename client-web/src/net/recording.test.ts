import { describe, expect, test } from 'vitest';
import type { Replay } from '../gen/protocol';
import { Recording } from './recording';

const table = (status: string) => ({ game: 'draftosaurus', status, seats: { 0: { kind: 'empty' } } });

/** Two steps before the match, then steps of the match; the fifth step shows nothing. */
function replay(): Replay {
  return {
    room: 'm',
    people: {},
    document: { table: table('gathering') },
    frames: [
      { version: 2, delta: { table: { seats: { 0: { kind: 'user', person: 'a' } } } } },
      {
        version: 3,
        delta: {
          table: { status: 'running' },
          game: { round: 1, bag: { a: 2 } },
          you: { seat: 0, decision: 3 },
        },
        at: 30,
        table: [{ what: 'started' }],
      },
      {
        version: 4,
        delta: { game: { round: 2 }, you: { decision: 4, undoable: 4, prompt: { actions: [] } } },
        at: 40,
        by: 0,
        observed: [{ what: 'moved' }],
      },
      { version: 5 },
      { version: 6, delta: { table: { status: 'over' }, game: { bag: { a: null } }, you: { prompt: null } } },
    ],
  };
}

describe('a recording', () => {
  const recording = Recording.of(replay())!;

  test('covers the match from its first to its last step', () => {
    expect([recording.first, recording.last]).toEqual([3, 6]);
    expect(recording.clamp(1)).toBe(3);
    expect(recording.clamp(700)).toBe(6);
  });

  test('shows the table after each step', () => {
    expect(recording.at(3).game).toEqual({ round: 1, bag: { a: 2 } });
    expect(recording.at(4).game).toEqual({ round: 2, bag: { a: 2 } });
    expect(recording.at(5).game).toEqual(recording.at(4).game);
    expect(recording.at(6).game).toEqual({ round: 2, bag: {} });
    expect(recording.at(6).table.status).toBe('over');
  });

  test('shows the same in any order of access', () => {
    const forward = [3, 4, 5, 6].map((step) => JSON.stringify(recording.at(step)));
    const back = [6, 5, 4, 3].map((step) => JSON.stringify(recording.at(step)));
    expect(back.reverse()).toEqual(forward);
  });

  test('keeps the identity of unchanged parts', () => {
    const bag = (step: number) => (recording.at(step).game as { bag: object }).bag;
    expect(bag(4)).toBe(bag(3));
    expect(recording.at(5).game).toBe(recording.at(4).game);
  });

  test('contains no question', () => {
    for (const step of [3, 4, 5, 6]) {
      expect(recording.at(step).you).toEqual({ seat: 0, decision: step === 3 ? 3 : 4 });
    }
  });

  test('contains the log with its seats', () => {
    expect(recording.log.map(({ version }) => version)).toEqual([3, 4]);
    expect(recording.entry(4)?.by).toBe(0);
    expect(recording.entry(5)).toBeUndefined();
  });

  test('knows whether it is complete', () => {
    expect(recording.finished).toBe(true);
    expect(Recording.of({ ...replay(), frames: replay().frames.slice(0, 3) })!.finished).toBe(false);
  });
});

test('a match that never began has no recording', () => {
  expect(Recording.of({ ...replay(), frames: replay().frames.slice(0, 1) })).toBeUndefined();
});

test('a match that began with its first step is shown from there', () => {
  const recording = Recording.of({
    room: 'm',
    document: { game: {}, table: table('running') },
    frames: [],
    people: {},
  })!;
  expect([recording.first, recording.last]).toEqual([1, 1]);
});

test('a gap is detected', () => {
  const { frames, ...rest } = replay();
  expect(() => Recording.of({ ...rest, frames: frames.filter(({ version }) => version !== 4) })).toThrow(
    RangeError,
  );
});
