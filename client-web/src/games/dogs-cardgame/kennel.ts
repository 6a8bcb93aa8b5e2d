import type {
  BayView,
  Bonus,
  Character,
  DogId,
  DogView,
  KennelView,
  Location,
  PrivateView,
  Sign,
  Spot,
  View,
} from '../../gen/dogs-cardgame';
import type { Seat } from '../../gen/games';
import type { ViewModel } from '../../kit/model/game';

/** The sign of a dog as it is shown: a sick dog in a bay counts as cured. */
export type Shown = Sign | 'cured';

export const BAYS = ['bay_1', 'bay_2', 'bay_3', 'bay_4', 'bay_5'] as const satisfies Spot[];

export const SIGNS = ['healthy', 'trained', 'sick', 'cured', 'hotel', 'fair'] as const satisfies Shown[];
export const PEOPLE = ['merchant', 'vet', 'trainer', 'manager', 'partner'] as const satisfies Character[];

/** The text key of a character's effect; it depends on the options. */
export function effectOf(view: View, character: Character): string {
  return character === 'partner' && view.rules.puppies ? 'partner_puppies' : character;
}

export type Table = ViewModel<View, PrivateView>;

/** The characters dealt to a seat and the one it keeps, if the viewer may see them. */
export function dealtTo(model: Table, seat: Seat): PrivateView | undefined {
  return model.privateView(seat);
}

/** A dog in words: breed and sign. */
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

/** The sign of a dog, wherever it is. */
export function signOf(view: View, id: DogId): Shown | undefined {
  const dog = view.dogs[id];
  return dog && shown(dog, housed(view, id));
}

/** The seats whose trucks are at a location, in playing order. */
export function trucksAt(view: View, location: Location): Seat[] {
  return Object.entries(view.kennels).flatMap(([seat, { at }]) => (at === location ? [Number(seat)] : []));
}

/** The seat whose turn follows; undefined after the last turn. */
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

/** The additional text parameters of an action. */
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
