// Written by `cargo xtask gen` from the Rust types. Not to be edited.

import type { Seat } from './games';

/** The public view. */
export type View = {
  /** The boards of the legs, in order. */
  legs: Array<Board>;
  /** The side that is being played. */
  board: Board;
  /** The places of that side, in the order of the score sheet; the river last. */
  places: Array<Pen>;
  /** The round, from 1. */
  round: number;
  rounds: number;
  /** The turn, from 1 in each round. */
  turn: number;
  turns: number;
  /** The decision that the seats have to take. */
  phase: Phase;
  /** The die, while it binds anybody. */
  die?: DieView;
  /** How many dinosaurs are in the bag. */
  bag: number;
  seats: { [key in Seat]: SeatView };
};

/** A side of the board. */
export type Board = 'summer' | 'winter';

/** A place in a zoo: the six pens of each side, and the river, which is no pen. */
export type Pen =
  | 'sameness'
  | 'trio'
  | 'prairie'
  | 'king'
  | 'meadow'
  | 'island'
  | 'wood'
  | 'lookout'
  | 'bridge_left'
  | 'bridge_right'
  | 'quarantine'
  | 'pyramid'
  | 'river';

/** The decision that the seats have to take. */
export type Phase = 'pick' | 'place' | 'commit' | 'set_aside' | 'quarantine' | 'over';

export type DieView = {
  face: Face;
  /** The seat that rolled it and is not bound by it. */
  roller: Seat;
};

/** A face of the placement die. */
export type Face = 'woods' | 'grassland' | 'restrooms' | 'food_court' | 'empty_pen' | 'no_trex';

/** What lies before a seat. */
export type SeatView = {
  /** How many dinosaurs are in the hand. */
  hand: number;
  /** Whether the seat has chosen and waits for the others. */
  chosen: boolean;
  /** The dinosaur that was revealed and is not yet placed. */
  picked?: Dino;
  /** The zoo of each leg begun so far. */
  zoos: { [key in Board]?: ZooView };
};

/** The six species. Only the T-Rex has a rule of its own. */
export type Dino =
  'trex' | 'triceratops' | 'stegosaurus' | 'parasaurolophus' | 'spinosaurus' | 'brachiosaurus';

export type ZooView = {
  /** The dinosaurs in every pen of the board and in the river. */
  pens: { [key in Pen]?: { [key in DinoId]: HousedView } };
  /** Two players: how many dinosaurs were set aside. */
  aside: number;
  /** The number of each species. Empty until the match is over. */
  aside_dinos: Herd;
};

/** The public id of a dinosaur, which it gets with its first place: `z1-03` is the third one of seat 1. */
export type DinoId = string;

/** A dinosaur in a zoo. */
export type HousedView = {
  /** Its species. */
  dino: Dino;
  /** Its place in the pen in the order of arrival, from 1: in a row of places, the place. */
  place: number;
  /** Its cell, in the pyramid only. */
  cell?: Cell;
};

/** A cell of the pyramid: three at the bottom, two in the middle, one on top. */
export type Cell = 'b1' | 'b2' | 'b3' | 'm1' | 'm2' | 't';

/** How many dinosaurs of each species: what lies in the bag, the box or a hand. */
export type Herd = {
  [
    key in 'trex' | 'triceratops' | 'stegosaurus' | 'parasaurolophus' | 'spinosaurus' | 'brachiosaurus'
  ]?: number;
};

/** The private view of a seat. */
export type PrivateView = {
  /** How many dinosaurs of each species are in the hand. */
  holds: Herd;
  /** What the seat chose, while it waits for the others. */
  choice?: Action;
  /** Two players: what the seat set aside in each leg begun so far. */
  aside_dinos: { [key in Board]?: Herd };
};

/** An action of a seat. */
export type Action =
  | {
      do: 'pick';
      /** Its species. */
      dino: Dino;
    }
  | {
      do: 'place';
      /** The pen, or the river. */
      pen: Pen;
      /** The cell, in the pyramid only. */
      cell?: Cell;
    }
  | {
      do: 'commit';
      /** The species of the dinosaur to place. */
      dino: Dino;
      /** The pen, or the river. */
      pen: Pen;
      /** The cell, in the pyramid only. */
      cell?: Cell;
      /** With two players: the species of the dinosaur that leaves the game. */
      aside?: Dino;
    }
  | {
      do: 'set_aside';
      /** Its species. */
      dino: Dino;
    }
  | {
      do: 'move';
      /** The pen, or the river. */
      pen: Pen;
      /** The cell, in the pyramid only. */
      cell?: Cell;
    }
  | { do: 'reconsider' };

/** What a viewer observes of an event. */
export type Observation =
  | {
      what: 'leg_started';
      /** The side of the board. */
      board: Board;
      /** The seat that rolls first. */
      first: Seat;
    }
  | {
      what: 'dealt';
      /** From 1. */
      round: number;
      /** The hand that the seat drew. Only this seat observes it. */
      hand?: Herd;
    }
  | {
      what: 'rolled';
      /** From 1 in each round. */
      turn: number;
      /** What the die shows. */
      face: Face;
      /** The seat that the die was rolled for: it is not bound by it. */
      roller: Seat;
    }
  | { what: 'entered'; phase: Phase }
  | {
      what: 'chose';
      seat: Seat;
      /** Only this seat observes it. */
      choice?: Action;
    }
  | { what: 'reconsidered'; seat: Seat }
  | {
      what: 'picked';
      /** The pick of each seat. */
      dinos: { [key in Seat]: Dino };
    }
  | {
      what: 'placed';
      /** The owner of the zoo. */
      seat: Seat;
      /** Its id from now on. */
      id: DinoId;
      /** Its species. */
      dino: Dino;
      pen: Pen;
      /** The cell, in the pyramid only. */
      cell?: Cell;
    }
  | {
      what: 'set_aside';
      /** The seat that set it aside. */
      seat: Seat;
      /** The species. Only this seat observes it. */
      dino?: Dino;
    }
  | {
      what: 'passed';
      /** The hand that comes to the seat. Only this seat observes it. */
      hand?: Herd;
    }
  | {
      what: 'moved';
      /** The owner of the zoo. */
      seat: Seat;
      id: DinoId;
      /** Its species. */
      dino: Dino;
      pen: Pen;
      /** The cell, in the pyramid only. */
      cell?: Cell;
    };

/** The options of Draftosaurus. */
export type Options = {
  /** Which side of the board, or both in a row. */
  board: Sides;
  /** Picking, placing (and setting aside) as one decision. */
  quick_turns: boolean;
};

/** The boards of a match. */
export type Sides = 'summer' | 'winter' | 'both';
