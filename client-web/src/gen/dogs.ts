// Written by `cargo xtask gen` from the Rust types. Not to be edited.

import type { Breed } from './breeds';

import type { Seat } from './games';

/** The table. */
export type View = {
  /** What is being played. */
  phase: Phase;
  /** From 1. */
  round: number;
  /** Who has the start piece. */
  start: Seat;
  /** How near the end is. */
  ending: EndingView;
  /** Whether a helper hired again in the last round counts as paid. */
  rehire_scores: boolean;
  /** Meeples for which a house has room. */
  capacity: number;
  /** The turn being played. */
  turn?: TurnView;
  /** The dog that is offered. */
  offer?: OfferView;
  /** The spaces of the map. */
  spaces: { [key in Space]?: SpaceView };
  /** Every dog that has come to light. */
  dogs: { [key in DogId]: DogView };
  /** The piles. */
  piles: { [key in Region]?: PileView };
  /** The fair. */
  fair: FairView;
  /** Cards in the action deck. */
  deck: number;
  /** The discarded cards. */
  discard: { [key in Card]?: number };
  /** The houses. */
  houses: { [key in House]?: HouseView };
  /** The kennels, by seat. */
  kennels: { [key in Seat]: KennelView };
};

/** What is being played. */
export type Phase = 'refuel' | 'drive' | 'lay_out' | 'give' | 'act' | 'close' | 'over';

/** How near the end is. */
export type EndingView = 'no' | 'next' | 'last';

/** A turn. */
export type TurnView = {
  /** Whose. */
  seat: Seat;
  /** The lap, from 1; none on the road. */
  lap?: number;
  /** Where the meeple is. */
  house?: House;
  /** How far its action is. */
  deed?: DeedView;
  /** The first of two dogs that are to change places. */
  swapping?: DogId;
};

/** The houses where meeples act in the second phase. */
export type House = 'town_hall' | 'warehouse' | 'pet_shop' | 'vet' | 'fair';

/** How far the action of a turn is. */
export type DeedView = 'card' | 'may' | 'sold' | 'trade' | 'house' | 'done';

/** A dog's number, given when it comes to light. */
export type DogId = number;

/** A dog that is offered. */
export type OfferView = {
  /** By whom. */
  donor: Seat;
  /** Which. */
  dog: DogId;
  /** Who is asked. */
  asked: Seat;
  /** It was taken in, and is to be laid out. */
  taken: boolean;
};

/** The places of the map. */
export type Space =
  | 'centre'
  | 'c1'
  | 'c2'
  | 'c3'
  | 'c4'
  | 'c5'
  | 'c6'
  | 'c7'
  | 'c8'
  | 'k1'
  | 'k2'
  | 'k3'
  | 'k4'
  | 'k5'
  | 'k6'
  | 'k7'
  | 'k8';

/** A space of the map. */
export type SpaceView = {
  /** The dogs that lie there. */
  dogs: Array<DogId>;
  /** Whether a block does. */
  block: boolean;
};

/** A dog. Where it is, the lists say. */
export type DogView = {
  /** Its breed. */
  breed: Breed;
  /** How it is. */
  health: Health;
};

/** How a dog is found. In a bay and at the fair every dog is healthy (manual L461, L498). */
export type Health = 'healthy' | 'sick' | 'lost';

/** The two sides of the map, each with a pile of dogs of its own. */
export type Region = 'city' | 'country';

/** A pile. */
export type PileView = {
  /** How many tokens are in it. */
  tokens: number;
  /** Whether it has fewer than there are empty spaces: the end is near. */
  runs_out: boolean;
};

/** The fair. */
export type FairView = {
  /** The dogs that are there, in the order they came. */
  dogs: Array<DogId>;
  /** What one of them costs. */
  price: number;
  /** Which breeds are bought; nothing before the first card is turned. */
  card?: FairCard;
  /** The cards that were turned, in the order in which they come again. */
  seen: Array<FairCard>;
};

/** The cards of the fair: what it buys in a round. */
export type FairCard = 'f1' | 'f2' | 'f3' | 'f4';

/** The cards of the action deck, one word for all that are alike. */
export type Card =
  | 'gas3'
  | 'gas2'
  | 'food3'
  | 'food2'
  | 'food1'
  | 'med3'
  | 'med2'
  | 'med1'
  | 'coin3'
  | 'coin2'
  | 'coin1'
  | 'swap_dogs'
  | 'helper'
  | 'extra_dog'
  | 'discount'
  | 'vet'
  | 'trained_dog'
  | 'award_dog'
  | 'free_entry';

