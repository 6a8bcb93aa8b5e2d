import type { Recording } from '../../net/recording';
import { viewOf } from '../model/document';
import type { AnyLogic } from '../model/logic';

/** The step with which a round begins. */
export interface RoundMark {
  step: number;
  round: number;
}

/** Where the rounds of a match begin. */
export function roundMarks(
  recording: Pick<Recording, 'first' | 'last' | 'at'>,
  game: Pick<AnyLogic, 'round'>,
): RoundMark[] {
  const marks: RoundMark[] = [];
  for (let step = recording.first; step <= recording.last; step++) {
    const round = game.round(viewOf(recording.at(step)));
    // After an undo, a round begins a second time.
    if (round > (marks.at(-1)?.round ?? 0)) marks.push({ step, round });
  }
  return marks;
}

/** The marks whose numbers have room on a slider of `width` pixels: every one, every second, every fifth and so on. */
export function numbered(marks: readonly RoundMark[], width: number): ReadonlySet<RoundMark> {
  const ROOM = 26;
  const each = [1, 2, 5, 10, 20, 50].find((each) => (marks.length / each) * ROOM <= width) ?? Infinity;
  return new Set(marks.filter(({ round }) => round % each === 0));
}
