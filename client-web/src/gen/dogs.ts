// Written by `cargo xtask gen` from the Rust types. Not to be edited.

import type { Breed } from './breeds';

import type { Seat } from './games';

export type View = {
  phase: Phase;
  /** The round, from 1. */
  round: number;
  /** The start player of the round. */
  start: Seat;
  ending: EndingView;
  /** Whether a helper hired again in the last round counts as paid. */
  rehire_scores: boolean;
  /** The most meeples in a house, apart from the card *free entry*. */
  capacity: number;
  /** The turn of a single seat, on the road or in the houses. */
  turn?: TurnView;
  /** The dog on offer, while a seat gives dogs away. */
  offer?: OfferView;
  /** The spaces with paws. */
  spaces: { [key in Space]?: SpaceView };
  /** Every face-up dog. */
  dogs: { [key in DogId]: DogView };
  piles: { [key in Region]?: PileView };
  fair: FairView;
  /** The number of cards in the action deck. */
  deck: number;
  /** The number of each discarded card. */
  discard: { [key in Card]?: number };
  houses: { [key in House]?: HouseView };
  kennels: { [key in Seat]: KennelView };
};

/** The phases of a round, in order. */
export type Phase = 'refuel' | 'drive' | 'lay_out' | 'give' | 'act' | 'close' | 'over';

/** How near the end of the match is. */
export type EndingView = 'no' | 'next' | 'last';

export type TurnView = {
  seat: Seat;
  /** The lap, from 1; absent on the road. */
  lap?: number;
  /** The house of the meeple, once it is placed. */
  house?: House;
  /** What the seat may do next in the house. */
  visit?: VisitStateView;
  /** The first of two dogs that are to change places, once it is chosen. */
  swapping?: DogId;
};

/** The houses where meeples act in the second phase. */
export type House = 'town_hall' | 'warehouse' | 'pet_shop' | 'vet' | 'fair';

/** What the seat may do next in a house. */
export type VisitStateView = 'may' | 'sold' | 'trade' | 'house' | 'done';

/** The number of a dog. Dogs are numbered from 0 in the order in which they are revealed. */
export type DogId = number;

