import type { Component } from 'svelte';
import type { RoomDocument } from '../../net/document';
import type { AnyGame, Minutes } from '../model/game';

/** The text `<game>-<key>`, or one with values. */
export type Said = string | (() => string);

/** A thing of a game, with what it does. */
export interface Entry {
  id: string;
  title: Said;
  says: readonly Said[];
}

/** Things of one kind: the houses, the cards. */
export interface Section {
  id: string;
  /** The text `<game>-<title>`. */
  title: string;
  /** A text `<game>-<lead>` before the things. */
  lead?: string;
  /** Its pictures are wide. */
  wide?: boolean;
  entries: readonly Entry[];
}

/** What a game provides for its rules page. Its words are its texts. */
export interface GameRules {
  minutes: Minutes;
  /** 1 is learned in a moment, 3 fills an evening. */
  weight: 1 | 2 | 3;
  /** The text `<game>-<key>` above the steps. */
  turn: string;
  /** The steps of a turn. `<game>-help-step-<id>` is the title of one, `<game>-help-step-<id>-text` its sentence. */
  steps: readonly string[];
  /** Draws a step. */
  Step: Component<{ step: string }>;
  sections: readonly Section[];
  /** Draws a thing of a section. */
  Piece: Component<{ section: string; entry: string }>;
  /** Loads matches that are over, as the server has shown and scored them. */
  examples?: () => Promise<readonly RoomDocument[]>;
  /** What belongs to each action: ids of steps, and of things as `<section>/<id>`. */
  asked: Readonly<Record<string, readonly string[]>>;
  /** The full rules. */
  Rulings: Component;
}

/** A game whose rules are shown. */
export interface RulesOfGame {
  name: string;
  rules: GameRules;
  /** Loads what a table of the game needs. */
  game: () => Promise<AnyGame | undefined>;
}

/** What belongs to the actions that are listed now, without repetition. */
export function askedNow(rules: Pick<GameRules, 'asked'>, verbs: readonly string[]): string[] {
  return [...new Set(verbs.flatMap((verb) => rules.asked[verb] ?? []))];
}
