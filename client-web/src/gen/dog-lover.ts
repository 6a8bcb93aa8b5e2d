// Written by `cargo xtask gen` from the Rust types. Not to be edited.

import type { Seat } from './games';

/** The table. */
export type View = {
  /** Which tables hold the cards. */
  format: number;
  /** The options in force. */
  rules: Options;
  /** What is being played. */
  phase: Phase;
  /** From 1; 0 before the first. */
  round: number;
  /** Who plays first in each round. */
  start: Seat;
  /** The End was drawn: this round is the last. */
  last_round: boolean;
  /** The turn being played. */
  turn?: TurnView;
  /** What the watchdog guards. */
  watchdog?: Lane;
  /** The cards of the grid. */
  grid: { [key in Cell]?: Card };
  /** How many cards the deck has, the End among them until it is drawn. */
  deck: number;
  /** The rescue dogs that lie face up, from the top; where there are fewer than three, the upper spaces are empty. */
  shelter: Array<Dog>;
  /** How many lie below. */
  shelter_deck: number;
  /** The tricks that lie face up, from the top. */
  school: Array<Trick>;
  /** How many lie below. */
  school_deck: number;
  /** Who has Fetch, if it is not on the grid. */
  fetch?: Seat;
  /** The players, by seat. */
  players: { [key in Seat]: PlayerView };
};

/** The options of Dog Lover. */
export type Options = {
  /** The tricks everybody begins with. */
  tricks: Tricks;
  /** Whether hands lie open. */
  hands: Hands;
};

/** The tricks everybody begins with. */
export type Tricks = 'special' | 'standard';

/**
 * Whether hands lie open (manual L19). All that is in them was taken before everybody's eyes, so hidden means out
 * of sight (L-13).
 */
export type Hands = 'hidden' | 'open';

/** What is being played. */
export type Phase = 'guard' | 'rounds' | 'over';

/** A turn. */
export type TurnView = {
  /** Whose. */
  seat: Seat;
  /** Where Fetch was laid down: no trick may cover it in this turn (L-04). */
  locked?: Cell;
  /** Walks that are not tucked yet. */
  walks: number;
  /** Traits that are not attached yet. */
  traits: Array<Trait>;
  /** Nothing more is played: what could not be laid to a dog is discarded. */
  closed: boolean;
};

/** The cells of the grid in the order in which they are refilled: rows a to c downwards, columns 1 to 3. */
export type Cell = 'a1' | 'a2' | 'a3' | 'b1' | 'b2' | 'b3' | 'c1' | 'c2' | 'c3';

/** A trait. */
export type Trait = 'a1' | 'a2' | 'a3' | 'a4' | 'a5' | 'a6' | 'a7' | 'a8';

/** The rows and columns of the grid: the watchdog guards one. On which side it sits tells nothing (L-03). */
export type Lane = 'row_a' | 'row_b' | 'row_c' | 'column_1' | 'column_2' | 'column_3';

/** A game card. */
export type Card =
  | 'd01'
  | 'd02'
  | 'd03'
  | 'd04'
  | 'd05'
  | 'd06'
  | 'd07'
  | 'd08'
  | 'd09'
  | 'd10'
  | 'd11'
  | 'd12'
  | 'd13'
  | 'd14'
  | 'd15'
  | 'd16'
  | 'd17'
  | 'd18'
  | 'd19'
  | 'd20'
  | 'd21'
  | 'd22'
  | 'f01'
  | 'f02'
  | 'f03'
  | 'f04'
  | 'f05'
  | 'f06'
  | 'f07'
  | 'f08'
  | 'f09'
  | 'f10'
  | 'f11'
  | 'f12'
  | 'f13'
  | 'f14'
  | 'f15'
  | 'f16'
  | 'f17'
  | 'f18'
  | 'f19'
  | 'f20'
  | 'f21'
  | 'f22'
  | 'f23'
  | 'f24'
  | 'f25'
  | 'f26'
  | 'f27'
  | 'f28'
  | 'f29'
  | 'f30'
  | 'f31'
  | 'f32'
  | 'f33'
  | 'f34'
  | 'f35'
  | 'f36'
  | 'f37'
  | 'v01'
  | 'v02'
  | 'v03'
  | 'v04'
  | 'v05'
  | 'v06'
  | 'v07'
  | 'v08'
  | 'v09'
  | 'v10'
  | 'v11'
  | 'v12'
  | 'v13'
  | 'v14'
  | 'v15'
  | 'v16'
  | 'g01'
  | 'g02'
  | 'g03'
  | 'g04'
  | 'g05'
  | 'g06'
  | 'g07'
  | 'g08'
  | 'g09'
  | 'g10'
  | 'g11'
  | 'g12'
  | 'g13'
  | 'p01'
  | 'p02'
  | 'p03'
  | 'p04'
  | 'p05'
  | 'p06'
  | 'p07'
  | 'p08'
  | 'p09'
  | 'p10'
  | 'p11'
  | 'p12'
  | 'w01'
  | 'w02'
  | 'w03'
  | 'w04'
  | 'w05'
  | 'w06'
  | 'b01'
  | 'b02'
  | 'b03'
  | 'b04'
  | 'b05'
  | 'b06'
  | 'a1'
  | 'a2'
  | 'a3'
  | 'a4'
  | 'a5'
  | 'a6'
  | 'a7'
  | 'a8'
  | 'x1'
  | 'x2';