/** A house. */
export type HouseView = {
  /** The cards above it. */
  cards: Array<Card>;
  /** Whose meeples are there, in the order they came. */
  meeples: Array<Seat>;
  /** Whether the last of them came by the card *free entry*. */
  free_entry: boolean;
};

/** A kennel. */
export type KennelView = {
  /** Coins. */
  coins: number;
  /** Gas. */
  gas: number;
  /** Food. */
  food: number;
  /** Medicine. */
  medicine: number;
  /** Whether there is a helper. */
  helper: boolean;
  /** Whether the helper was paid when last it was time to. */
  paid: boolean;
  /** The cards in the open hand. */
  cards: Array<Card>;
  /** Where the truck is; nowhere while it is in the garage. */
  truck?: Space;
  /** What it does. */
  trip: Trip;
  /** The dogs on it. */
  load: Array<DogId>;
  /** Meeples not yet placed. */
  meeples: number;
  /** The bays. */
  bays: { [key in BayId]?: BayView };
  /** The sick dogs. */
  infirmary: Array<DogId>;
  /** Places of the infirmary that are free. */
  infirmary_room: number;
  /** Dogs that are taken up. */
  hand: Array<DogId>;
  /** Dogs for which there is no room. */
  surplus: Array<DogId>;
  /** Dogs that were put down since the lay-out began. */
  settled: Array<DogId>;
  /** Sick dogs that the vet lets into bays. */
  curable: Array<DogId>;
  /** Bays that still have to go unfed. */
  hungry: number;
};

/** What a truck does in the first phase. */
export type Trip = 'ready' | 'out' | 'home' | 'stayed';

/** The bays of a kennel, in the order in which they are built. */
export type BayId = 'bay_1' | 'bay_2' | 'bay_3' | 'bay_4' | 'bay_5';

/** A bay. */
export type BayView = {
  /** Whether it is built. */
  built: boolean;
  /** Whether it paid for being full of one breed. */
  quartet_paid: boolean;
  /** The dogs in it. */
  dogs: Array<DogId>;
};

/** The map, the cards, the breeds. */
export type Tables = {
  /** The canvas of the map. */
  width: number;
  /** See `width`. */
  height: number;
  /** The places of the map. */
  spaces: { [key in Space]?: SpaceFacts };
  /** The spaces with paws of each region. */
  regions: { [key in Region]?: Array<Space> };
  /** The roads, each once. */
  roads: Array<[Space, Space]>;
  /** Where each breed lives. */
  breeds: { [key in Breed]?: Region };
  /** The cards of the deck. */
  cards: { [key in Card]?: CardTable };
  /** What the fair buys with each of its cards. */
  fair_cards: { [key in FairCard]?: Array<Breed> };
  /** Points of the bays that are built later. */
  bay_points: { [key in BayId]?: number };
};

/** A place as it is drawn and rewarded. */
export type SpaceFacts = {
  /** From the left of the canvas. */
  x: number;
  /** From its top. */
  y: number;
  /** Coins for a lost dog that is found here (manual L271-273, L301-302). */
  reward: number;
  /** The face of the expansion's die that stands for it. */
  die: number;
};

/** A card of the deck. */
export type CardTable = {
  /** How many there are, where more than two play. */
  count: number;
  /** What it is turned into; nothing for a special card. */
  gives?: Goods;
  /** Coins that it adds to a sale. */
  sale_bonus?: number;
};

/** Amounts of everything that is paid and received. */
export type Goods = {
  /** Coins. */
  coins: number;
  /** Gas. */
  gas: number;
  /** Food. */
  food: number;
  /** Medicine. */
  medicine: number;
};

/** What is told of an event. */
export type Seen = Named<Happening> | Hint;

/**
 * What happened, with the names of the dogs of which a story tells. It is read again when they lie elsewhere, or are
 * back in the box.
 */
export type Named<H> = {
  /** The breeds of these dogs, in the order in which it names them. */
  breeds?: Array<Breed>;
} & H;

