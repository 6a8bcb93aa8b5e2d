import type { Component } from 'svelte';
import type { Param, Seat } from '../../gen/games';
import { asked } from '../../net/choices';
import type { Thing } from '../select/listed';
import type { About } from '../select/inspection.svelte';
import type { AnyLogic, Deed, GameLogic, Readers, Told } from './logic';
import { sheetOf } from './sheet';
import type { MatchViewModel } from './view-model.svelte';

export type { About } from '../select/inspection.svelte';
export type { Told } from './logic';

/** A match with a game of any kind: what components are given. */
export type ViewModel<View = unknown, Own = unknown> = MatchViewModel<View, Own, AnyGame>;

/** One way to lay out an area: how wide and how high it has to be, in `em`. */
export interface Shape {
  name: string;
  width: number;
  height: number;
}

/** What a part of the table is given: the table, whose place it shows, and how it lies. */
export interface AreaProps<View = unknown, Own = unknown> {
  model: ViewModel<View, Own>;
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

/** What the picture of an option's value is given. */
export interface OptionProps {
  field: string;
  value: string;
}

/** What a game brings along. The kit knows no game by name. */
export interface GameModule<
  View = unknown,
  Own = unknown,
  Seen extends { what: string } = Told,
  A extends Deed = Deed,
> extends GameLogic<View, Seen, A> {
  /** The parts of the table that are there now, in the order in which they are read. */
  areas(model: ViewModel<View, Own>): readonly Area<View, Own>[];
  /** Somebody else's place, small, and the shapes it can have. Inspection at, it is shown as the area `mine`. */
  other: { Other: Component<AreaProps<View, Own>>; shapes: readonly Shape[]; most?: number };
  /** The rules in short. */
  Help: Component;
  /** Draws what an action may cost and bring: one unit of food, of coins … */
  Amount?: Component<{ of: string }>;
  /** Draws the thing that a field of an action names, in buttons and lists; nothing where it draws none. */
  Thing?: Component<{ model: ViewModel<View, Own>; field: string; value: Param }>;
  /** What the thing is and does. */
  about?(model: ViewModel<View, Own>, thing: Thing): About | undefined;
}

const reading: Readers = { ask: asked, sheet: sheetOf };

/** Any game, for the kit: it hands views and actions on and does not look into them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a module of any game: each has types of its own
export type AnyGame = GameModule<any, any, any, any> & AnyLogic;

/** A game's module, with its own types checked. */
export function game<View, Own, Seen extends { what: string }, A extends Deed>(
  module: GameModule<View, Own, Seen, A>,
): AnyGame {
  return { ...module, reading };
}
