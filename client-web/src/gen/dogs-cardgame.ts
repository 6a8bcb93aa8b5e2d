// Written by `cargo xtask gen` from the Rust types. Not to be edited.

import type { Breed } from './breeds';

import type { Seat } from './games';

/** The table. */
export type View = {
  /** What is being played. */
  phase: Phase;
  /** From 1; 0 during the draft. */
  round: number;
  /** Who has the marker: each round begins there. */
  start: Seat;
  /** How near the end is. */
  ending: Ending;
  /** How many whole rounds before this one brought no new dog (house rule C-46: the tenth begins the end). */
  dry_rounds: number;
  /** The rules in force. */
  rules: Rules;
  /** The breeds in play. */
  breeds: Array<Breed>;
  /** The turn being played. */
  turn?: TurnView;
  /** What is begun in this turn and has to be finished first. */
  decision?: DecisionView;
  /** The order of the locations, fewest symbols first. */
  row: Array<Location>;
  /** The locations in play. */
  locations: { [key in Location]?: LocationView };
  /** Every dog that has come to light. */
  dogs: { [key in DogId]: DogView };
  /** The dogs of the fair, in the order they came. */
  fair: Array<DogId>;
  /** The dogs given away. */
  gone: Array<DogId>;
  /** The common supply. */
  supply: Supply;
  /** The kennels, by seat. */
  kennels: { [key in Seat]: KennelView };
};

/** What is being played. */
export type Phase = 'draft' | 'rounds' | 'over';

/** How near the end is. */
export type Ending = 'no' | 'begun' | 'last';

/** The rules in force. */
export type Rules = {
  /** The expansion Filhotes. */
  puppies: boolean;
  /** Playing with children. */
  children: boolean;
  /** Characters can be renewed. */
  variant_1: boolean;
  /** Two dogs in a donation. */
  variant_2: boolean;
  /** A reward may go into a bay. */
  variant_3: boolean;
  /** A cured dog counts as healthy too. */
  cured_are_healthy: boolean;
  /** Coins for a licence. */
  licence: number;
};

/** A turn. */
export type TurnView = {
  /** Whose. */
  seat: Seat;
  /** Step 1 is done. */
  moved: boolean;
  /** Dogs were collected. */
  collected: boolean;
  /** A character was hired. */
  hired: boolean;
  /** A bay was opened. */
  opened: boolean;
  /** Dogs were given away. */
  donated: boolean;
  /** The bonus card claimed. */
  claimed?: Bonus;
};

/** The bonus cards. */
export type Bonus =
  | 'three_healthy'
  | 'three_trained'
  | 'three_cured'
  | 'three_hotel'
  | 'three_fair'
  | 'one_each'
  | 'three_same_breed'
  | 'six_breeds'
  | 'three_bays_with_pair'
  | 'nine_dogs'
  | 'two_licences'
  | 'licence_and_two_improvements'
  | 'most_food'
  | 'most_coins'
  | 'most_improvements';

/** A decision that takes more than one step. */
export type DecisionView = {
  /** What is to be decided. */
  kind: DecisionKind;
  /** The dogs in hand, in the order they are put down. */
  hand: Array<DogId>;
  /** The full bay that brings a puppy card. */
  bay?: Spot;
  /** Improvements bought so far. */
  bought: number;
};

/** What is to be decided within a turn. */
export type DecisionKind =
  'collect' | 'vet' | 'lift' | 'put_down' | 'manager' | 'partner' | 'reward' | 'puppy' | 'donate';

/** The public number of a dog: given, running, when its card comes to light. */
export type DogId = number;

/** Where in a kennel a dog can lie. */
export type Spot = 'bay_1' | 'bay_2' | 'bay_3' | 'bay_4' | 'bay_5' | 'hotel' | 'infirmary';

/** The places of the city, fewest symbols first (manual L187). */
export type Location = 'corner' | 'playing_field' | 'hill_street' | 'square' | 'park' | 'highway';

/** A location. */
export type LocationView = {
  /** How many dogs it shows. */
  symbols: number;
  /** The dogs below it, in order. */
  dogs: Array<DogId>;
  /** The character above it. */
  character?: Character;
  /** What that character costs now, without the toll. */
  hire: number;
};

/** The people one can hire. */
export type Character = 'merchant' | 'vet' | 'trainer' | 'manager' | 'partner';

/** A dog. Where it is, the lists say. */
export type DogView = {
  /** Its breed. */
  breed: Breed;
  /** The sign on its card. */
  sign: Sign;
  /** How it came where it is; in a bay, a sick dog is a cured one. */
  via: Via;
};

/** The sign on a dog's card: one card of each sign per breed (manual L88-98). */
export type Sign = 'healthy' | 'trained' | 'sick' | 'hotel' | 'fair';

/** How a dog came into its kennel (C-28). */
export type Via = 'collect' | 'vet' | 'partner' | 'reward';