/** A dog. */
export type Dog =
  | 'd01'
  | 'd02'
  | 'd03'
  | 'd04'
  | 'd05'
  | 'd06'
  | 'd07'
  | 'd08'
  | 'd09'
  | 'd10'
  | 'd11'
  | 'd12'
  | 'd13'
  | 'd14'
  | 'd15'
  | 'd16'
  | 'd17'
  | 'd18'
  | 'd19'
  | 'd20'
  | 'd21'
  | 'd22'
  | 'r01'
  | 'r02'
  | 'r03'
  | 'r04'
  | 'r05'
  | 'r06'
  | 'r07'
  | 'r08'
  | 'r09'
  | 'r10'
  | 'r11'
  | 'r12'
  | 'r13'
  | 'r14'
  | 'r15';

/** A trick. */
export type Trick =
  | 'std'
  | 's1'
  | 's2'
  | 's3'
  | 's4'
  | 's5'
  | 't01'
  | 't02'
  | 't03'
  | 't04'
  | 't05'
  | 't06'
  | 't07'
  | 't08'
  | 't09'
  | 't10'
  | 't11';

/** What belongs to one player. */
export type PlayerView = {
  /** The dogs, by id. */
  dogs: { [key in Dog]?: DogView };
  /** The cubes; at the end, as they were before the dogs ate. */
  cubes: { [key in Food]?: number };
  /** The tricks: first the one begun with. */
  tricks: Array<Trick>;
  /** How many cards are in hand. */
  cards: number;
  /** The hand, where it lies open. */
  hand?: HandView;
};

/** A dog. */
export type DogView = {
  /** How many of the player's dogs came before it. */
  after: number;
  /** Walks under it, if any. */
  walks?: number;
  /** Trainings under it, if any. */
  trainings?: number;
  /** The trait beside it. */
  trait?: Trait;
  /** At the end, if it was fed: what it ate. */
  meal?: { [key in Food]?: number };
};

/** The kinds of food cubes. */
export type Food = 'scraps' | 'dry' | 'canned' | 'wild';

/** A hand. */
export type HandView = {
  /** Adoptions. */
  adoptions: number;
  /** Trainings. */
  trainings: number;
  /** Bones. */
  bones: number;
  /** Favourite things: the kinds of which there are any. */
  favorites: { [key in Favorite]?: number };
};

/** The kinds of favourite things. */
export type Favorite = 'ball' | 'frisbee' | 'rope' | 'plush' | 'bed';

/** What a seat knows besides: its hidden hand. */
export type Own = {
  /** The hand. */
  hand: HandView;
};

/** All cards of the game. */
export type Tables = {
  /** The game cards. */
  cards: { [key in Card]?: CardRow };
  /** The dogs, rescue dogs among them. */
  dogs: { [key in Dog]?: DogRow };
  /** The traits. */
  traits: { [key in Trait]?: TraitRow };
  /** The tricks. */
  tricks: { [key in Trick]?: TrickRow };
  /** The points of sets of favourite things, by how many differ. */
  favorites: Array<number>;
};

/** A game card. */
export type CardRow = {
  /** Of which kind it is. */
  kind: Kind;
  /** From how many seats on it is in play. */
  tier: number;
  /** Which dog it is. */
  dog?: Dog;
  /** Which food it brings. */
  food?: Food;
  /** How much of it. */
  units?: number;
  /** Which favourite thing it is. */
  favorite?: Favorite;
  /** Which trait it is. */
  trait?: Trait;
};

/** The kinds of game cards. */
export type Kind =
  'dog' | 'food' | 'favorite' | 'training' | 'adoption' | 'walk' | 'bone' | 'trait' | 'fetch' | 'end';

/** A dog. */
export type DogRow = {
  /** Its name. */
  name: string;
  /** How big it is. */
  size: Size;
  /** What it is worth when fed. */
  points: number;
  /** What it needs. */
  need: { [key in Food]?: number };
  /** Whether it lives in the shelter. */
  rescue: boolean;
  /** What it does at the end. */
  power?: PowerRow;
};

