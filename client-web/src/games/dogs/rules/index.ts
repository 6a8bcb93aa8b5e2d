import type { RoomDocument } from '../../../net/document';
import { lazy } from '../../../net/lazy.svelte';
import type { GameRules, Section } from '../../../kit/rules/rules';
import Help from '../Help.svelte';
import minutes from '../minutes';
import { HOUSES, PRINTED } from '../kennel';
import Piece from './Piece.svelte';
import Step from './Step.svelte';

/** The things of the base game, also for an expansion, which adds lines to the score sheet. */
export function sectionsOf(lines: readonly string[]): Section[] {
  return [
    {
      id: 'points',
      title: 'help-points',
      entries: lines.map((id) => ({ id, title: `score-${id}`, says: [`rule-${id}`] })),
    },
    {
      id: 'dogs',
      title: 'help-dogs',
      entries: ['healthy', 'sick', 'lost'].map((id) => ({
        id,
        title: `health-${id}`,
        says: [`about-${id}`],
      })),
    },
    {
      id: 'houses',
      title: 'help-houses',
      entries: HOUSES.map((id) => ({ id, title: `house-${id}`, says: [`does-${id}`] })),
    },
    {
      id: 'cards',
      title: 'help-all-cards',
      entries: Object.entries(PRINTED.cards).map(([id, { count }]) => ({
        id,
        title: `card-${id}`,
        says: [`effect-${id}`, `in-deck-${count}`],
      })),
    },
    {
      id: 'breeds',
      title: 'breeds',
      entries: Object.entries(PRINTED.breeds).map(([id, region]) => ({
        id,
        title: `breed-${id}`,
        says: [`lives-${region}`, `mix-${region}`],
      })),
    },
  ];
}

export const STEPS = ['refuel', 'drive', 'arrange', 'visit', 'feed'];
export const LINES = ['packs', 'extra_bays', 'breeds', 'helper', 'resources', 'sick', 'regions'];

const houses = HOUSES.map((id) => `houses/${id}`);
const arranging = [
  'give_up',
  'keep',
  'lay_out',
  'exchange',
  'lift',
  'put',
  'done',
  'offer',
  'accept',
  'refuse',
];
const trading = ['sell', 'add_to_sale', 'buy_dog', 'trade', 'trade_for'];
const all = (verbs: readonly string[], ...asked: string[]) => verbs.map((verb) => [verb, asked]);

export const ASKED: Record<string, readonly string[]> = {
  buy_gas: ['refuel'],
  drive: ['drive', 'dogs/healthy', 'dogs/sick', 'dogs/lost'],
  go_home: ['drive'],
  stay: ['drive'],
  swap_dogs: ['cards/swap_dogs'],
  swap_with: ['cards/swap_dogs'],
  draw_dog: ['cards/extra_dog'],
  use_vet: ['cards/vet'],
  ...Object.fromEntries(all(arranging, 'arrange', 'points/packs')),
  enter: ['visit', ...houses],
  build: ['houses/town_hall', 'points/extra_bays'],
  swap: ['houses/warehouse'],
  buy: ['houses/pet_shop'],
  cure: ['houses/vet'],
  ...Object.fromEntries(all(trading, 'houses/fair')),
  end_turn: ['visit'],
  starve: ['feed'],
  pay: ['feed'],
  hire: ['feed'],
};

export default {
  minutes,
  weight: 2,
  turn: 'help-round',
  steps: STEPS,
  Step,
  sections: sectionsOf(LINES),
  Piece,
  examples: async () => [(await lazy(() => import('./end.json'))).default as unknown as RoomDocument],
  asked: ASKED,
  Rulings: Help,
} satisfies GameRules;