/** What happened, and everybody may know it. */
export type Happening =
  | {
      what: 'round_began';
      /** From 1. */
      round: number;
      /** Who begins in it. */
      start: Seat;
    }
  | {
      what: 'income';
      /** Coins for each. */
      coins: number;
    }
  | {
      what: 'phase_began';
      /** Which. */
      phase: Phase;
      /** Who decides in it, if all do at once. */
      seats: Array<Seat>;
    }
  | {
      what: 'end_near';
      /** Why. */
      why: Ending;
    }
  | {
      what: 'gas_bought';
      /** Who. */
      seat: Seat;
      /** For so many coins. */
      coins: number;
      /** So much of it fits. */
      gas: number;
    }
  | {
      what: 'turn_began';
      /** Whose. */
      seat: Seat;
      /** In the phase of the houses: which lap, from 1. */
      lap: number;
    }
  | {
      what: 'drove';
      /** Whose. */
      seat: Seat;
      /** Past these places; it stops at the last. */
      path: Array<Space>;
      /** What it took. */
      gas: number;
    }
  | {
      what: 'collected';
      /** Whose. */
      seat: Seat;
      /** Which. */
      dog: DogId;
    }
  | {
      what: 'returned';
      /** Who found it. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** The reward. */
      coins: number;
    }
  | {
      what: 'went_home';
      /** Whose. */
      seat: Seat;
      /** What it took. */
      gas: number;
      /** What the first and the last receive. */
      bonus?: Good;
    }
  | {
      what: 'stayed';
      /** Who. */
      seat: Seat;
    }
  | {
      what: 'card_used';
      /** By whom. */
      seat: Seat;
      /** Which. */
      card: Card;
    }
  | {
      what: 'swap_began';
      /** By whom. */
      seat: Seat;
      /** Which. */
      dog: DogId;
    }
  | {
      what: 'dogs_swapped';
      /** By whom. */
      seat: Seat;
      /** One of them. */
      one: DogId;
      /** The other. */
      two: DogId;
    }
  | {
      what: 'dog_drawn';
      /** By whom. */
      seat: Seat;
      /** From which pile. */
      region: Region;
      /** What it is. D-15: a lost one goes to the fair, without a reward. */
      dog: Dog;
      /** Blocks that lay above it and are set aside. */
      blocks: number;
    }
  | {
      what: 'unloaded';
      /** Whose. */
      seat: Seat;
    }
  | {
      what: 'vet_used';
      /** By whom. */
      seat: Seat;
    }
  | {
      what: 'given_up';
      /** Whose. */
      seat: Seat;
      /** Which. */
      dog: DogId;
    }
  | {
      what: 'kept';
      /** Whose. */
      seat: Seat;
      /** Which. */
      dog: DogId;
    }
  | {
      what: 'lifted';
      /** Whose. */
      seat: Seat;
      /** Which. */
      dog: DogId;
    }
  | {
      what: 'put';
      /** Whose. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** Where. */
      to: BayId;
    }
  | {
      what: 'laid_out';
      /** Whose. */
      seat: Seat;
    }
  | {
      what: 'stepped_back';
      /** By whom. */
      seat: Seat;
    }
  | {
      what: 'reopened';
      /** Who. */
      seat: Seat;
    }
  | {
      what: 'quartet';
      /** Whose. */
      seat: Seat;
      /** Which. */
      bay: BayId;
      /** What it brings. */
      coins: number;
    }
  | {
      what: 'donates';
      /** Who. */
      seat: Seat;
    }
  | {
      what: 'offered';
      /** By whom. */
      seat: Seat;
      /** Which. */
      dog: DogId;
    }
  | {
      what: 'asked';
      /** Who. */
      seat: Seat;
    }
  | {
      what: 'refused';
      /** Who. */
      seat: Seat;
    }
  | {
      what: 'accepted';
      /** Who. */
      seat: Seat;
      /** From whom. */
      from: Seat;
      /** Which. */
      dog: DogId;
    }
  | {
      what: 'sent_to_fair';
      /** Whose. */
      seat: Seat;
      /** Which. */
      dog: DogId;
    }
  | {
      what: 'entered';
      /** Whose. */
      seat: Seat;
      /** Where. */
      house: House;
      /** As one too many, with the card. */
      free_entry: boolean;
    }
  | {
      what: 'card_taken';
      /** By whom. */
      seat: Seat;
      /** Where. */
      house: House;
      /** Which. */
      card: Card;
      /** What it is turned into. */
      goods?: Goods;
    }
  | {
      what: 'built';
      /** Whose. */
      seat: Seat;
      /** Which. */
      bay: BayId;
      /** For so many. */
      coins: number;
    }
  | {
      what: 'swapped';
      /** By whom. */
      seat: Seat;
      /** What is given. */
      give: Good;
      /** What is received. */
      get: Good;
    }
  | {
      what: 'bought';
      /** By whom. */
      seat: Seat;
      /** For so many. */
      coins: number;
      /** So much. */
      food: number;
      /** So much. */
      medicine: number;
    }
  | {
      what: 'cured';
      /** Whose. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** Where it goes. */
      to: BayId;
      /** What it took. */
      medicine: number;
    }
  | {
      what: 'sold';
      /** By whom. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** For so many. */
      coins: number;
    }
  | {
      what: 'added_to_sale';
      /** Whose. */
      seat: Seat;
      /** Which card. */
      card: Card;
      /** So much more. */
      coins: number;
    }
  | {
      what: 'dog_bought';
      /** By whom. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** For so many. */
      coins: number;
    }
  | {
      what: 'trade_began';
      /** By whom. */
      seat: Seat;
      /** Which. */
      dog: DogId;
    }
  | {
      what: 'traded';
      /** By whom. */
      seat: Seat;
      /** Which was given. */
      give: DogId;
      /** Which was received. */
      get: DogId;
    }
  | {
      what: 'turn_ended';
      /** Whose. */
      seat: Seat;
    }
  | {
      what: 'fed';
      /** Whose. */
      seat: Seat;
      /** What it took. */
      food: number;
      /** Bays that go unfed. */
      hungry: number;
    }
  | {
      what: 'fell_ill';
      /** Whose. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** The infirmary is full: it goes to the fair. */
      fair: boolean;
    }
  | {
      what: 'helper_paid';
      /** Whose. */
      seat: Seat;
      /** With what. */
      with: Salary;
    }
  | {
      what: 'helper_left';
      /** Whose. */
      seat: Seat;
    }
  | {
      what: 'helper_hired';
      /** By whom. */
      seat: Seat;
      /** Whether. */
      again: boolean;
    }
  | { what: 'cards_cleared' }
  | {
      what: 'cards_laid';
      /** Which. */
      house: House;
      /** The cards. */
      cards: Array<Card>;
    }
  | {
      what: 'fair_turned';
      /** Which. */
      card: FairCard;
    }
  | { what: 'blocks_taken' }
  | {
      what: 'refilled';
      /** Which. */
      region: Region;
      /** Dogs, by the space where they lie. */
      dogs: { [key in Space]?: Dog };
      /** Spaces with a block. */
      blocks: Array<Space>;
    }
  | { what: 'ended' };

