import type { Param, Prompt, ScoreSheet } from '../gen/games';
import type { LogEntry, ReplayFrame, TableView } from '../gen/protocol';

/** The action of any game: a flat record with the tag `do`. */
export type Action = { do: string } & Record<string, Param>;

/** Legal actions on the wire: a list in a field stands for any one of its values. */
export type ActionPattern = { do: string } & Record<string, Param | readonly Param[]>;

/** What concerns the viewer's own seat; absent for spectators. */
export interface You {
  seat: number;
  /** Sent with an action, so that the server refuses an answer to an older question. */
  decision: number;
  /** Absent when the viewer has nothing to decide. */
  prompt?: Prompt<ActionPattern>;
  /** The step that can be undone. */
  undoable?: number;
  host?: true;
  /** The keys of the links to seats that are offered, by seat. */
  invitations?: Record<number, string>;
}

/** The state of a room for one viewer. */
export interface RoomDocument {
  /** The game's view; absent before the match. The kit does not look into it. */
  game?: unknown;
  /** Private views by seat: the viewer's own, or all when the match is over. */
  private?: Record<number, unknown>;
  scores?: ScoreSheet;
  /** Lines of the score sheet that only their seat may see yet. */
  private_scores?: Record<number, ScoreSheet>;
  table: TableView;
  you?: You;
}

/** The document without the question, so that nothing can be selected. */
export function withoutQuestion({ you, ...rest }: RoomDocument): RoomDocument {
  return you ? { ...rest, you: { seat: you.seat, decision: you.decision } } : rest;
}

/** The log entry of a step; undefined if this viewer sees nothing of it. */
export function entryOf({ version, at, by, observed, table, undoes }: ReplayFrame): LogEntry | undefined {
  if (at === undefined) return undefined;
  return {
    version,
    at,
    ...(by !== undefined && { by }),
    ...(observed && { observed }),
    ...(table && { table }),
    ...(undoes !== undefined && { undoes }),
  };
}