/** A dog on offer. */
export type OfferView = {
  donor: Seat;
  dog: DogId;
  /** The seat that is asked whether it takes the dog in. */
  asked: Seat;
  /** Whether the asked seat took the dog in. It then lays out its kennel anew. */
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

/** A space with paws. */
export type SpaceView = { dogs: Array<DogId>; block: boolean };

/** A dog. Other parts of the view list its id where it lies. */
export type DogView = { breed: Breed; health: Health };

/** The health of a dog. In bays and at the fair every dog is healthy (manual L461, L498). */
export type Health = 'healthy' | 'sick' | 'lost';

/** The two sides of the map. Each has its own pile of dogs. */
export type Region = 'city' | 'country';

export type PileView = {
  /** The number of tokens in the pile. */
  tokens: number;
  /** Whether the pile has too few tokens for the spaces without a dog, which ends the match. */
  runs_out: boolean;
  /** With two seats: the breed of which a lost dog is left in the box (D-55). */
  left_in_box?: Breed;
};

export type FairView = {
  /** The dogs at the fair, in order of arrival. */
  dogs: Array<DogId>;
  /** The price of a dog. */
  price: number;
  /** The card with the breeds that the fair buys; absent before the first card is turned. */
  card?: FairCard;
  /** The cards that were turned, in the order in which they come again after all four. */
  seen: Array<FairCard>;
};

/** The cards of the fair: the breeds that it buys in a round. */
export type FairCard = 'f1' | 'f2' | 'f3' | 'f4';

/**
 * Manual L100 (resources), L102 (special ones).
 * The kinds of cards in the action deck.
 */
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

export type HouseView = {
  cards: Array<Card>;
  /** The seat of each meeple, in order of arrival. */
  meeples: Array<Seat>;
  /** Whether a meeple entered by the card *free entry*. */
  free_entry: boolean;
};

export type KennelView = {
  coins: number;
  gas: number;
  food: number;
  medicine: number;
  helper: boolean;
  /** Whether the helper was paid in the latest closing phase. */
  paid: boolean;
  /** The special cards in the open hand. */
  cards: Array<Card>;
  /** The place of the truck; absent while it is in the garage. */
  truck?: Space;
  trip: Trip;
  /** The dogs on the truck. */
  load: Array<DogId>;
  /** Meeples not yet placed in this round. */
  meeples: number;
  bays: { [key in BayId]?: BayView };
  /** The sick dogs. */
  infirmary: Array<DogId>;
  /** The number of free places in the infirmary. */
  infirmary_room: number;
  /** Dogs that must still be put into a bay. */
  hand: Array<DogId>;
  /** Dogs without room, which will be given away. */
  surplus: Array<DogId>;
  /** Dogs that were put into bays since the lay-out began. They may not be lifted again. */
  settled: Array<DogId>;
  /** Sick dogs that the card *vet* lets into bays. */
  curable: Array<DogId>;
  /** The number of bays that must still go unfed. */
  hungry: number;
};

/** The state of a truck in the first phase. */
export type Trip = 'ready' | 'out' | 'home' | 'stayed';

/** The bays of a kennel, in the order in which they are built. */
export type BayId = 'bay_1' | 'bay_2' | 'bay_3' | 'bay_4' | 'bay_5';

export type BayView = {
  built: boolean;
  /** Whether the coin for a bay full of one breed was paid. */
  quartet_paid: boolean;
  dogs: Array<DogId>;
};

/** The map, the cards and the breeds. */
export type StaticData = {
  /** The width of the map's canvas, in the units of `SpaceFacts`. */
  width: number;
  /** The height of the map's canvas. */
  height: number;
  spaces: { [key in Space]?: SpaceFacts };
  /** The spaces with paws of each region. */
  regions: { [key in Region]?: Array<Space> };
  /** The roads, each once. */
  roads: Array<[Space, Space]>;
  /** The region of each breed. */
  breeds: { [key in Breed]?: Region };
  /** The cards of the action deck. */
  cards: { [key in Card]?: CardTable };
  /** The breeds that the fair buys, by its card. */
  fair_cards: { [key in FairCard]?: Array<Breed> };
  /** The points of each bay with a dog in it. */
  bay_points: { [key in BayId]?: number };
};

/** The printed facts of a place. */
export type SpaceFacts = {
  /** The distance from the left of the canvas. */
  x: number;
  /** The distance from the top of the canvas. */
  y: number;
  /** Coins for a lost dog that is found here (manual L271-273, L301-302). */
  reward: number;
  /** Its face on the die of the expansion, from 1; 0 for the centre. */
  die: number;
};

/** A card of the action deck. */
export type CardTable = {
  /** The number of these cards with more than two seats. */
  count: number;
  /** What a resource card is turned into; absent for a special card. */
  gives?: Goods;
  /** The coins it adds to a sale. */
  sale_bonus?: number;
};

/** Amounts of resources and coins. */
export type Goods = { coins: number; gas: number; food: number; medicine: number };

/** What all viewers observe of an `Event`. */
export type Observation = Happening | Hint;

/** An event that hides nothing from any viewer. */
export type Happening =
  | {
      what: 'round_began';
      /** From 1. */
      round: number;
      /** The start player. */
      start: Seat;
    }
  | { what: 'income'; coins: number }
  | {
      what: 'phase_began';
      phase: Phase;
      /** The seats that decide at once in this phase. */
      seats: Array<Seat>;
    }
  | { what: 'end_near'; why: Ending }
  | {
      what: 'gas_bought';
      seat: Seat;
      coins: number;
      /** The gas that fits into the garage. */
      gas: number;
    }
  | {
      what: 'turn_began';
      seat: Seat;
      /** 0 on the road. In the houses the lap, from 1. */
      lap: number;
    }
  | {
      what: 'drove';
      seat: Seat;
      /** The places it passes, the last one included. */
      path: Array<Space>;
      /** The gas that the truck uses. */
      gas: number;
    }
  | { what: 'collected'; seat: Seat; dog: DogId }
  | {
      what: 'returned';
      seat: Seat;
      dog: DogId;
      /** The reward. */
      coins: number;
    }
  | {
      what: 'went_home';
      seat: Seat;
      /** The gas that the truck uses. */
      gas: number;
      /** What the first and the last to come home receive. */
      bonus?: Good;
    }
  | { what: 'stayed'; seat: Seat }
  | { what: 'card_used'; seat: Seat; card: Card }
  | { what: 'swap_began'; seat: Seat; dog: DogId }
  | { what: 'dogs_swapped'; seat: Seat; one: DogId; two: DogId }
  | {
      what: 'dog_drawn';
      seat: Seat;
      region: Region;
      dog: Dog;
      /** The number of block tokens that were drawn from the pile before the dog. They are set aside. */
      blocks: number;
    }
  | { what: 'unloaded'; seat: Seat }
  | { what: 'vet_used'; seat: Seat }
  | { what: 'given_up'; seat: Seat; dog: DogId }
  | { what: 'kept'; seat: Seat; dog: DogId }
  | { what: 'lifted'; seat: Seat; dog: DogId }
  | { what: 'put'; seat: Seat; dog: DogId; to: BayId }
  | {
      what: 'arranged';
      seat: Seat;
      /** The dogs that come into each bay. */
      bays: { [key in BayId]?: Array<DogId> };
      /** Whether the game laid all dogs out for the seat: it may then move each of them once more. */
      anew: boolean;
    }
  | { what: 'laid_out'; seat: Seat }
  | { what: 'stepped_back'; seat: Seat }
  | { what: 'reopened'; seat: Seat }
  | {
      what: 'quartet';
      seat: Seat;
      bay: BayId;
      /** The reward. */
      coins: number;
    }
  | { what: 'donates'; seat: Seat }
  | { what: 'offered'; seat: Seat; dog: DogId }
  | { what: 'asked'; seat: Seat }
  | { what: 'refused'; seat: Seat }
  | {
      what: 'accepted';
      seat: Seat;
      /** The seat that gives the dog. */
      from: Seat;
      dog: DogId;
    }
  | { what: 'sent_to_fair'; seat: Seat; dog: DogId }
  | {
      what: 'entered';
      seat: Seat;
      house: House;
      /** Whether the house is full and the meeple enters by the card *free entry*. */
      free_entry: boolean;
    }
  | {
      what: 'card_taken';
      seat: Seat;
      house: House;
      card: Card;
      /** What a resource card is turned into. */
      goods?: Goods;
    }
  | {
      what: 'built';
      seat: Seat;
      bay: BayId;
      /** The price. */
      coins: number;
    }
  | { what: 'swapped'; seat: Seat; give: Good; get: Good }
  | {
      what: 'bought';
      seat: Seat;
      /** The price. */
      coins: number;
      food: number;
      medicine: number;
    }
  | {
      what: 'cured';
      seat: Seat;
      dog: DogId;
      to: BayId;
      /** The medicine it takes. */
      medicine: number;
    }
  | {
      what: 'sold';
      seat: Seat;
      dog: DogId;
      /** The price. */
      coins: number;
    }
  | {
      what: 'added_to_sale';
      seat: Seat;
      card: Card;
      /** The raise. */
      coins: number;
    }
  | {
      what: 'dog_bought';
      seat: Seat;
      dog: DogId;
      /** The price. */
      coins: number;
    }
  | { what: 'trade_began'; seat: Seat; dog: DogId }
  | { what: 'traded'; seat: Seat; give: DogId; get: DogId }
  | {
      what: 'turn_ended';
      seat: Seat;
      /** Whether the game ended the turn, because nothing else could be done. */
      by_itself?: boolean;
    }
  | {
      what: 'fed';
      seat: Seat;
      /** The food it takes. */
      food: number;
      /** The number of bays that go unfed. */
      hungry: number;
    }
  | {
      what: 'fell_ill';
      seat: Seat;
      dog: DogId;
      /** Whether the infirmary is full, so that the dog goes to the fair. */
      fair: boolean;
    }
  | { what: 'helper_paid'; seat: Seat; with: Salary }
  | { what: 'helper_left'; seat: Seat }
  | { what: 'helper_hired'; seat: Seat; again: boolean }
  | { what: 'cards_cleared' }
  | { what: 'cards_laid'; house: House; cards: Array<Card> }
  | { what: 'fair_turned'; card: FairCard }
  | { what: 'blocks_taken' }
  | {
      what: 'refilled';
      region: Region;
      /** Dogs, by their space. */
      dogs: { [key in Space]?: Dog };
      /** Spaces with a block. */
      blocks: Array<Space>;
    }
  | { what: 'ended' };

/** Why the match ends. */
export type Ending = 'pile' | 'stayed' | 'blocks';

/** The resources other than coins. */
export type Good = 'food' | 'medicine' | 'gas';

/** A face-up dog. */
export type Dog = {
  id: DogId;
  breed: Breed;
  /** The health now: a cured dog is healthy, a dog that went hungry is sick. */
  health: Health;
};

/** What the helper is paid with. */
export type Salary = 'coin' | 'card';

/** What all viewers observe of a `Secret`. */
export type Hint =
  | {
      what: 'laid';
      /** The start player. */
      start: Seat;
      /** Breeds of which a lost dog is left in the box. */
      removed: Array<Breed>;
    }
  | {
      what: 'deck_shuffled';
      /** The number of cards in the deck. */
      cards: number;
    }
  | {
      what: 'pile_shuffled';
      region: Region;
      /** The number of tokens in the pile. */
      tokens: number;
    };

export type Action =
  | { do: 'buy_gas'; coins: number }
  | { do: 'drive'; to: Space }
  | {
      do: 'go_home';
      /** What the first and the last to come home receive; absent for the others. */
      bonus?: Good;
    }
  | { do: 'stay' }
  | { do: 'swap_dogs'; dog: DogId }
  | { do: 'swap_with'; dog: DogId }
  | { do: 'draw_dog'; region: Region }
  | { do: 'use_vet' }
  | { do: 'give_up'; dog: DogId }
  | { do: 'keep'; dog: DogId }
  | { do: 'lift'; dog: DogId }
  | {
      do: 'lay_out';
      /** Finish the lay-out, too. */
      finish: boolean;
    }
  | {
      do: 'exchange';
      /** The one with the smaller number. */
      dog: DogId;
      other: DogId;
    }
  | { do: 'put'; dog: DogId; to: BayId }
  | { do: 'done' }
  | { do: 'step_back' }
  | { do: 'reopen' }
  | { do: 'offer'; dog: DogId }
  | { do: 'accept' }
  | { do: 'refuse' }
  | {
      do: 'enter';
      house: House;
      /** Use the card *free entry* to enter a full house. */
      free_entry: boolean;
      /** The card that the meeple takes, where different ones lie above the house. */
      card?: Card;
    }
  | {
      do: 'build';
      /** Use the card *discount*. */
      discount: boolean;
    }
  | { do: 'swap'; give: Good; get: Good }
  | {
      do: 'buy';
      /** The price. Absent in records of rules that sold for one coin at a time. */
      coins: number;
      /** The units of food. The rest is medicine. */
      food: number;
    }
  | { do: 'cure'; dog: DogId; to: BayId }
  | { do: 'sell'; dog: DogId }
  | { do: 'add_to_sale'; card: Card }
  | { do: 'buy_dog'; dog: DogId }
  | { do: 'trade'; dog: DogId }
  | { do: 'trade_for'; dog: DogId }
  | { do: 'end_turn' }
  | { do: 'starve'; dog: DogId }
  | { do: 'pay'; with: Salary }
  | { do: 'hire'; again: boolean };

/** The options of DOGS, with or without its expansion. */
export type Options = {
  /** D-37: whether a helper hired again in the last round scores as paid. */
  rehire_scores: boolean;
};

export type SocioView = {
  /** A decision that the phases of DOGS do not have. */
  decision?: ExtraDecisionView;
  /** The seat that takes this decision. */
  decides?: Seat;
  /** The partner at a location, in the turn of its seat. */
  partner_visit?: PartnerVisitView;
  /** The number of face-down dogs of the new breeds. */
  new_dogs: number;
  /** The most partners at a location, apart from the card *free entry*. */
  partner_capacity: number;
  /** The number of cards in the second deck. */
  partner_deck: number;
  /** The number of each card in the second discard pile. */
  partner_discard: { [key in PartnerCard]?: number };
  locations: { [key in Location]?: LocationView };
  /** The number of tokens left of each service. */
  services: { [key in Service]?: number };
  /** The bonus cards that no seat has. */
  bonuses: Array<Bonus>;
  hotels: { [key in Seat]: HotelView };
  /** The dogs in the hospital. */
  treated: Array<DogId>;
  phase: Phase;
  /** The round, from 1. */
  round: number;
  /** The start player of the round. */
  start: Seat;
  ending: EndingView;
  /** Whether a helper hired again in the last round counts as paid. */
  rehire_scores: boolean;
  /** The most meeples in a house, apart from the card *free entry*. */
  capacity: number;
  /** The turn of a single seat, on the road or in the houses. */
  turn?: TurnView;
  /** The dog on offer, while a seat gives dogs away. */
  offer?: OfferView;
  /** The spaces with paws. */
  spaces: { [key in Space]?: SpaceView };
  /** Every face-up dog. */
  dogs: { [key in DogId]: DogView };
  piles: { [key in Region]?: PileView };
  fair: FairView;
  /** The number of cards in the action deck. */
  deck: number;
  /** The number of each discarded card. */
  discard: { [key in Card]?: number };
  houses: { [key in House]?: HouseView };
  kennels: { [key in Seat]: KennelView };
};

/** A decision that the phases of DOGS do not have. */
export type ExtraDecisionView = 'split' | 'hospital';

/** The visit of the partner whose seat has the turn. */
export type PartnerVisitView = {
  at: Location;
  /** What the seat may do there next. */
  state: PartnerVisitStateView;
};

/** The locations of the second board, where partners act. */
export type Location = 'ngo' | 'agency' | 'service_centre';

/** What the seat may do next at a location. */
export type PartnerVisitStateView = 'joker' | 'may';

/** The kinds of cards in the second deck. */
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

export type LocationView = {
  cards: Array<PartnerCard>;
  /** The seat of each partner, in order of arrival. */
  partners: Array<Seat>;
  /** Whether a partner entered by the card *free entry*. */
  free_entry: boolean;
};

/** The services of a hotel (the first is manual L151, the others are house rules). */
export type Service = 'painting' | 'gardening' | 'pest_control' | 'wiring' | 'plumbing' | 'security';

/** The bonus cards, each for the first seat that reaches its goal (manual L192-204). */
export type Bonus =
  'six_breeds' | 'four_new_plus_licence' | 'two_extra_bays' | 'three_guests' | 'four_services';

/** What a seat has besides its kennel. */
export type HotelView = {
  /** Whether the partner is not yet placed. */
  partner: boolean;
  licence: boolean;
  /** The cards of the second deck in the open hand. */
  cards: Array<PartnerCard>;
  /** The guests, in order of arrival. */
  guests: Array<PartnerCard>;
  /** The services, in the order in which they were done. */
  services: Array<Service>;
  /** The dogs given to the NGO. */
  given: Array<DogId>;
  /** The dog at the agency. */
  away?: DogId;
  /** The special dogs of the kennel. */
  special: Array<DogId>;
  /** The bonus cards, in the order in which they were taken. */
  bonuses: Array<Bonus>;
  /** Whether the guests were fed at the end of the match. */
  fed: boolean;
};

/** The static data of DOGS, and that of the second board. */
export type SocioTables = {
  /** The breeds of the expansion, which belong to no region. */
  new_breeds: Array<Breed>;
  /** Where new dogs go: for each region, the space of each face of the die, from 1. */
  support: { [key in Region]?: Array<Space> };
  /** The cards of the second deck. */
  partner_cards: { [key in PartnerCard]?: PartnerCardTable };
  services: Array<Service>;
  /** The points of each bonus card. */
  bonuses: { [key in Bonus]?: number };
  /** The points for the most dogs given to the NGO, the second most, and so on. */
  ngo_points: Array<number>;
  /** The width of the map's canvas, in the units of `SpaceFacts`. */
  width: number;
  /** The height of the map's canvas. */
  height: number;
  spaces: { [key in Space]?: SpaceFacts };
  /** The spaces with paws of each region. */
  regions: { [key in Region]?: Array<Space> };
  /** The roads, each once. */
  roads: Array<[Space, Space]>;
  /** The region of each breed. */
  breeds: { [key in Breed]?: Region };
  /** The cards of the action deck. */
  cards: { [key in Card]?: CardTable };
  /** The breeds that the fair buys, by its card. */
  fair_cards: { [key in FairCard]?: Array<Breed> };
  /** The points of each bay with a dog in it. */
  bay_points: { [key in BayId]?: number };
};

/** A card of the second deck. */
export type PartnerCardTable = {
  /** The number of these cards with more than two seats. */
  count: number;
  /** What the card is turned into when it is taken. */
  gives?: Goods;
  /** How many resources of the seat's choice the card is turned into. */
  any?: number;
  /** The services that a guest wants; empty for other cards. */
  wants: Array<Service>;
};

/** What all viewers observe of a `SocioEvent`. */
export type SocioObservation = Observation | PartnerHappening | PartnerHint;

/** An event of the expansion that hides nothing from any viewer. */
export type PartnerHappening =
  | { what: 'new_dogs_due'; seat: Seat }
  | {
      what: 'announced';
      seat: Seat;
      /** The number of new dogs for the city. */
      city: number;
      /** The number of new dogs for the country. */
      country: number;
    }
  | {
      what: 'new_dog';
      /** Its region: the other one than announced if that is full (S-44). */
      region: Region;
      /** The rolls of the die, from 1. All but the last showed a full space. */
      faces: Array<number>;
      space: Space;
      dog: Dog;
    }
  | {
      what: 'partner_placed';
      seat: Seat;
      at: Location;
      /** Whether the location is full and the partner enters by the card *free entry*. */
      free_entry: boolean;
    }
  | {
      what: 'picked';
      seat: Seat;
      at: Location;
      card: PartnerCard;
      /** What a resource card is turned into. */
      goods?: Goods;
    }
  | {
      what: 'chosen';
      seat: Seat;
      resource: Resource;
      /** 1, or 0 if it is gas and the garage is full. */
      amount: number;
    }
  | { what: 'guests_paid'; seat: Seat; coins: number }
  | { what: 'partner_card_used'; seat: Seat; card: PartnerCard }
  | {
      what: 'donated';
      seat: Seat;
      dog: DogId;
      /** The resource given with it. */
      with: Resource;
    }
  | { what: 'came_back'; seat: Seat; dog: DogId; to: BayId }
  | {
      what: 'sent_away';
      seat: Seat;
      dog: DogId;
      /** The coins that the agency pays. */
      coins: number;
    }
  | {
      what: 'served';
      seat: Seat;
      service: Service;
      /** The price. */
      coins: number;
    }
  | {
      what: 'licensed';
      seat: Seat;
      /** The price. */
      coins: number;
    }
  | { what: 'bonus_taken'; seat: Seat; bonus: Bonus }
  | { what: 'partner_cards_cleared' }
  | { what: 'partner_cards_laid'; at: Location; cards: Array<PartnerCard> }
  | { what: 'hospital_due'; seat: Seat }
  | {
      what: 'treated';
      seat: Seat;
      dogs: Array<DogId>;
      /** The price. */
      coins: number;
    }
  | {
      what: 'guests_fed';
      seat: Seat;
      /** The food it takes. */
      food: number;
    };

/** Coins and the resources of DOGS. */
export type Resource = 'coins' | 'gas' | 'food' | 'medicine';

/** What all viewers observe of a `PartnerSecret`. */
export type PartnerHint =
  | {
      what: 'partners_laid';
      /** The number of dogs of the new breeds. */
      new_dogs: number;
      /** The number of cards in the second deck. */
      cards: number;
    }
  | {
      what: 'partner_deck_shuffled';
      /** The number of cards in the second deck. */
      cards: number;
    };

export type SocioAction = Action | PartnerAction;

export type PartnerAction =
  | { do: 'split'; city: number }
  | {
      do: 'place_partner';
      at: Location;
      /** Use the card *free entry* to enter a full location (S-10). */
      free_entry: boolean;
      /** The card that the partner takes, where different ones lie above the location. */
      card?: PartnerCard;
    }
  | { do: 'choose'; what: Resource }
  | {
      do: 'donate';
      dog: DogId;
      with: Resource;
      /** Use the card *NGO*: it is the second dog of the turn. */
      card: boolean;
    }
  | { do: 'collect'; to: BayId }
  | {
      do: 'send';
      dog: DogId;
      /** The card that is used for it. */
      pass: Pass;
    }
  | {
      do: 'serve';
      service: Service;
      /** Use the card *service centre*: it is the second service of the turn. */
      card: boolean;
    }
  | {
      do: 'license';
      /** Use the card *licence discount*. */
      discount: boolean;
    }
  | { do: 'treat'; dogs: number };

/** The cards that send a dog to the agency (manual L119). */
export type Pass = 'trained_dog' | 'award_dog' | 'trainer';
