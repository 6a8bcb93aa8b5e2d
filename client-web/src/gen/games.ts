// Written by `cargo xtask gen` from the Rust types. Not to be edited.

/** The games there are. */
export type GameName = 'draftosaurus' | 'dogs' | 'dogs-o-socio' | 'dogs-cardgame' | 'dog-lover';

/** The verbs that take something back. */
export const TAKE_BACK_VERBS: readonly string[] = ['reconsider', 'step_back', 'reopen'];

/** A sentence: the key of a text, and its parameters. */
export type Line = {
  /** `<game>-<key>` is its text. */
  key: string;
  /** Parameters by name. The name says what kind of thing it is (`seat`, `dino`, `pen`, `n` …). */
  with?: { [key in string]: Param };
};

/** A parameter of a `Line`: a number, or a word that has a text of its own. */
export type Param = number | string;

/** One option. */
export type Field = {
  /** The name of the field in the record, from which the keys of its texts are made. */
  id: string;
} & (
  | { kind: 'flag' }
  | { kind: 'one_of'; values: Array<string> }
  | {
      kind: 'several';
      /** The words to choose from. */
      values: Array<string>;
      /** The number of words needed, by the number of seats. The first entry is for the fewest seats of the game. */
      needed: Array<number>;
    }
);

/** The question that one seat has to answer now, with every legal answer. `prompt_for` makes it. */
export type Prompt<A> = {
  /** The question in one line. */
  line: Line;
  /** Every legal action of the seat, in the order of `LegalActions`. */
  actions: Array<LegalAction<A>>;
  /** What a player might expect to be possible and is not, with reasons. Never matches a legal action. */
  unavailable?: Array<Unavailable>;
};

/** A legal action with its cost preview. */
export type LegalAction<A> = {
  /** The action as the client sends it. */
  action: A;
  /** The resources that the seat loses. */
  costs?: { [key in string]: number };
  /** The resources that the seat gains, as far as they are known before. */
  gains?: { [key in string]: number };
  /**
   * Ids of things that the action affects and that none of its fields names: the cells of a shape. On the wire they are
   * one string, separated by spaces.
   */
  touches?: string;
  /** A question that the client asks once before it sends the action: what the player would give up. */
  confirm?: Line;
};

/** Something that cannot be done now: some fields of an action, and the reason. */
export type Unavailable = {
  /** Fields, as in the JSON of an action, that no legal action has together. */
  what: { [key in string]: Param };
  /** Shown when a player selects it nevertheless. */
  why: Line;
};

/**
 * The score of each seat if the match ended now, line by line. Only the lines are serialized. The totals follow from
 * them, and their order is that of `Presentation::score_lines`(super::Presentation::score_lines).
 */
export type ScoreSheet = { [key in string]: { [key in number]: Array<number | string> } };

/** The place each seat reached, from 1; seats that tie share a place. */
export type Places = { [key in Seat]: number };

/** A seat at the table, counted from 0 clockwise, which is to the left and the order of play. */
export type Seat = number;

/** The values that an option can have. */
export type Kind =
  | { kind: 'flag' }
  | { kind: 'one_of'; values: Array<string> }
  | {
      kind: 'several';
      /** The words to choose from. */
      values: Array<string>;
      /** The number of words needed, by the number of seats. The first entry is for the fewest seats of the game. */
      needed: Array<number>;
    };

/** A sentence of the log as data: a key of the game's texts, and its parameters. */
export type LogLine = {
  /** The text `<game>-log-<key>`. */
  key: string;
  /** The parameters by name. Where a line has no `seat`, it is about the seat whose step it was. */
  with?: { [key in string]: LogParam };
};

/** A parameter of a `LogLine`. */
export type LogParam = Param | Array<Param>;

/** What a game without private views or static data uses for them. */
export type Empty = Record<symbol, never>;
