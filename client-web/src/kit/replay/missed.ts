import type { Seat } from '../../gen/games';
import type { LogEntry } from '../../gen/protocol';
import type { Observed } from '../model/log-lines';

/**
 * The step up to which a viewer knows a match: the last one that they have seen in this browser (`seen`), or their own
 * last action, wherever they made it. Undefined if there is neither.
 */
export function knownStep(
  log: readonly LogEntry[],
  me: Seat | undefined,
  seen: number | undefined,
): number | undefined {
  const own = me === undefined ? undefined : log.filter(({ by }) => by === me).at(-1)?.version;
  return own === undefined ? seen : Math.max(own, seen ?? 0);
}

/** Whether anybody else has done something visible after the step `known`. */
export function hasNews(log: readonly LogEntry[], known: number, me: Seat | undefined): boolean {
  return missedSteps(log, known).some(({ by }) => by !== undefined && by !== me);
}

/** The steps after `known` that a viewer is told of: all that the log puts into words, without those that were taken back. */
export function missedSteps(log: readonly LogEntry[], known: number): LogEntry[] {
  const undone = new Set(log.flatMap(({ undoes }) => undoes ?? []));
  return log.filter(({ version, observed = [], table = [], undoes }) => {
    if (version <= known || undone.has(version)) return false;
    // Of a step that was taken back before the viewer saw it, nothing is left to tell.
    const forgotten = undoes !== undefined && undoes > known;
    return !forgotten && (observed.some(isWorded) || table.length > 0 || undoes !== undefined);
  });
}

/** Whether the log has words for what was observed. */
const isWorded = (observed: unknown): boolean => (observed as Observed).log?.length !== 0;
