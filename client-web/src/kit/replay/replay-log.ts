import type { AnyGame } from '../model/game';
import type { Recording } from '../../net/recording';
import { playerName } from '../model/players';
import { logLinesOf } from '../model/log-lines';

interface ReplayLogEntry {
  step: number;
  lines: string[];
  /** It was undone later. */
  undone: boolean;
}

/** All steps of a match in words. */
export class ReplayLogEntries {
  /** The steps that have at least one sentence. */
  readonly lines: ReplayLogEntry[];

  constructor(recording: Recording, game: AnyGame, me: number | undefined) {
    const { game: name, seats } = recording.at(recording.last).table;
    const { people } = recording;
    const players = { name: (seat: number) => playerName(seat, seats[seat], people), people, me };
    const context = { game: name, players, seats: game.seatParams };
    const undone = new Set(recording.log.flatMap((entry) => entry.undoes ?? []));
    this.lines = recording.log.flatMap((entry) => {
      const lines = logLinesOf(context, entry, recording.log);
      return lines.length ? [{ step: entry.version, lines, undone: undone.has(entry.version) }] : [];
    });
  }

  /** The entries with these words, however they are written. */
  containing(words: string): ReplayLogEntry[] {
    const wanted = plain(words.trim());
    return this.lines.filter(({ lines }) => lines.some((line) => plain(line).includes(wanted)));
  }

  /** The latest entry up to a step. */
  upTo(step: number): ReplayLogEntry | undefined {
    return this.lines[after(this.lines, step) - 1];
  }

  /** The entry of a step itself, if it has one. */
  of(step: number): ReplayLogEntry | undefined {
    const latest = this.upTo(step);
    return latest?.step === step ? latest : undefined;
  }
}

/** Without capitals, accents and the difference between full and half width. */
function plain(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The number of entries up to a step, by binary search. */
function after(lines: ReplayLogEntry[], step: number): number {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (lines[middle]!.step <= step) from = middle + 1;
    else to = middle;
  }
  return from;
}
