import type { Component } from 'svelte';
import type { Param, Seat } from '../../gen/games';
import type { Thing } from '../select/legal-actions';
import type { About } from '../select/inspection.svelte';
import type { ShapePlacement } from '../select/shape-placement.svelte';
import type { AnyLogic, BaseAction, GameLogic, DocumentReaders } from './logic';
import { sheetOf } from './sheet';
import type { MatchViewModel } from './view-model.svelte';

export type { About } from '../select/inspection.svelte';

/** The view model of a match of any game, as components receive it. */
export type ViewModel<View = unknown, Private = unknown> = MatchViewModel<View, Private, AnyGame>;

/** A width and height in `em` at which an area can be laid out. */
export interface Shape {
  name: string;
  width: number;
  height: number;
}

/** The minutes that a match takes, at least and at most. */
export type Minutes = readonly [least: number, most: number];

/** The properties of an area component. */
export interface AreaProps<View = unknown, Private = unknown> {
  model: ViewModel<View, Private>;
  seat: Seat;
  /** The name of the current shape. */
  shape: string;
  /** Nothing can be selected: another player's area, or the own one after the end. */
  readOnly?: boolean;
  /** The area has a page of its own. The purse lies below it, so that `mine` need not show it. */
  paged?: boolean;
}

/**
 * - `shared`: visible to all in the middle of the table: a map, a city, a market.
 * - `mine`: the area of one seat. There is exactly one.
 * - `hand`: what the player holds. On a phone it stays visible above the dock.
 * - `purse`: what the player can pay with. On a phone it stays visible, elsewhere it is part of `mine`.
 */
export type AreaKind = 'shared' | 'mine' | 'hand' | 'purse';

/** A part of the table. The kit decides where it lies and how large its font size is. */
export interface Area<View = unknown, Private = unknown> {
  /** `<game>-area-<id>` is its label. */
  id: string;
  kind: AreaKind;
  Area: Component<AreaProps<View, Private>>;
  /** A drawing has one shape; a page of boxes may have several. */
  shapes: readonly Shape[];
  /** The shape of a hand whose content slides, for phones on which a page would not fit above another shape. */
  lowest?: Shape;
  /** The same for low pages, where the hand lies beside the page. */
  narrowest?: Shape;
  /** The shapes that show everything a seat has, for the end of a match and its replay: where `shapes` do not. */
  whole?: (view: View, seat: Seat) => readonly Shape[];
  /** The relative importance of its size; 1 if absent. */
  weight?: number;
  /** The smallest readable font size in pixels; 12 if absent. */
  minEm?: number;
  /** The largest useful font size in pixels; 19 if absent. */
  maxEm?: number;
}

/** The properties of a component that draws an option's value. */
export interface OptionProps {
  field: string;
  value: string;
}

type Describe<View, Private> = (model: ViewModel<View, Private>, thing: Thing) => About | undefined;

/** What a game provides. The kit knows no game by name. */
export interface GameModule<
  View = unknown,
  Private = unknown,
  Observation extends { what: string } = { what: string },
  A extends BaseAction = BaseAction,
> extends GameLogic<View, Observation, A> {
  /**
   * The areas in reading order. Until the end of a match they are the same, with the same shapes and weights,
   * whatever happens: an area keeps its place for a whole match.
   */
  areas(model: ViewModel<View, Private>): readonly Area<View, Private>[];
  /** The small area of another player, and its shapes. Enlarged, it is shown by the `mine` area. */
  other: { Other: Component<AreaProps<View, Private>>; shapes: readonly Shape[]; maxEm?: number };
  /** Draws one unit of what an action costs or gains: one food, one coin. */
  Amount?: Component<{ of: string }>;
  /**
   * Draws the thing that a field of an action names, for buttons and lists. Draws nothing for fields that it does
   * not know.
   */
  Thing?: Component<{ model: ViewModel<View, Private>; field: string; value: Param }>;
  /** The placement of the shape that is selected, which the dock offers to turn and to lay. */
  placement?(model: ViewModel<View, Private>): ShapePlacement;
  /** Loads what describes the things on the table. */
  loadAbout?(): { about: Describe<View, Private> } | Promise<{ about: Describe<View, Private> }>;
  /** The description of a thing: what it is and what it does. Absent until `explain` has loaded it. */
  about?: Describe<View, Private>;
}

const readers: DocumentReaders = { sheet: sheetOf };

/** The module of any game. The kit passes its views and actions on without looking into them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a module of any game: each has types of its own
export type AnyGame = GameModule<any, any, any, any> & AnyLogic;

/** A module whose usual parts may be absent. Only views with a `round` have a usual one. */
type Written<Module extends { round(view: never): number }, View> = Omit<
  Module,
  'round' | 'hasChosen' | 'explain'
> &
  Partial<Pick<Module, 'hasChosen' & keyof Module>> &
  (View extends { round: number } ? Partial<Pick<Module, 'round'>> : Pick<Module, 'round'>);

/** Checks a game's module against its own types, adds what it leaves to the usual, and erases the types. */
export function game<View, Private, Observation extends { what: string }, A extends BaseAction>(
  module: Written<GameModule<View, Private, Observation, A>, View>,
): AnyGame {
  const usual = {
    round: (view: { round: number }) => view.round,
    hasChosen: () => false,
    explain: async () => {},
  };
  return { ...usual, ...module, readers } as AnyGame;
}
