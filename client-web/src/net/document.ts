import type { Line, Param, ScoreSheet } from '../gen/games';
import type { LogEntry, ReelFrame, TableView } from '../gen/protocol';
import type { Json } from './merge';

/** Any game's action: a flat record, tagged by `do`. */
export type Action = { do: string } & Record<string, Param>;

/** What is asked, as it is told: by verbs, so that a patch tells of those alone whose choices change. */
export interface ToldAsk {
  wanted: Line;
  /** Each as the patch that leads to it from the one before of its verb. */
  choices: Record<string, Json[]>;
  /** Under `any`, what is barred whatever one does. */
  barred?: Record<string, { what?: Record<string, unknown>; why: Line }[]>;
}

/** What concerns the person who looks; absent for somebody who watches. */
export interface You {
  seat: number;
  /** Named by an action, so that an answer to an older question is refused. */
  decision: number;
  /** Absent when nothing is wanted. */
  ask?: ToldAsk;
  /** The step that can be taken back. */
  undoable?: number;
  host?: true;
}

/** A room as one viewer sees it. */
export interface RoomDocument {
  /** What everybody sees; absent while people gather. The kit does not look into it: it is the game's own. */
  game?: unknown;
  /** What a seat knows besides: one's own; when the match is over, everybody's. */
  own?: Record<number, unknown>;
  scores?: ScoreSheet;
  /** Lines of the sheet that only their seat may know yet. */
  own_scores?: Record<number, ScoreSheet>;
  table: TableView;
  you?: You;
}

/** The line of the log that a step brings, if this viewer is told anything of it. */
export function entryOf({ version, at, by, seen, table, undoes }: ReelFrame): LogEntry | undefined {
  if (at === undefined) return undefined;
  const told = { ...(seen && { seen }), ...(table && { table }), ...(undoes !== undefined && { undoes }) };
  return { version, at, ...(by !== undefined && { by }), ...told };
}
