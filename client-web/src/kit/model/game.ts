import type { Component } from 'svelte';
import type { Param, Seat } from '../../gen/games';
import type { LogEntry } from '../../gen/protocol';
import { asked } from '../../net/choices';
import type { Thing } from '../select/chooser';
import type { Shape } from '../layout/layout';
import { sheetOf } from './sheet';
import type { Stage } from './stage.svelte';

/** What a part of the table is given: the table, whose place it shows, and how it lies. */
export interface AreaProps<View = unknown, Own = unknown> {
  stage: Stage<View, Own>;
  seat: Seat;
  /** The name of the shape it has now. */
  shape: string;
  /** Only to be looked at: somebody else's place, enlarged, or one's own after the end. */
  still?: boolean;
}

/**
 * - `shared`: what lies before everybody: a map, a city, a market.
 * - `mine`: a seat's own place. There is exactly one.
 * - `hand`: what one holds now. On a phone it stays in sight, above the dock.
 */
export type AreaKind = 'shared' | 'mine' | 'hand';

/** A part of the table. The kit says where it lies and how large an `em` is in it. */
export interface Area<View = unknown, Own = unknown> {
  /** `<game>-area-<id>` is its name. */
  id: string;
  kind: AreaKind;
  Area: Component<AreaProps<View, Own>>;
  /** The ways it can lie, in `em`. A drawing has one, a page of boxes may have several. */
  shapes: readonly Shape[];
  /** How much it matters now that it is large; 1 without it. */
  weight?: number;
  /** Smaller than this many pixels for an `em` nobody can read it; 12 without it. */
  least?: number;
  /** Larger than this is of no use; 20 without it, and no limit for a drawing. */
  most?: number;
}

/** Any action of a game, as its types were generated. */
type Deed = { do: string };

/** One sentence of the log: `<game>-log-<what>`. */
export type Told = { what: string } & Record<string, unknown>;

/** What pointing at something says of it. */
export interface About {
  title: string;
  lines: readonly string[];
}

/** What a game brings along. The kit knows no game by name. */
export interface GameModule<
  View = unknown,
  Own = unknown,
  Seen extends { what: string } = Told,
  A extends Deed = Deed,
> {
  /** The parts of the table that are there now, in the order in which they are read. */
  areas(stage: Stage<View, Own>): readonly Area<View, Own>[];
  /** Somebody else's place, small, and the shapes it can have. Pointed at, it is shown as the area `mine`. */
  other: { Other: Component<AreaProps<View, Own>>; shapes: readonly Shape[]; most?: number };
  /** The rules in short. */
  Help: Component;
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
  /** Draws what an action may cost and bring: one unit of food, of coins … */
  Amount?: Component<{ of: string }>;
  /** Draws the thing that a field of an action names, in buttons and lists; nothing where it draws none. */
  Thing?: Component<{ stage: Stage<View, Own>; field: string; value: Param }>;
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
  /** What the thing is and does. */
  about?(stage: Stage<View, Own>, thing: Thing): About | undefined;
  /** Where a piece that was not on any board comes from: the `data-place` of such spots, the best first. */
  origin?(piece: string): string[];
  /** The `data-place`s that a piece passes on its way, first and last left out. */
  road?(view: View, piece: string, from: string, to: string): readonly string[];
}

type FieldOf<A> = A extends unknown ? Exclude<keyof A, 'do'> & string : never;

/** How what a document tells is read: nothing of it is loaded before a game is. */
const reading = { ask: asked, sheet: sheetOf };

/** Any game, for the kit: it hands views and actions on and does not look into them. */
export type AnyGame = GameModule<any, any, any, any> & { reading: typeof reading };

/** A game's module, with its own types checked. */
export function game<View, Own, Seen extends { what: string }, A extends Deed>(
  module: GameModule<View, Own, Seen, A>,
): AnyGame {
  return { ...module, reading };
}
