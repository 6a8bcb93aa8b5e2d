import type { Seat } from '../../gen/games';
import type { LogEntry, ObservedTableEvent } from '../../gen/protocol';
import type { TextContext } from '../model/game-text';
import { tableEventInWords } from '../model/log-lines';

/** Changes of the table by which a player leaves or comes back. */
const TOLD: ReadonlySet<ObservedTableEvent['what']> = new Set(['stood', 'handed_over', 'taken_back']);

/** In words, who has left or come back after a step, except for the user in seat `me`. */
export function departures(
  context: TextContext,
  log: readonly LogEntry[],
  after: number,
  me: Seat | undefined,
): string[] {
  return log
    .filter(({ version }) => version > after)
    .flatMap(({ table, version }) => (table ?? []).map((event) => ({ event, version })))
    .filter(({ event }) => TOLD.has(event.what) && !('seat' in event && event.seat === me))
    .flatMap(({ event, version }) => tableEventInWords(event, context, log, version));
}