/** The sizes of dogs. */
export type Size = 'small' | 'medium' | 'large';

/** The power of a rescue dog: which, and its numbers. */
export type PowerRow = {
  /** Which. */
  what: string;
  /** Points for each, or for all. */
  points?: number;
  /** Points in all. */
  most?: number;
  /** Dogs of this size. */
  size?: Size;
};

/** A trait. */
export type TraitRow = {
  /** Its name. */
  name: string;
  /** What it is worth on a fed dog. */
  points: number;
  /** Which dogs can have it. */
  sizes: Array<Size>;
  /** What it does. */
  ability: Ability;
  /** What is discarded with it. */
  due?: Due;
};

/** What a trait does while it is attached. */
export type Ability =
  | 'walk_limit_2'
  | 'any_food'
  | 'need_plus1'
  | 'training_limit_3'
  | 'need_minus1'
  | 'no_walk'
  | 'bone_double'
  | 'all_sizes';

/** What has to be discarded with a trait that no dog can have. */
export type Due = 'food_cube' | 'training' | 'favorite' | 'bone';

/** A trick. */
export type TrickRow = {
  /** Its name. */
  name: string;
  /** How many trainings it costs. */
  cost: number;
  /** Its shape, three rows. */
  mask: [string, string, string];
  /** Where the watchdog goes. */
  star: Star;
};

/** Where the watchdog goes: beside a row or a column of the shape's own box, counted from 0. */
export type Star = {
  /** On which side of the box. */
  side: Side;
  /** At which row or column of it. */
  line: number;
};

/** The sides of a shape. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** What is told of an event. */
export type Seen =
  | {
      what: 'laid';
      /** Who plays first. */
      start: Seat;
      /** The first dog of each seat. */
      dogs: Array<Dog>;
      /** The first trick of each seat. */
      tricks: Array<Trick>;
      /** How many cards the deck has. */
      deck: number;
    }
  | {
      what: 'sheltered';
      /** Which. */
      dog: Dog;
    }
  | {
      what: 'offered';
      /** Which. */
      trick: Trick;
    }
  | { what: 'end_drawn' }
  | {
      what: 'guarded';
      /** Where. */
      lane: Lane;
    }
  | {
      what: 'retrieved';
      /** Which trick. */
      trick: Trick;
      /** What is taken. */
      cards: Array<Card>;
    }
  | {
      what: 'fetched';
      /** From where. */
      cell: Cell;
      /** Which. */
      card: Card;
    }
  | {
      what: 'walked';
      /** Under which dog. */
      dog: Dog;
    }
  | {
      what: 'trained';
      /** Under which dog. */
      dog: Dog;
    }
  | {
      what: 'attached';
      /** Which trait. */
      card: Trait;
      /** To which dog. */
      dog: Dog;
    }
  | {
      what: 'adopted';
      /** Which. */
      dog: Dog;
    }
  | {
      what: 'learned';
      /** Which. */
      trick: Trick;
      /** For how many trainings. */
      trainings: number;
    }
  | {
      what: 'closed';
      /** How many walks. */
      walks: number;
    }
  | {
      what: 'discarded';
      /** Which. */
      card: Trait;
      /** What goes with it. */
      pay?: Item;
    }
  | {
      what: 'fed';
      /** Whose. */
      seat: Seat;
    }
  | { what: 'ended' };

/** What can go with a discarded trait. */
export type Item =
  'scraps' | 'dry' | 'canned' | 'wild' | 'ball' | 'frisbee' | 'rope' | 'plush' | 'bed' | 'training' | 'bone';

/** What a seat may do. */
export type Action =
  | {
      do: 'guard';
      /** Which. */
      lane: Lane;
    }
  | {
      do: 'retrieve';
      /** Which of one's own. */
      trick: Trick;
      /** Quarter turns clockwise, 0 to 3. */
      turn: number;
      /** Where the upper left corner of the turned trick lies. */
      at: Cell;
    }
  | {
      do: 'fetch';
      /** From where. */
      cell: Cell;
    }
  | {
      do: 'walk';
      /** Which of one's own. */
      dog: Dog;
    }
  | {
      do: 'train';
      /** Which of one's own. */
      dog: Dog;
    }
  | {
      do: 'attach';
      /** Which trait. */
      card: Trait;
      /** Which of one's own dogs. */
      dog: Dog;
    }
  | {
      do: 'adopt';
      /** Which of those that lie face up. */
      dog: Dog;
    }
  | {
      do: 'learn';
      /** Which of those that lie face up. */
      trick: Trick;
    }
  | { do: 'end_turn' }
  | {
      do: 'discard';
      /** Which trait. */
      card: Trait;
      /** What goes with it. */
      pay: Item;
    };
