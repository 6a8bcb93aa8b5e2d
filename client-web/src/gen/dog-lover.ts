// Written by `cargo xtask gen` from the Rust types. Not to be edited.

import type { Seat } from './games';

/** The table. */
export type View = {
  /** The storage format, which says which static data applies. */
  format: number;
  /** The options in force. */
  rules: Options;
  /** The phase of the match. */
  phase: Phase;
  /** From 1; 0 before the first. */
  round: number;
  /** The seat that plays first in each round. */
  start: Seat;
  /** The End was drawn: this round is the last. */
  last_round: boolean;
  /** The turn being played. */
  turn?: TurnView;
  /** What the watchdog guards. */
  watchdog?: Lane;
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
  /** The seat that has Fetch, if it is not on the grid. */
  fetch?: Seat;
  players: { [key in Seat]: PlayerView };
};

/** The options of Dog Lover. */
export type Options = {
  /** The tricks that the seats begin with. */
  tricks: Tricks;
  /** Whether hands lie open. */
  hands: Hands;
};

/** The tricks that the seats begin with. */
export type Tricks = 'special' | 'standard';

/**
 * Whether hands lie open (manual L19). All cards in them were taken from the open grid, so hidden means only
 * that they are not shown (L-13).
 */
export type Hands = 'hidden' | 'open';

/** The phase of the match. */
export type Phase = 'guard' | 'rounds' | 'over';

export type TurnView = {
  seat: Seat;
  /** Where Fetch was laid down: no trick may cover it in this turn (L-04). */
  locked?: Cell;
  /** Walks that are not tucked yet. */
  walks: number;
  /** Traits that are not attached yet. */
  traits: Array<Trait>;
  /** No more cards are played: those that could not be laid to a dog are discarded. */
  closed: boolean;
};

/** The cells of the grid in the order in which they are refilled: rows a to c downwards, columns 1 to 3. */
export type Cell = 'a1' | 'a2' | 'a3' | 'b1' | 'b2' | 'b3' | 'c1' | 'c2' | 'c3';

export type Trait = 'a1' | 'a2' | 'a3' | 'a4' | 'a5' | 'a6' | 'a7' | 'a8';

/** The rows and columns of the grid: the watchdog guards one. The side on which it sits does not matter (L-03). */
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
  /** The tricks, the starting one first. */
  tricks: Array<Trick>;
  /** How many cards are in hand. */
  cards: number;
  /** The hand, where it lies open. */
  hand?: HandView;
};

export type DogView = {
  /** How many of the player's dogs came before it. */
  after: number;
  walks?: number;
  trainings?: number;
  /** The trait beside it. */
  trait?: Trait;
  /** At the end, if it was fed: what it ate. */
  meal?: { [key in Food]?: number };
};

/** The kinds of food cubes. */
export type Food = 'scraps' | 'dry' | 'canned' | 'wild';

export type HandView = {
  adoptions: number;
  trainings: number;
  bones: number;
  /** Favourite things: the kinds of which there are any. */
  favorites: { [key in Favorite]?: number };
};

/** The kinds of favourite things. */
export type Favorite = 'ball' | 'frisbee' | 'rope' | 'plush' | 'bed';

/** The private view of a seat: its hidden hand. */
export type PrivateView = { hand: HandView };

/** All cards of the game. */
export type StaticData = {
  /** The game cards. */
  cards: { [key in Card]?: CardRow };
  /** The dogs, rescue dogs among them. */
  dogs: { [key in Dog]?: DogRow };
  traits: { [key in Trait]?: TraitRow };
  tricks: { [key in Trick]?: TrickRow };
  /** The points of sets of favourite things, by how many differ. */
  favorites: Array<number>;
};

/** A game card. */
export type CardRow = {
  kind: Kind;
  /** The least number of seats at which the card is in play. */
  tier: number;
  dog?: Dog;
  /** Which food it brings. */
  food?: Food;
  units?: number;
  /** Which favourite thing it is. */
  favorite?: Favorite;
  trait?: Trait;
};

/** The kinds of game cards. */
export type Kind =
  'dog' | 'food' | 'favorite' | 'training' | 'adoption' | 'walk' | 'bone' | 'trait' | 'fetch' | 'end';

export type DogRow = {
  name: string;
  size: Size;
  /** Points when fed. */
  points: number;
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
  what: string;
  /** Points for each, or for all. */
  points?: number;
  /** Points in all. */
  most?: number;
  /** Dogs of this size. */
  size?: Size;
};

export type TraitRow = {
  name: string;
  /** Points on a fed dog. */
  points: number;
  /** Which dogs can have it. */
  sizes: Array<Size>;
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

export type TrickRow = {
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

/** What a viewer observes of an event. */
export type Observation = PublicEvent | ObservedEvent;

/** An event that hides nothing from any viewer. */
export type PublicEvent =
  | { what: 'sheltered'; dog: Dog }
  | { what: 'offered'; trick: Trick }
  | { what: 'refilled'; cards: { [key in Cell]?: Card } }
  | { what: 'end_drawn' }
  | { what: 'guarded'; seat: Seat; lane: Lane }
  | { what: 'turn_began'; seat: Seat; round: number }
  | { what: 'walked'; seat: Seat; dog: Dog }
  | { what: 'trained'; seat: Seat; dog: Dog }
  | { what: 'attached'; seat: Seat; card: Trait; dog: Dog }
  | { what: 'adopted'; seat: Seat; dog: Dog; adoptions: number }
  | { what: 'learned'; seat: Seat; trick: Trick; trainings: number }
  | { what: 'closed'; seat: Seat; walks: number }
  | { what: 'discarded'; seat: Seat; card: Trait; pay?: Item }
  | { what: 'fed'; seat: Seat; meals: { [key in Dog]?: [number, number, number, number] } }
  | { what: 'ended' };

/** What can go with a discarded trait. */
export type Item =
  'scraps' | 'dry' | 'canned' | 'wild' | 'ball' | 'frisbee' | 'rope' | 'plush' | 'bed' | 'training' | 'bone';

/** What viewers observe of a `RecordedEvent`: the number of cards of the deck, and the cards that were taken. */
export type ObservedEvent =
  | { what: 'laid'; start: Seat; dogs: Array<Dog>; tricks: Array<Trick>; deck: number }
  | { what: 'retrieved'; seat: Seat; trick: Trick; cards: Array<Card> }
  | { what: 'fetched'; seat: Seat; cell: Cell; card: Card };

/** An action of a seat. */
export type Action =
  | { do: 'guard'; lane: Lane }
  | {
      do: 'retrieve';
      trick: Trick;
      /** Quarter turns clockwise, 0 to 3. */
      turn: number;
      /** Where the upper left corner of the turned trick lies. */
      at: Cell;
    }
  | { do: 'fetch'; cell: Cell }
  | { do: 'walk'; dog: Dog }
  | { do: 'train'; dog: Dog }
  | { do: 'attach'; card: Trait; dog: Dog }
  | {
      do: 'adopt';
      /** One of the dogs that lie face up in the shelter. */
      dog: Dog;
    }
  | {
      do: 'learn';
      /** One of the tricks that lie face up in the school. */
      trick: Trick;
    }
  | { do: 'end_turn' }
  | { do: 'discard'; card: Trait; pay: Item };
