import type { Seat } from '../../gen/games';
import type { LogEntry } from '../../gen/protocol';
import type { asked } from '../../net/choices';
import type { sheetOf } from './sheet';

/** Any action of a game, as its types were generated. */
export type Deed = { do: string };

/** One sentence of the log: `<game>-log-<what>`. */
export type Told = { what: string } & Record<string, unknown>;

/** What the view model needs of a game: everything but its components. */
export interface GameLogic<View = unknown, Seen extends { what: string } = Told, A extends Deed = Deed> {
  /** Parameters of sentences that are numbers of seats, besides `seat` and `by`. */
  seatParams: readonly string[];
  /** Tells one thing that was seen as sentences; nothing when it is not worth one. `view` is a later picture. */
  tell(seen: Seen, entry: LogEntry, view: View): Told[];
  /** The pieces (`data-piece`) that something seen has put where they are now. */
  marks?(seen: Seen): readonly string[];
  /** Whether the seat has made its choice and waits for the others. */
  hasChosen(view: View, seat: Seat): boolean;
  /** The lines that its sheet may have, in their order. */
  sheet: readonly string[];
  /** The row of the sheet that a line is a part of: the dogs, of which each has a line. `<game>-score-<row>` names it. */
  under?(line: string): string | undefined;
  /** The fields that `Thing` draws. */
  drawn?: readonly string[];
  /** Fields of actions that nothing on the table stands for: what they can be is offered in words. */
  spoken?: readonly FieldOf<A>[];
  /** Actions that a button begins and pointing at the table ends. */
  verbs?(view: View): readonly A['do'][];
  /** The actions in the order in which one most likely wants them; those not named come between. */
  likely?: { first?: readonly A['do'][]; last?: readonly A['do'][] };
  /** What else can be said of these fields: of a dog that is a number, its breed; of a shape, what it `touches`. */
  detail?(
    view: View,
    fields: Readonly<Record<string, unknown>>,
    touches?: readonly string[],
  ): Record<string, unknown>;
  /** Where a piece that was not on any board comes from: the `data-place` of such spots, the best first. */
  origin?(piece: string): string[];
  /** The `data-place`s that a piece passes on its way, first and last left out. */
  road?(view: View, piece: string, from: string, to: string): readonly string[];
}

export type FieldOf<A> = A extends unknown ? Exclude<keyof A, 'do'> & string : never;

/** How the question and the score sheet are read from a document. They come with a game: a page without one loads neither. */
export interface Readers {
  ask: typeof asked;
  sheet: typeof sheetOf;
}

/** The logic of any game, for the kit: it hands views and actions on and does not look into them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a module of any game: each has types of its own
export type AnyLogic = GameLogic<any, any, any> & { reading: Readers };
