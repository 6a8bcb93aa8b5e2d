// Written by `cargo xtask gen` from the Rust types. Not to be edited.

/** The games there are. */
export type GameName = 'draftosaurus' | 'dogs' | 'dogs-o-socio' | 'dogs-cardgame' | 'dog-lover';

/** The verbs that take something back. */
export const BACK: readonly string[] = ['reconsider', 'step_back', 'reopen'];

/** A sentence as data: a key of the game's texts, and what to put into it. */
export type Line = {
  /** Which text. */
  key: string;
  /** The parameters. The name says what kind of thing it is (`seat`, `dino`, `pen`, `n` …). */
  with?: { [key in string]: Param };
};

/** A parameter of a `Line`: a number, or a word that has a text of its own. */
export type Param = number | string;

/** One thing to choose. */
export type Field = {
  /** The field's name in the record, and the stem of its texts. */
  id: string;
} & (
  | { kind: 'flag' }
  | {
      kind: 'one_of';
      /** The words. */
      values: Array<string>;
    }
  | {
      kind: 'several';
      /** The words to choose from. */
      values: Array<string>;
      /** How many are needed, by number of seats: the first entry is for the game's smallest table. */
      needed: Array<number>;
    }
);

/** What is wanted now from one seat, and everything it may do: made by `ask` from the list. */
export type Ask<A> = {
  /** What is wanted, in one line. */
  wanted: Line;
  /** Everything that is listed, in its order. */
  choices: Array<Choice<A>>;
  /** What one might expect to be possible and is not, with reasons. Never matches a listed action. */
  barred?: Array<Barred>;
};

/** One listed action, with what it costs and brings at once. */
export type Choice<A> = {
  /** The action to send. */
  action: A;
  /** What the seat's counters lose by it. */
  costs?: { [key in string]: number };
  /** What the seat's counters gain by it, as far as it is known before. */
  gains?: { [key in string]: number };
  /**
   * The things it lays hold of besides those its fields name, by their ids: the cells of a shape. They are written
   * as one text, with spaces between them.
   */
  touches?: string;
  /** Asked once before it is sent: what would be given up. */
  confirm?: Line;
};

/** Something that cannot be done now, as part of an action's fields, and the reason. */
export type Barred = {
  /** The fields (as they stand in the action's JSON) that cannot stand together in an action. */
  what: { [key in string]: Param };
  /** Why not. */
  why: Line;
};

/**
 * What each seat would score if the match ended now, line by line. It is written as its lines alone: what they sum to
 * follows from them, and their order is that of `Game::sheet_lines`.
 */
export type ScoreSheet = { [key in string]: { [key in number]: Array<number | string> } };

/** The place each seat reached, from 1; seats that tie share a place. */
export type Places = { [key in Seat]: number };

/** A place at the table, counted from 0 in the order of play (clockwise: to the left). */
export type Seat = number;

/** The kinds of choice. */
export type Kind =
  | { kind: 'flag' }
  | {
      kind: 'one_of';
      /** The words. */
      values: Array<string>;
    }
  | {
      kind: 'several';
      /** The words to choose from. */
      values: Array<string>;
      /** How many are needed, by number of seats: the first entry is for the game's smallest table. */
      needed: Array<number>;
    };

/** What a game has none of: an own slip, a table of static data. */
export type Nothing = Record<symbol, never>;
