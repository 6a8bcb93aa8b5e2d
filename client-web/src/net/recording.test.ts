import { describe, expect, test } from 'vitest';
import type { Reel } from '../gen/protocol';
import { Recording } from './recording';

const table = (status: string) => ({ game: 'draftosaurus', status, seats: { 0: { kind: 'nobody' } } });

/** People gather for two steps, then they play; in the fifth step nothing is seen. */
function reel(): Reel {
  return {
    room: 'm',
    document: { table: table('gathering') },
    frames: [
      { version: 2, delta: { table: { seats: { 0: { kind: 'person', name: 'Ana' } } } } },
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
        delta: { game: { round: 2 }, you: { decision: 4, undoable: 4, ask: { choices: [] } } },
        at: 40,
        by: 0,
        seen: [{ what: 'moved' }],
      },
      { version: 5 },
      { version: 6, delta: { table: { status: 'over' }, game: { bag: { a: null } }, you: { ask: null } } },
    ],
  };
}

describe('a recording', () => {
  const recording = Recording.of(reel())!;

  test('begins where the match begins and ends where it ends', () => {
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

  test('shows the same in whatever order it is looked at', () => {
    const forward = [3, 4, 5, 6].map((step) => JSON.stringify(recording.at(step)));
    const back = [6, 5, 4, 3].map((step) => JSON.stringify(recording.at(step)));
    expect(back.reverse()).toEqual(forward);
  });

  test('keeps what a step does not touch as the same thing, so that nothing is drawn anew', () => {
    const bag = (step: number) => (recording.at(step).game as { bag: object }).bag;
    expect(bag(4)).toBe(bag(3));
    expect(recording.at(5).game).toBe(recording.at(4).game);
  });

  test('wants nothing of anybody', () => {
    for (const step of [3, 4, 5, 6]) {
      expect(recording.at(step).you).toEqual({ seat: 0, decision: step === 3 ? 3 : 4 });
    }
  });

  test('tells what happened, and by whom', () => {
    expect(recording.log.map(({ version }) => version)).toEqual([3, 4]);
    expect(recording.entry(4)?.by).toBe(0);
    expect(recording.entry(5)).toBeUndefined();
  });

  test('knows whether it is complete', () => {
    expect(recording.finished).toBe(true);
    expect(Recording.of({ ...reel(), frames: reel().frames.slice(0, 3) })!.finished).toBe(false);
  });
});

test('of a match that never began there is none', () => {
  expect(Recording.of({ ...reel(), frames: reel().frames.slice(0, 1) })).toBeUndefined();
});

test('a match that began with its first step is shown from there', () => {
  const recording = Recording.of({ room: 'm', document: { game: {}, table: table('running') }, frames: [] })!;
  expect([recording.first, recording.last]).toEqual([1, 1]);
});

test('a gap is not papered over', () => {
  const { frames, ...rest } = reel();
  expect(() => Recording.of({ ...rest, frames: frames.filter(({ version }) => version !== 4) })).toThrow(
    RangeError,
  );
});
