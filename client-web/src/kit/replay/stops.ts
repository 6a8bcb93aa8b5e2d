import type { LogEntry } from '../../gen/protocol';
import type { Seat } from '../../gen/games';

/** Where a replay stops on its way: at every step, or only at those that somebody looks for. */
export type Stops = 'step' | 'turn' | 'mine' | 'round' | 'lead' | 'note';

/** The steps of the seats that stand: neither taken back nor taking something back. */
function standing(log: readonly LogEntry[]): LogEntry[] {
  const undone = new Set(log.flatMap(({ undoes }) => undoes ?? []));
  return log.filter((entry) => entry.undoes === undefined && !undone.has(entry.version));
}

/** The last step of each turn: of steps in a row that one seat has made. */
export function turnEnds(log: readonly LogEntry[]): number[] {
  const made = standing(log).filter(({ by }) => by !== undefined);
  return made.filter(({ by }, at) => by !== made[at + 1]?.by).map(({ version }) => version);
}

/** The steps that a seat has made. */
export function choicesOf(log: readonly LogEntry[], seat: Seat): number[] {
  return standing(log)
    .filter(({ by }) => by === seat)
    .map(({ version }) => version);
}