/** Why a round is the last one. */
export type Ending = 'pile' | 'stayed' | 'blocks';

/** The resources that are no money. */
export type Good = 'food' | 'medicine' | 'gas';

/** A dog that has come to light. */
export type Dog = {
  /** Its number. */
  id: DogId;
  /** Its breed. */
  breed: Breed;
  /** How it is now: a dog that was cured is healthy, one that went hungry is sick. */
  health: Health;
};

/** What the helper is paid with. */
export type Salary = 'coin' | 'card';

/** What is told of a `Secret`. */
export type Hint =
  | {
      what: 'laid';
      /** Who begins. */
      start: Seat;
      /** Breeds of which a lost dog is left in the box. */
      removed: Array<Breed>;
    }
  | {
      what: 'deck_shuffled';
      /** How many cards it has now. */
      cards: number;
    }
  | {
      what: 'pile_shuffled';
      /** Which. */
      region: Region;
      /** How many tokens it has now. */
      tokens: number;
    };

/** What a seat may do. */
export type Action =
  | {
      do: 'buy_gas';
      /** How many. */
      coins: number;
    }
  | {
      do: 'drive';
      /** Which. */
      to: Space;
    }
  | {
      do: 'go_home';
      /** What the first and the last receive; nothing for others. */
      bonus?: Good;
    }
  | { do: 'stay' }
  | {
      do: 'swap_dogs';
      /** Which. */
      dog: DogId;
    }
  | {
      do: 'swap_with';
      /** Which. */
      dog: DogId;
    }
  | {
      do: 'draw_dog';
      /** Which pile. */
      region: Region;
    }
  | { do: 'use_vet' }
  | {
      do: 'give_up';
      /** Which. */
      dog: DogId;
    }
  | {
      do: 'keep';
      /** Which. */
      dog: DogId;
    }
  | {
      do: 'lift';
      /** Which. */
      dog: DogId;
    }
  | {
      do: 'put';
      /** Which. */
      dog: DogId;
      /** Where. */
      to: BayId;
    }
  | { do: 'done' }
  | { do: 'step_back' }
  | { do: 'reopen' }
  | {
      do: 'offer';
      /** Which. */
      dog: DogId;
    }
  | { do: 'accept' }
  | { do: 'refuse' }
  | {
      do: 'enter';
      /** Where. */
      house: House;
      /** With the card *free entry*, into a full house. */
      free_entry: boolean;
    }
  | {
      do: 'take';
      /** Which. */
      card: Card;
    }
  | {
      do: 'build';
      /** With the card *discount*. */
      discount: boolean;
    }
  | {
      do: 'swap';
      /** What is given. */
      give: Good;
      /** What is received. */
      get: Good;
    }
  | {
      do: 'buy';
      /** So much food; the rest is medicine. */
      food: number;
    }
  | {
      do: 'cure';
      /** Which. */
      dog: DogId;
      /** Where. */
      to: BayId;
    }
  | {
      do: 'sell';
      /** Which. */
      dog: DogId;
    }
  | {
      do: 'add_to_sale';
      /** Which card. */
      card: Card;
    }
  | {
      do: 'buy_dog';
      /** Which. */
      dog: DogId;
    }
  | {
      do: 'trade';
      /** Which. */
      dog: DogId;
    }
  | {
      do: 'trade_for';
      /** Which. */
      dog: DogId;
    }
  | { do: 'end_turn' }
  | {
      do: 'starve';
      /** Which. */
      dog: DogId;
    }
  | {
      do: 'pay';
      /** With what. */
      with: Salary;
    }
  | {
      do: 'hire';
      /** Whether. */
      again: boolean;
    };

