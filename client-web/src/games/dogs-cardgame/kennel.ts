import type {
  BayView,
  Bonus,
  Character,
  DogId,
  DogView,
  KennelView,
  Location,
  Own,
  Sign,
  Spot,
  View,
} from '../../gen/dogs-cardgame';
import type { Seat } from '../../gen/games';
import type { ViewModel } from '../../kit/model/game';

/** The sign of a dog as it is seen: in a bay, the cross of a sick one is to be ignored. */
export type Shown = Sign | 'cured';

export const BAYS = ['bay_1', 'bay_2', 'bay_3', 'bay_4', 'bay_5'] as const satisfies Spot[];

export const SIGNS = ['healthy', 'trained', 'sick', 'cured', 'hotel', 'fair'] as const satisfies Shown[];
export const PEOPLE = ['merchant', 'vet', 'trainer', 'manager', 'partner'] as const satisfies Character[];

/** What a character does at this table. */
export function effectOf(view: View, character: Character): string {
  return character === 'partner' && view.rules.puppies ? 'partner_puppies' : character;
}

/** The table of this game. */
export type Table = ViewModel<View, Own>;

/** The people a seat was dealt, and the one it keeps, for those who may know. */
export function dealtTo(model: Table, seat: Seat): Own | undefined {
  return model.own(seat);
}

/** A dog in words: its breed and its sign. */
export function dogName(model: Table, id: DogId): string {
  const breed = model.view.dogs[id]?.breed ?? '';
  const sign = signOf(model.view, id) ?? '';
  return model.text('dog', { breed: model.word('breed', breed), sign: model.word('sign', sign) });
}

export function bayOf(kennel: KennelView, spot: Spot): BayView {
  return kennel.bays[spot]!;
}

export function shown(dog: DogView, housed: boolean): Shown {
  return housed && dog.sign === 'sick' ? 'cured' : dog.sign;
}

function housed(view: View, id: DogId): boolean {
  return Object.values(view.kennels).some((kennel) =>
    BAYS.some((spot) => bayOf(kennel, spot).dogs.includes(id)),
  );
}

/** The sign of a dog wherever it lies. */
export function signOf(view: View, id: DogId): Shown | undefined {
  const dog = view.dogs[id];
  return dog && shown(dog, housed(view, id));
}

/** Who stands at a location, in the order of play. */
export function trucksAt(view: View, location: Location): Seat[] {
  return Object.entries(view.kennels).flatMap(([seat, { at }]) => (at === location ? [Number(seat)] : []));
}

/** Whose turn follows this one; nobody's after the last. */
export function nextSeat(view: View): Seat | undefined {
  const seats = Object.keys(view.kennels).length;
  const next = view.turn && (view.turn.seat + 1) % seats;
  return view.ending === 'last' && next === view.start ? undefined : next;
}

/** All bonus cards in play, with their owners. */
export function bonusesOf(view: View): { bonus: Bonus; owner: Seat | undefined }[] {
  const taken = Object.entries(view.kennels).flatMap(([seat, { bonuses }]) =>
    bonuses.map((bonus) => ({ bonus, owner: Number(seat) })),
  );
  return [...view.supply.bonuses.map((bonus) => ({ bonus, owner: undefined })), ...taken];
}

/** What else can be said of the fields of an action. */
export function detail(view: View, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { do: what, dog } = fields;
  if (typeof dog === 'number' && view.dogs[dog]) {
    return { breed: view.dogs[dog].breed, sign: signOf(view, dog) };
  }
  const here = view.turn && view.kennels[view.turn.seat]?.at;
  if (what === 'hire') {
    const character: Character | undefined = here && view.locations[here]?.character;
    return { ...(character && { character }) };
  }
  if (what === 'end_turn') {
    const next = nextSeat(view);
    return next === undefined ? {} : { next };
  }
  return {};
}
