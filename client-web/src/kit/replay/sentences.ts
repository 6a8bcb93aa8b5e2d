import type { AnyGame } from '../model/game';
import type { Recording } from '../../net/recording';
import { playerName } from '../model/players';
import { tell } from '../model/log-lines';

export interface Told {
  step: number;
  lines: string[];
  /** It was taken back later. */
  undone: boolean;
}

/** A whole match in words, as one reader reads it. */
export class Sentences {
  /** The steps that are worth a line. */
  readonly lines: Told[];

  constructor(recording: Recording, game: AnyGame, me: number | undefined) {
    // People may have changed their names on the way: one match calls them by one name.
    const { game: name, seats } = recording.at(recording.last).table;
    const people = { name: (seat: number) => playerName(seat, seats[seat]), me };
    const speech = { game: name, people, seats: game.seatParams };
    const view = recording.at(recording.last).game;
    const undone = new Set(recording.log.flatMap((entry) => entry.undoes ?? []));
    this.lines = recording.log.flatMap((entry) => {
      const lines = tell(game, speech, entry, view);
      return lines.length ? [{ step: entry.version, lines, undone: undone.has(entry.version) }] : [];
    });
  }

  /** The latest line up to a step. */
  upTo(step: number): Told | undefined {
    return this.lines[after(this.lines, step) - 1];
  }

  /** What a step itself is worth. */
  of(step: number): Told | undefined {
    const latest = this.upTo(step);
    return latest?.step === step ? latest : undefined;
  }
}

/** How many lines there are up to a step. */
function after(lines: Told[], step: number): number {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (lines[middle]!.step <= step) from = middle + 1;
    else to = middle;
  }
  return from;
}