/** The options of DOGS, with or without its expansion. */
export type Options = {
  /** D-37: a helper hired again in the last round counts as paid. */
  rehire_scores: boolean;
};

/** The table. */
export type SocioView = {
  /** A decision outside the phases of DOGS. */
  scene?: SceneView;
  /** Who takes it. */
  decides?: Seat;
  /** The partner's errand in the turn being played. */
  call?: CallView;
  /** Dogs of the new breeds that have not come to light. */
  new_dogs: number;
  /** Partners for whom a location has room. */
  partner_capacity: number;
  /** Cards in the second deck. */
  partner_deck: number;
  /** The second discard. */
  partner_discard: { [key in PartnerCard]?: number };
  /** The locations. */
  locations: { [key in Location]?: LocationView };
  /** Tokens of each service that are left. */
  services: { [key in Service]?: number };
  /** Bonus cards that nobody has. */
  bonuses: Array<Bonus>;
  /** The hotels, by seat. */
  hotels: { [key in Seat]: HotelView };
  /** Dogs in the hospital. */
  treated: Array<DogId>;
  /** What is being played. */
  phase: Phase;
  /** From 1. */
  round: number;
  /** Who has the start piece. */
  start: Seat;
  /** How near the end is. */
  ending: EndingView;
  /** Whether a helper hired again in the last round counts as paid. */
  rehire_scores: boolean;
  /** Meeples for which a house has room. */
  capacity: number;
  /** The turn being played. */
  turn?: TurnView;
  /** The dog that is offered. */
  offer?: OfferView;
  /** The spaces of the map. */
  spaces: { [key in Space]?: SpaceView };
  /** Every dog that has come to light. */
  dogs: { [key in DogId]: DogView };
  /** The piles. */
  piles: { [key in Region]?: PileView };
  /** The fair. */
  fair: FairView;
  /** Cards in the action deck. */
  deck: number;
  /** The discarded cards. */
  discard: { [key in Card]?: number };
  /** The houses. */
  houses: { [key in House]?: HouseView };
  /** The kennels, by seat. */
  kennels: { [key in Seat]: KennelView };
};

/** A decision outside the phases of DOGS. */
export type SceneView = 'split' | 'hospital';

/** A partner's errand. */
export type CallView = {
  /** Where. */
  at: Location;
  /** How far it is. */
  errand: ErrandView;
};

/** The locations of the second board, where partners act. */
export type Location = 'ngo' | 'agency' | 'service_centre';

/** How far a partner's errand is. */
export type ErrandView = 'card' | 'joker' | 'may';

