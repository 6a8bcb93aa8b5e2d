import type { Action, PrivateView, Observation, View } from '../../gen/dogs-cardgame';
import { SHEET } from '../../gen/dogs-cardgame-keys';
import { purse } from '../../kit/layout/purse';
import { game, type Area, type Shape } from '../../kit/model/game';
import { once } from '../../net/lazy.svelte';
import Amount from './Amount.svelte';
import Board from './Board.svelte';
import City from './City.svelte';
import Drawn from './Drawn.svelte';
import { detail } from './kennel';
import Other from './Other.svelte';
import Purse from './Purse.svelte';

const WIDE = { name: 'wide', width: 50 };
const TALL = { name: 'tall', width: 24 };
/** On large pages the dogs are as large as there is room for, but the other players are still drawn large. */
const MAX_EM = 32;

const city = (wide: number, height: number): readonly Shape[] => [
  { ...WIDE, width: wide, height: 19 },
  { ...TALL, width: 26, height },
];
/** The city by the number of its locations: in one row, and in rows of at most six dogs. */
const CITIES = { 6: city(50, 31), 5: city(46, 27.5), 4: city(42, 27.5), 3: city(36, 21.5) };

const areasWith = (shapes: readonly Shape[]): readonly Area<View, PrivateView>[] => [
  {
    id: 'city',
    kind: 'shared',
    Area: City,
    shapes,
    // Four names of places beside each other.
    minEm: 12.4,
    maxEm: MAX_EM,
  },
  {
    id: 'kennel',
    kind: 'mine',
    Area: Board,
    shapes: [
      { ...WIDE, height: 16.5 },
      { ...TALL, height: 24 },
    ],
    maxEm: MAX_EM,
  },
  purse(Purse),
];

/** An area keeps its identity for a whole match. */
const AREAS: Readonly<Record<number, readonly Area<View, PrivateView>[]>> = Object.fromEntries(
  Object.entries(CITIES).map(([locations, shapes]) => [locations, areasWith(shapes)]),
);

/** Where rows of the sheet get their points in a kennel. */
const SCORED_AT: Record<string, string> = {
  bays: '.bays',
  trained: '.bays',
  hotel: '.house',
  infirmary: '.sick',
  licences: '.owns',
};

export default game<View, PrivateView, Observation, Action>({
  areas: ({ view }) => AREAS[view.row.length]!,
  other: {
    Other,
    shapes: [
      { name: 'flat', width: 18, height: 6.1 },
      { name: 'high', width: 13, height: 8.4 },
    ],
    maxEm: 15,
  },
  sheet: SHEET,
  countedAt: { bays: '.bay:not(.shut)' },
  scoredAt: (row) => SCORED_AT[row] ?? '.awards',
  Amount,
  Thing: Drawn,
  drawnFields: ['dog', 'character'],
  loadAbout: once(() => import('./about')),
  seatParams: ['start', 'toll', 'to', 'next'],
  buttonFields: ['toll', 'bonus', 'gain', 'food', 'puppy'],
  // Any dog in the own kennel could be given away at any time, so this starts with a button.
  verbs: (view) => (view.decision ? [] : ['donate']),
  offerOrder: {
    first: ['collect', 'hire', 'claim', 'open_bay', 'use', 'pay_licence', 'improve', 'buy_puppy'],
    last: ['donate', 'renew', 'stay', 'enough', 'end_turn', 'reconsider'],
  },
  endings: ['enough', 'stay', 'end_turn'],
  turnEnd: () => 'end_turn',
  detail,
  movedPieces(observation) {
    switch (observation.what) {
      case 'moved':
        return [`truck-${observation.seat}`];
      case 'placed':
        return [`dog-${observation.dog}`];
      default:
        return [];
    }
  },
  hasChosen: (view) => view.phase === 'draft',
  origins: [
    [/^dog-/, ['dog-pile']],
    [/^/, ['person-pile']],
  ],
});
