import type { Breed } from '../../gen/breeds';
import type { Action, Seen, Space, View } from '../../gen/dogs';
import type { Area, Told } from '../../kit/model/game';
import City from './City.svelte';
import Houses from './Houses.svelte';
import { onTheRoad, PRINTED, roadBetween, type Own } from './kennel';

// What DOGS and its expansion lay on the table and tell alike.

/** What everybody sees on the table anyway, or what is told by the step that follows, needs no line. */
const UNTOLD = new Set<Seen['what']>([
  'turn_began',
  'turn_ended',
  'unloaded',
  'given_up',
  'kept',
  'lifted',
  'put',
  'stepped_back',
  'reopened',
  'asked',
  'donates',
  'swap_began',
  'trade_began',
  'deck_shuffled',
  'pile_shuffled',
  'cards_cleared',
  'cards_laid',
  'blocks_taken',
  'refilled',
  'phase_began',
]);

export const WIDE = { name: 'wide', width: 50 };
export const TALL = { name: 'tall', width: 24 };

/** The map: large while trucks drive. */
export function mapArea({ phase }: View): Area<View, Own> {
  const road = onTheRoad(phase);
  return {
    id: 'map',
    kind: 'shared',
    Area: City,
    shapes: [
      { name: 'wide', width: 40, height: 28 },
      { name: 'tall', width: 28, height: 40 },
    ],
    weight: road ? 1.6 : phase === 'act' ? 0.3 : 0.5,
    least: road ? 12 : 6,
    most: 60,
  };
}

/** The houses: large while meeples act. */
export function housesArea({ phase }: View): Area<View, Own> {
  const houses = phase === 'act';
  return {
    id: 'houses',
    kind: 'shared',
    Area: Houses,
    shapes: houses
      ? [
          { ...WIDE, height: 15 },
          { ...TALL, height: 30 },
        ]
      : [{ name: 'small', width: 40, height: 6.2 }],
    weight: houses ? 1.2 : 0.5,
    least: houses ? 12 : 9,
  };
}

export const SPOKEN = [
  'coins',
  'bonus',
  'region',
  'give',
  'get',
  'food',
  'discount',
  'with',
  'again',
  'free_entry',
] as const;

export const LIKELY = {
  first: ['accept', 'build', 'cure', 'put', 'done', 'take', 'enter', 'pay', 'hire', 'buy', 'swap'],
  last: ['swap_dogs', 'draw_dog', 'go_home', 'refuse', 'stay', 'end_turn'],
} as const satisfies Record<string, Action['do'][]>;

export const verbs = (view: View): Action['do'][] => (view.turn?.swapping === undefined ? ['swap_dogs'] : []);

/** A line names dogs by the breeds they were told with: they may be gone from the table when it is read. */
export function named<S extends { what: string }>(seen: S & { breeds?: Breed[] }): Told {
  const { breeds, ...told } = seen;
  return breeds ? { ...told, breed: breeds } : told;
}

export function tell(seen: Seen): Told[] {
  if (UNTOLD.has(seen.what)) return [];
  switch (seen.what) {
    case 'dog_drawn':
      return [{ what: seen.what, seat: seen.seat, region: seen.region, breed: seen.dog.breed }];
    case 'card_taken':
      return [{ what: seen.what, seat: seen.seat, house: seen.house, card: seen.card }];
    case 'drove':
      return [{ what: seen.what, seat: seen.seat, gas: seen.gas }];
    case 'laid':
      return [{ what: seen.what, start: seen.start }];
    default:
      return [named(seen)];
  }
}

export function marks(seen: Seen): string[] {
  switch (seen.what) {
    case 'drove':
      return [`truck-${seen.seat}`];
    case 'entered':
      return [`meeple-${seen.seat}`];
    case 'put':
    case 'collected':
    case 'cured':
    case 'fell_ill':
    case 'dog_bought':
    case 'sold':
    case 'returned':
    case 'sent_to_fair':
      return [`dog-${seen.dog}`];
    case 'traded':
      return [`dog-${seen.give}`, `dog-${seen.get}`];
    case 'dogs_swapped':
      return [`dog-${seen.one}`, `dog-${seen.two}`];
    default:
      return [];
  }
}

/** A truck drives along the roads. */
export function road(piece: string, from: string, to: string): readonly string[] {
  const places = [from, to].every((place) => place in PRINTED.spaces);
  return piece.startsWith('truck-') && places ? roadBetween(from as Space, to as Space) : [];
}