/** The cards of the second deck, one word for all that are alike. */
export type PartnerCard =
  | 'x_coin1'
  | 'x_coin2'
  | 'x_food2'
  | 'x_med2'
  | 'x_gas2'
  | 'joker2'
  | 'licence_discount'
  | 'ngo'
  | 'service_centre'
  | 'trainer'
  | 'guide_dog'
  | 'hospital'
  | 'guest_1'
  | 'guest_2'
  | 'guest_3'
  | 'guest_4'
  | 'guest_5'
  | 'guest_6'
  | 'guest_7'
  | 'guest_8'
  | 'guest_9'
  | 'guest_10'
  | 'guest_11'
  | 'guest_12';

/** A location. */
export type LocationView = {
  /** The cards above it. */
  cards: Array<PartnerCard>;
  /** Whose partners are there, in the order they came. */
  partners: Array<Seat>;
  /** Whether the last of them came by the card *free entry*. */
  free_entry: boolean;
};

/** The services of a hotel (the first is manual L151, the others are ours). */
export type Service = 'painting' | 'gardening' | 'pest_control' | 'wiring' | 'plumbing' | 'security';

/** The cards that the first to reach something takes (manual L192-204). */
export type Bonus =
  'six_breeds' | 'four_new_plus_licence' | 'two_extra_bays' | 'three_guests' | 'four_services';

/** What a seat has beside its kennel. */
export type HotelView = {
  /** Whether the partner is not yet placed. */
  partner: boolean;
  /** Whether the licence is held. */
  licence: boolean;
  /** Cards of the second deck in the open hand. */
  cards: Array<PartnerCard>;
  /** The guests, in the order they came. */
  guests: Array<PartnerCard>;
  /** The services, in the order they were done. */
  services: Array<Service>;
  /** Dogs given to the NGO. */
  given: Array<DogId>;
  /** The dog at the agency. */
  away?: DogId;
  /** Dogs of the kennel that are special. */
  special: Array<DogId>;
  /** Bonus cards, in the order they were taken. */
  bonuses: Array<Bonus>;
  /** Whether the guests were fed in the end. */
  fed: boolean;
};

/** The map, the cards, the breeds, the second board. */
export type SocioTables = {
  /** The breeds that belong to no region. */
  new_breeds: Array<Breed>;
  /** Where new dogs go: the spaces of each region by the faces of the die, from 1. */
  support: { [key in Region]?: Array<Space> };
  /** The cards of the second deck. */
  partner_cards: { [key in PartnerCard]?: PartnerCardTable };
  /** The services of a hotel. */
  services: Array<Service>;
  /** The bonus cards, with their points. */
  bonuses: { [key in Bonus]?: number };
  /** Points for most dogs given to the NGO, second most and so on. */
  ngo_points: Array<number>;
  /** The canvas of the map. */
  width: number;
  /** See `width`. */
  height: number;
  /** The places of the map. */
  spaces: { [key in Space]?: SpaceFacts };
  /** The spaces with paws of each region. */
  regions: { [key in Region]?: Array<Space> };
  /** The roads, each once. */
  roads: Array<[Space, Space]>;
  /** Where each breed lives. */
  breeds: { [key in Breed]?: Region };
  /** The cards of the deck. */
  cards: { [key in Card]?: CardTable };
  /** What the fair buys with each of its cards. */
  fair_cards: { [key in FairCard]?: Array<Breed> };
  /** Points of the bays that are built later. */
  bay_points: { [key in BayId]?: number };
};

/** A card of the second deck. */
export type PartnerCardTable = {
  /** How many there are, where more than two play. */
  count: number;
  /** What it is turned into. */
  gives?: Goods;
  /** How many resources of one's choice it is turned into. */
  any?: number;
  /** The services that a guest wants; none for other cards. */
  wants: Array<Service>;
};

/** What is told of an event. */
export type SocioSeen = Seen | Named<PartnerHappening> | PartnerHint;

