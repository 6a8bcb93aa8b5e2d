import type { Ask, Param, ScoreSheet } from '../gen/games';
import type { TableView } from '../gen/protocol';

/** Any game's action: a flat record, tagged by `do`. */
export type Action = { do: string } & Record<string, Param>;

/** What concerns the person who looks; absent for somebody who watches. */
export interface You {
  seat: number;
  /** Named by an action, so that an answer to an older question is refused. */
  decision: number;
  /** Absent when nothing is wanted. */
  ask?: Ask<Action>;
  /** The step that can be taken back. */
  undoable?: number;
  host?: true;
}

/** A room as one viewer sees it. */
export interface RoomDocument {
  /** Absent while people gather. The kit does not look into it: it belongs to the game's own module. */
  game?: unknown;
  scores?: ScoreSheet;
  table: TableView;
  you?: You;
}
