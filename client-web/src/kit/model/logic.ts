import type { Seat } from '../../gen/games';
import type { Origins } from './origins';
import type { sheetOf } from './sheet';

/** The common part of all games' generated action types. */
export type BaseAction = { do: string };

/** The part of a game that the view model needs: everything but its components. */
export interface GameLogic<
  View = unknown,
  Observation extends { what: string } = { what: string },
  A extends BaseAction = BaseAction,
> {
  /** Parameters of sentences that are seat numbers, besides `seat` and `by`. */
  seatParams: readonly string[];
  /** The keys of sentences of the log that follow from whatever was done, such as drawing a card: they are no seat's last action. */
  asides?: readonly string[];
  /** The pieces (`data-piece`) that an observation has moved. */
  movedPieces?(observation: Observation): readonly string[];
  /** The round, from 1; 0 before the first. That of the view if absent. */
  round(view: View): number;
  /** Whether the seat has chosen and waits for the others. Never if absent. */
  hasChosen(view: View, seat: Seat): boolean;
  /** All lines that the score sheet can have, in order. */
  sheet: readonly string[];
  /** The row that groups a line of the sheet, named by `<game>-score-<row>`: for example one row for all dogs. */
  rowOf?(line: string): string | undefined;
  /** Where a row of the sheet gets its points on the `mine` area, as a CSS selector: they fly from there at the end. */
  scoredAt?(row: string): string | undefined;
  /** What rows of the sheet count there, as CSS selectors of all of it; `scoredAt` where a row is absent. */
  countedAt?: Readonly<Record<string, string>>;
  /** The fields of actions that `Thing` draws. */
  drawnFields?: readonly string[];
  /** Fields of actions that no thing on the table stands for. Their values are offered as buttons. */
  buttonFields?: readonly ActionField<A>[];
  /** Actions that start with a button and end with a selection on the table. */
  verbs?(view: View): readonly A['do'][];
  /**
   * The order of the offered actions: the most frequent first, those that end the turn last, all others in between.
   */
  offerOrder?: { first?: readonly A['do'][]; last?: readonly A['do'][] };
  /** Actions that end the turn, or a step of it that may go on as long as one likes. The dock keeps a place for them. */
  endings?: readonly A['do'][];
  /**
   * The action that only ends a turn. Where nothing else can be done, the dock carries it out after a countdown, which others can
   * notice: absent where it depends on what is hidden from them. At a solo table there is nobody but bots, which do not.
   */
  turnEnd?(view: View, solo: boolean): A['do'] | undefined;
  /** An action that is offered as steppers for these amounts, and not as a button for each. */
  basket?: { do: A['do']; fields: readonly ActionField<A>[] };
  /**
   * Additional text parameters for the fields of an action: for a dog's number its breed, for a shape the cells it
   * covers.
   */
  detail?(
    view: View,
    fields: Readonly<Record<string, unknown>>,
    touches?: readonly string[],
  ): Record<string, unknown>;
  /** Where pieces come from that were on no board before. */
  origins?: Origins;
  /** The `data-place`s that a piece passes on its way, without the first and the last. */
  waypoints?(view: View, piece: string, from: string, to: string): readonly string[];
  /**
   * Loads what describes things, and the texts for that, for the lines of the score sheet and for the reasons of a
   * suggestion. The registry of games provides it.
   */
  explain(): Promise<void>;
}

export type ActionField<A> = A extends unknown ? Exclude<keyof A, 'do'> & string : never;

/** The decoder of the score sheet. It is part of a game's module, so that pages without a game do not load it. */
export interface DocumentReaders {
  sheet: typeof sheetOf;
}

/** The logic of any game. The kit passes its views and actions on without looking into them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a module of any game: each has types of its own
export type AnyLogic = GameLogic<any, any, any> & { readers: DocumentReaders };