/** What belongs to nobody. */
export type Supply = {
  /** Cards in the dog pile. */
  dogs: number;
  /** Cards in the character pile. */
  characters: number;
  /** The discarded characters. */
  discard: { [key in Character]?: number };
  /** Improvements left. */
  improvements: number;
  /** Bonus cards left. */
  bonuses: Array<Bonus>;
  /** Puppy cards left. */
  puppies: { [key in Kind]?: number };
};

/** What dogs are counted as: what the bonus cards and the puppies ask for. */
export type Kind = 'healthy' | 'cured' | 'trained' | 'fair' | 'hotel';

/** A kennel. */
export type KennelView = {
  /** The location where the truck stands; none before the first turn. */
  at?: Location;
  /** Food. */
  food: number;
  /** Coins. */
  coins: number;
  /** The characters on display. */
  characters: Array<Character>;
  /** The bays. */
  bays: { [key in Spot]?: BayView };
  /** The guests of the hotel. */
  hotel: Array<DogId>;
  /** The sick dogs. */
  infirmary: Array<DogId>;
  /** Licences of open bays still to be paid. */
  unpaid: number;
  /** Licences paid. */
  paid: number;
  /** Improvements. */
  improvements: number;
  /** Bonus cards. */
  bonuses: Array<Bonus>;
  /** Puppy cards. */
  puppies: Array<Kind>;
  /** Draft: how many characters it holds. */
  dealt: number;
  /** Draft: whether the seat has chosen and waits for the others. */
  chosen: boolean;
};

/** A bay. */
export type BayView = {
  /** How many dogs it holds. */
  size: number;
  /** Whether it is open. */
  open: boolean;
  /** Whether it brought a puppy card and must stay full. */
  locked: boolean;
  /** The dogs in it. */
  dogs: Array<DogId>;
};

/** What a seat knows besides. */
export type Own = {
  /** Draft: the characters it was dealt. */
  hand: Array<Character>;
  /** Draft: which of them it chose, while it waits for the others. */
  chosen?: Character;
};

/** What is told of an event. */
export type Seen =
  | {
      what: 'laid';
      /** Who has the marker. */
      start: Seat;
      /** The locations, fewest symbols first. */
      locations: Array<Location>;
      /** The breeds in play. */
      breeds: Array<Breed>;
      /** How many cards the dog pile has. */
      dogs: number;
      /** How many cards the character pile has. */
      characters: number;
    }
  | {
      what: 'dealt';
      /** To whom. */
      seat: Seat;
      /** How many. */
      cards: number;
      /** Which, told to the seat alone. */
      hand?: Array<Character>;
    }
  | {
      what: 'chose';
      /** Who. */
      seat: Seat;
      /** What, told to the seat alone. */
      character?: Character;
    }
  | {
      what: 'reconsidered';
      /** Who. */
      seat: Seat;
    }
  | {
      what: 'revealed';
      /** By seat. */
      characters: { [key in Seat]: Character };
    }
  | {
      what: 'shuffled';
      /** How many cards it has now. */
      cards: number;
    }
  | {
      what: 'refilled';
      /** Where. */
      location: Location;
      /** Which, in order. */
      order: Array<DogId>;
      /** What they are. */
      dogs: { [key in DogId]: SeenDog };
    }
  | {
      what: 'posted';
      /** Where. */
      location: Location;
      /** Who. */
      character: Character;
    }
  | {
      what: 'turn_began';
      /** Whose. */
      seat: Seat;
      /** In which round, from 1. */
      round: number;
    }
  | {
      what: 'moved';
      /** Whose. */
      seat: Seat;
      /** Where to. */
      to: Location;
    }
  | {
      what: 'stayed';
      /** Whose. */
      seat: Seat;
    }
  | {
      what: 'tolled';
      /** By whom. */
      seat: Seat;
      /** To whom. */
      to: Seat;
      /** How much. */
      coins: number;
    }
  | {
      what: 'collected';
      /** By whom. */
      seat: Seat;
      /** Where. */
      location: Location;
      /** Which, in order. */
      dogs: Array<DogId>;
      /** What it cost. */
      food: number;
    }
  | {
      what: 'placed';
      /** By whom. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** Its breed. */
      breed: Breed;
      /** Its sign. */
      sign: Sign;
      /** Where. */
      to: Spot;
      /** How it came. */
      via: Via;
    }
  | {
      what: 'handed_in';
      /** By whom. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** Its breed. */
      breed: Breed;
      /** What is received. */
      gain: Resource;
      /** How much. */
      amount: number;
    }
  | {
      what: 'hired';
      /** By whom. */
      seat: Seat;
      /** Where. */
      location: Location;
      /** Who. */
      character: Character;
      /** What it cost. */
      coins: number;
    }
  | {
      what: 'bay_opened';
      /** Whose. */
      seat: Seat;
      /** Which. */
      bay: Spot;
      /** What it brought. */
      food: number;
    }
  | {
      what: 'licence_paid';
      /** By whom. */
      seat: Seat;
      /** What it cost. */
      coins: number;
    }
  | {
      what: 'used';
      /** By whom. */
      seat: Seat;
      /** Who. */
      character: Character;
      /** Food received at once. */
      food: number;
      /** Coins received at once. */
      coins: number;
    }
  | {
      what: 'lifted';
      /** By whom. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** Its breed. */
      breed: Breed;
      /** Its sign. */
      sign: Sign;
    }
  | {
      what: 'improved';
      /** By whom. */
      seat: Seat;
      /** What it cost. */
      coins: number;
    }
  | {
      what: 'rewarded';
      /** Whom. */
      seat: Seat;
    }
  | {
      what: 'forfeited';
      /** By whom. */
      seat: Seat;
    }
  | {
      what: 'puppy_due';
      /** Whose. */
      seat: Seat;
      /** Which. */
      bay: Spot;
    }
  | {
      what: 'puppy_taken';
      /** By whom. */
      seat: Seat;
      /** Which. */
      puppy: Kind;
      /** What it cost. */
      coins: number;
    }
  | {
      what: 'donated';
      /** By whom. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** Its breed. */
      breed: Breed;
      /** Its sign. */
      sign: Sign;
      /** Food received. */
      food: number;
      /** Coins received. */
      coins: number;
    }
  | {
      what: 'claimed';
      /** By whom. */
      seat: Seat;
      /** Which. */
      bonus: Bonus;
    }
  | {
      what: 'renewed';
      /** By whom. */
      seat: Seat;
      /** What it cost. */
      coins: number;
    }
  | {
      what: 'end_began';
      /** Why. */
      cause: Cause;
    }
  | {
      what: 'awarded';
      /** To whom. */
      seat: Seat;
      /** Which. */
      bonus: Bonus;
    }
  | { what: 'ended' };

