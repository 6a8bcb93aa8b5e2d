import type { Action, Observation, Space, View } from '../../gen/dogs';
import { purse } from '../../kit/layout/purse';
import type { Area } from '../../kit/model/game';
import City from './City.svelte';
import Houses from './Houses.svelte';
import { PRINTED, roadBetween, type PrivateView } from './kennel';
import Purse from './Purse.svelte';

// The areas that DOGS and its expansion share.

export const WIDE = { name: 'wide', width: 50 };
export const TALL = { name: 'tall', width: 24 };

export const MAP: Area<View, PrivateView> = {
  id: 'map',
  kind: 'shared',
  Area: City,
  shapes: [
    { name: 'wide', width: 40, height: 28 },
    { name: 'tall', width: 28, height: 40 },
  ],
  minEm: 10,
  maxEm: 60,
};

export const HOUSES_AREA: Area<View, PrivateView> = {
  id: 'houses',
  kind: 'shared',
  Area: Houses,
  shapes: [
    { name: 'wide', width: 44, height: 14 },
    { ...TALL, height: 30 },
  ],
  weight: 0.7,
  minEm: 10.5,
};

export const PURSE = purse<View, PrivateView>(Purse);

export const BUTTON_FIELDS = [
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
  'finish',
] as const;

/** In the pet shop: what is paid, and how much of what it buys is food. */
export const BASKET = { do: 'buy', fields: ['coins', 'food'] } as const;

export const OFFER_ORDER = {
  first: ['accept', 'build', 'cure', 'lay_out', 'put', 'done', 'enter', 'pay', 'hire', 'buy', 'swap'],
  last: ['swap_dogs', 'draw_dog', 'go_home', 'refuse', 'stay', 'end_turn'],
} as const satisfies Record<string, Action['do'][]>;

export const ENDINGS = ['done', 'go_home', 'stay', 'refuse', 'end_turn'] as const satisfies Action['do'][];

export const verbs = (view: View): Action['do'][] => (view.turn?.swapping === undefined ? ['swap_dogs'] : []);

export function movedPieces(observation: Observation): string[] {
  switch (observation.what) {
    case 'drove':
      return [`truck-${observation.seat}`];
    case 'entered':
      return [`meeple-${observation.seat}`];
    case 'put':
    case 'collected':
    case 'cured':
    case 'fell_ill':
    case 'dog_bought':
    case 'sold':
    case 'returned':
    case 'sent_to_fair':
      return [`dog-${observation.dog}`];
    case 'arranged':
      return Object.values(observation.bays)
        .flat()
        .map((dog) => `dog-${dog}`);
    case 'traded':
      return [`dog-${observation.give}`, `dog-${observation.get}`];
    case 'dogs_swapped':
      return [`dog-${observation.one}`, `dog-${observation.two}`];
    default:
      return [];
  }
}

/** A truck follows the roads. */
export function waypoints(piece: string, from: string, to: string): readonly string[] {
  const places = [from, to].every((place) => place in PRINTED.spaces);
  return piece.startsWith('truck-') && places ? roadBetween(from as Space, to as Space) : [];
}

/** What rows of the sheet count in a kennel. */
export const COUNTED_AT: Record<string, string> = {
  packs: '.bay:not(.shut)',
  extra_bays: '.bay:not(.shut):nth-child(n + 3)',
  breeds: '.bays .dog',
};

/** Where a row of the sheet gets its points in a kennel. */
export function scoredAt(row: string): string {
  if (row === 'sick') return '.infirmary';
  return row === 'helper' || row === 'resources' ? '.office' : '.bays';
}