/** What happened beyond DOGS, and everybody may know it. */
export type PartnerHappening =
  | {
      what: 'new_dogs_due';
      /** Who. */
      seat: Seat;
    }
  | {
      what: 'announced';
      /** Who. */
      seat: Seat;
      /** So many to the city. */
      city: number;
      /** And to the country. */
      country: number;
    }
  | {
      what: 'new_dog';
      /** Which part of it: the other one than was announced where that is full (S-44). */
      region: Region;
      /** How the die fell: all but the last time on a full space. */
      faces: Array<number>;
      /** Where that is. */
      space: Space;
      /** What it is. */
      dog: Dog;
    }
  | {
      what: 'partner_placed';
      /** Whose. */
      seat: Seat;
      /** Where. */
      at: Location;
      /** As one too many, with the card. */
      free_entry: boolean;
    }
  | {
      what: 'picked';
      /** By whom. */
      seat: Seat;
      /** Where. */
      at: Location;
      /** Which. */
      card: PartnerCard;
      /** What it is turned into. */
      goods?: Goods;
    }
  | {
      what: 'chosen';
      /** By whom. */
      seat: Seat;
      /** Which. */
      resource: Resource;
      /** So much of it fits: none, if it is gas and the garage is full. */
      amount: number;
    }
  | {
      what: 'guests_paid';
      /** Whose. */
      seat: Seat;
      /** What they bring. */
      coins: number;
    }
  | {
      what: 'partner_card_used';
      /** By whom. */
      seat: Seat;
      /** Which. */
      card: PartnerCard;
    }
  | {
      what: 'donated';
      /** By whom. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** What is given with it. */
      with: Resource;
    }
  | {
      what: 'came_back';
      /** Whose. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** Where it lies. */
      to: BayId;
    }
  | {
      what: 'sent_away';
      /** Whose. */
      seat: Seat;
      /** Which. */
      dog: DogId;
      /** What the agency pays. */
      coins: number;
    }
  | {
      what: 'served';
      /** For whom. */
      seat: Seat;
      /** Which. */
      service: Service;
      /** For so many. */
      coins: number;
    }
  | {
      what: 'licensed';
      /** By whom. */
      seat: Seat;
      /** For so many. */
      coins: number;
    }
  | {
      what: 'bonus_taken';
      /** By whom. */
      seat: Seat;
      /** Which. */
      bonus: Bonus;
    }
  | { what: 'partner_cards_cleared' }
  | {
      what: 'partner_cards_laid';
      /** Which. */
      at: Location;
      /** The cards. */
      cards: Array<PartnerCard>;
    }
  | {
      what: 'hospital_due';
      /** Who. */
      seat: Seat;
    }
  | {
      what: 'treated';
      /** Who. */
      seat: Seat;
      /** Which dogs go there. */
      dogs: Array<DogId>;
      /** What it takes. */
      coins: number;
    }
  | {
      what: 'guests_fed';
      /** Whose. */
      seat: Seat;
      /** What it takes. */
      food: number;
    };

/** Everything that comes as a token. */
export type Resource = 'coins' | 'gas' | 'food' | 'medicine';

/** What is told of a `PartnerSecret`. */
export type PartnerHint =
  | {
      what: 'partners_laid';
      /** How many dogs of the new breeds there are. */
      new_dogs: number;
      /** How many cards the second deck has. */
      cards: number;
    }
  | {
      what: 'partner_deck_shuffled';
      /** How many cards it has now. */
      cards: number;
    };

/** What a seat may do. */
export type SocioAction = Action | PartnerAction;

/** What the expansion adds. */
export type PartnerAction =
  | {
      do: 'split';
      /** So many go to the city; the others to the country. */
      city: number;
    }
  | {
      do: 'place_partner';
      /** Where. */
      at: Location;
      /** With the card *free entry*, into a full location (S-10). */
      free_entry: boolean;
    }
  | {
      do: 'pick';
      /** Which. */
      card: PartnerCard;
    }
  | {
      do: 'choose';
      /** Which. */
      what: Resource;
    }
  | {
      do: 'donate';
      /** Which. */
      dog: DogId;
      /** What is given with it. */
      with: Resource;
      /** A second one, with the card *NGO*. */
      card: boolean;
    }
  | {
      do: 'collect';
      /** Where it lies. */
      to: BayId;
    }
  | {
      do: 'send';
      /** Which. */
      dog: DogId;
      /** The card that is spent for it. */
      pass: Pass;
    }
  | {
      do: 'serve';
      /** Which. */
      service: Service;
      /** A second one, with the card *service centre*. */
      card: boolean;
    }
  | {
      do: 'license';
      /** With the card *licence discount*. */
      discount: boolean;
    }
  | {
      do: 'treat';
      /** How many. */
      dogs: number;
    };

/** The cards that let a dog go to the agency (manual L119). */
export type Pass = 'trained_dog' | 'award_dog' | 'trainer';