/** What everybody may know of a dog that comes to light. */
export type SeenDog = {
  /** Its breed. */
  breed: Breed;
  /** Its sign. */
  sign: Sign;
};

/** The two things one pays with. */
export type Resource = 'food' | 'coins';

/** Why the end begins. */
export type Cause = 'last_card' | 'dry';

/** What a seat may do. */
export type Action =
  | {
      do: 'choose';
      /** Which. */
      character: Character;
    }
  | { do: 'reconsider' }
  | {
      do: 'move';
      /** Which. */
      to: Location;
    }
  | { do: 'stay' }
  | {
      do: 'collect';
      /** To whom the toll is paid, if there is one to pay. */
      toll?: Seat;
    }
  | {
      do: 'hire';
      /** To whom the toll is paid, if there is one to pay. */
      toll?: Seat;
    }
  | { do: 'open_bay' }
  | { do: 'pay_licence' }
  | {
      do: 'use';
      /** Which of one's own. */
      character: Character;
    }
  | { do: 'renew' }
  | {
      do: 'donate';
      /** Which. */
      dog: DogId;
      /** How much of the gain is food; the rest are coins. */
      food: number;
    }
  | {
      do: 'claim';
      /** Which. */
      bonus: Bonus;
    }
  | { do: 'end_turn' }
  | {
      do: 'place';
      /** Which. */
      dog: DogId;
      /** Where. */
      to: Spot;
    }
  | {
      do: 'hand_in';
      /** Which. */
      dog: DogId;
      /** What is received for it. */
      gain: Resource;
    }
  | {
      do: 'lift';
      /** Which. */
      dog: DogId;
    }
  | {
      do: 'take_puppy';
      /** Which. */
      puppy: Kind;
    }
  | { do: 'improve' }
  | {
      do: 'buy_puppy';
      /** Which. */
      puppy: Kind;
    }
  | { do: 'enough' };

/** The options of Dogs Cardgame. */
export type Options = {
  /** The expansion Filhotes: puppy cards (manual L474). */
  puppies: boolean;
  /** Playing with children: no bonus cards, cheap licences, no toll (manual L458). */
  children: boolean;
  /** The characters of the city can be renewed (manual L531). */
  variant_1: boolean;
  /** A donation may be of two dogs (manual L533). */
  variant_2: boolean;
  /** A sick or fair dog taken as a reward may go into a bay (manual L535). */
  variant_3: boolean;
  /** A cured dog counts as a healthy one too (C-27). */
  cured_are_healthy: boolean;
  /** The breeds, or none to draw them (C-35). */
  breeds: Array<Breed>;
  /** Which location of one symbol, where only one lies (C-36). */
  one_symbol: OneSymbol;
  /** Which location of two symbols, where only one lies (C-36). */
  two_symbols: TwoSymbols;
  /** Which location of three symbols, where only one lies (C-36). */
  three_symbols: ThreeSymbols;
};

/** The locations of one symbol. */
export type OneSymbol = 'drawn' | 'corner' | 'playing_field';

/** The locations of two symbols. */
export type TwoSymbols = 'drawn' | 'hill_street' | 'square';

/** The locations of three symbols. */
export type ThreeSymbols = 'drawn' | 'park' | 'highway';
