// Written by `cargo xtask gen` from the Rust types. Not to be edited.

import type { Breed } from './breeds';

import type { Seat } from './games';

/** The public view. */
export type View = {
  /** The phase of the match. */
  phase: Phase;
  /** From 1; 0 during the draft. */
  round: number;
  /** The seat with the marker: each round begins with it. */
  start: Seat;
  /** Whether the end has begun. */
  ending: Ending;
  /** How many whole rounds before this one brought no new dog (house rule C-46: the tenth begins the end). */
  dry_rounds: number;
  /** The rules in force. */
  rules: RulesView;
  /** The breeds in play. */
  breeds: Array<Breed>;
  /** The turn being played. */
  turn?: TurnView;
  /** The decision that has to be taken before the turn goes on. */
  decision?: DecisionView;
  /** The order of the locations, fewest symbols first. */
  row: Array<Location>;
  /** The locations in play. */
  locations: { [key in Location]?: LocationView };
  /** All dogs whose cards have been drawn. */
  dogs: { [key in DogId]: DogView };
  /** The dogs of the fair, in the order they came. */
  fair: Array<DogId>;
  /** The dogs given away. */
  gone: Array<DogId>;
  /** The common supply. */
  supply: Supply;
  kennels: { [key in Seat]: KennelView };
};

/** The phase of the match. */
export type Phase = 'draft' | 'rounds' | 'over';

/** Whether the end has begun. */
export type Ending = 'no' | 'begun' | 'last';

/** The rules in force. */
export type RulesView = {
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

export type TurnView = {
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
  /** The kind of the decision. */
  kind: DecisionKind;
  /** The dogs in hand, in the order they are put down. */
  hand: Array<DogId>;
  /** The full bay that brings a puppy card. */
  bay?: Spot;
  /** Improvements bought so far. */
  bought: number;
};

/** The kinds of decisions within a turn. */
export type DecisionKind =
  'collect' | 'vet' | 'lift' | 'put_down' | 'manager' | 'partner' | 'reward' | 'puppy' | 'donate';

/** The public number of a dog: dogs are numbered in the order in which their cards are drawn. */
export type DogId = number;

/** Where in a kennel a dog can lie. */
export type Spot = 'bay_1' | 'bay_2' | 'bay_3' | 'bay_4' | 'bay_5' | 'hotel' | 'infirmary';

/** The places of the city, fewest symbols first (manual L187). */
export type Location = 'corner' | 'playing_field' | 'hill_street' | 'square' | 'park' | 'highway';

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

/** The characters that can be hired. */
export type Character = 'merchant' | 'vet' | 'trainer' | 'manager' | 'partner';

/** A dog. The lists of the view say where it is. */
export type DogView = {
  breed: Breed;
  /** The sign on its card. */
  sign: Sign;
  /** How it came to its place. In a bay, a sick dog is a cured one. */
  via: Via;
};

/** The sign on a dog's card: one card of each sign per breed (manual L88-98). */
export type Sign = 'healthy' | 'trained' | 'sick' | 'hotel' | 'fair';

/** How a dog came into its kennel (C-28). */
export type Via = 'collect' | 'vet' | 'partner' | 'reward';

/** The common supply. */
export type Supply = {
  /** Cards in the dog pile. */
  dogs: number;
  /** Cards in the character pile. */
  characters: number;
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

export type KennelView = {
  /** The location where the truck stands; none before the first turn. */
  at?: Location;
  food: number;
  coins: number;
  /** The characters on display. */
  characters: Array<Character>;
  bays: { [key in Spot]?: BayView };
  /** The guests of the hotel. */
  hotel: Array<DogId>;
  /** The sick dogs. */
  infirmary: Array<DogId>;
  /** Licences of open bays still to be paid. */
  unpaid: number;
  /** Licences paid. */
  paid: number;
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

export type BayView = {
  /** How many dogs it holds. */
  size: number;
  /** Whether it is open. */
  open: boolean;
  /** Whether it brought a puppy card and must stay full. */
  locked: boolean;
  dogs: Array<DogId>;
};

/** The private view of a seat. */
export type PrivateView = {
  /** Draft: the characters it was dealt. */
  hand: Array<Character>;
  /** Draft: which of them it chose, while it waits for the others. */
  chosen?: Character;
};

/** What a viewer observes of an event. */
export type Observation = WithDog | ObservedEvent;

/** A public event, with the breed and the sign of the dog that it is about. */
export type WithDog = {
  breed?: Breed;
  /** The sign printed on the card. */
  sign?: Sign;
} & (
  | { what: 'reconsidered'; seat: Seat }
  | { what: 'revealed'; characters: Array<Character> }
  | { what: 'posted'; location: Location; character: Character }
  | { what: 'turn_began'; seat: Seat; round: number }
  | { what: 'moved'; seat: Seat; to: Location }
  | { what: 'stayed'; seat: Seat }
  | { what: 'tolled'; seat: Seat; to: Seat; coins: number }
  | { what: 'collected'; seat: Seat; location: Location; dogs: Array<DogId>; food: number }
  | { what: 'placed'; seat: Seat; dog: DogId; to: Spot; via: Via }
  | { what: 'handed_in'; seat: Seat; dog: DogId; gain: Resource; amount: number }
  | { what: 'hired'; seat: Seat; location: Location; character: Character; coins: number }
  | { what: 'bay_opened'; seat: Seat; bay: Spot; food: number }
  | { what: 'licence_paid'; seat: Seat; coins: number }
  | { what: 'used'; seat: Seat; character: Character; food: number; coins: number }
  | { what: 'lifted'; seat: Seat; dog: DogId }
  | { what: 'lifting_ended'; seat: Seat }
  | { what: 'improved'; seat: Seat; coins: number }
  | { what: 'rewarded'; seat: Seat }
  | { what: 'forfeited'; seat: Seat }
  | { what: 'puppy_due'; seat: Seat; bay: Spot }
  | { what: 'puppy_taken'; seat: Seat; puppy: Kind; bay?: Spot; coins: number }
  | { what: 'donated'; seat: Seat; dog: DogId; food: number; coins: number }
  | { what: 'claimed'; seat: Seat; bonus: Bonus }
  | { what: 'renewed'; seat: Seat; coins: number }
  | { what: 'finished'; seat: Seat }
  | { what: 'end_began'; cause: Cause }
  | { what: 'awarded'; seat: Seat; bonus: Bonus }
  | { what: 'ended' }
);

/** The two resources. */
export type Resource = 'food' | 'coins';

/** The reason why the end begins. */
export type Cause = 'last_card' | 'dry';

/** What a viewer observes of a `RecordedEvent`. Piles are numbers of cards. */
export type ObservedEvent =
  | {
      what: 'laid';
      start: Seat;
      locations: Array<Location>;
      breeds: Array<Breed>;
      dogs: number;
      characters: number;
    }
  | { what: 'dealt'; seat: Seat; cards: number; hand?: Array<Character> }
  | { what: 'chose'; seat: Seat; character?: Character }
  | { what: 'shuffled'; cards: number }
  | { what: 'refilled'; location: Location; order: Array<DogId>; dogs: { [key in DogId]: ObservedDog } };

/** The contents of a dog card. */
export type ObservedDog = { breed: Breed; sign: Sign };

/** An action of a seat. */
export type Action =
  | { do: 'choose'; character: Character }
  | { do: 'reconsider' }
  | { do: 'move'; to: Location }
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
  | { do: 'use'; character: Character }
  | { do: 'renew' }
  | {
      do: 'donate';
      dog: DogId;
      /** How much of the gain is food; the rest are coins. */
      food: number;
    }
  | { do: 'claim'; bonus: Bonus }
  | { do: 'end_turn' }
  | { do: 'place'; dog: DogId; to: Spot }
  | {
      do: 'hand_in';
      dog: DogId;
      /** What is received for it. */
      gain: Resource;
    }
  | { do: 'lift'; dog: DogId }
  | { do: 'take_puppy'; puppy: Kind }
  | { do: 'improve' }
  | { do: 'buy_puppy'; puppy: Kind }
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

/** The location with one symbol that is used where only one is (C-36). */
export type OneSymbol = 'drawn' | 'corner' | 'playing_field';

/** The location with two symbols that is used where only one is (C-36). */
export type TwoSymbols = 'drawn' | 'hill_street' | 'square';

/** The location with three symbols that is used where only one is (C-36). */
export type ThreeSymbols = 'drawn' | 'park' | 'highway';
