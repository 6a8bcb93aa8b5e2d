import type { Action, PrivateView, Observation, View } from '../../gen/dogs-cardgame';
import { SHEET } from '../../gen/dogs-cardgame-keys';
import { purse } from '../../kit/layout/purse';
import { game, type Area } from '../../kit/model/game';
import { about } from './about';
import Amount from './Amount.svelte';
import Board from './Board.svelte';
import City from './City.svelte';
import Drawn from './Drawn.svelte';
import { detail } from './kennel';
import Other from './Other.svelte';
import Purse from './Purse.svelte';

const WIDE = { name: 'wide', width: 50 };
const TALL = { name: 'tall', width: 24 };
/** On large pages the dogs are as large as there is room for. */
const MAX_EM = 40;

const AREAS: readonly Area<View, PrivateView>[] = [
  {
    id: 'city',
    kind: 'shared',
    Area: City,
    shapes: [
      { ...WIDE, height: 21 },
      { ...TALL, height: 34 },
    ],
    // Four names of places beside each other.
    minEm: 12.4,
    maxEm: MAX_EM,
  },
  {
    id: 'kennel',
    kind: 'mine',
    Area: Board,
    shapes: [
      { ...WIDE, height: 17.5 },
      { ...TALL, height: 27 },
    ],
    whole: () => [
      { ...WIDE, height: 19.5 },
      { ...TALL, height: 30.5 },
    ],
    maxEm: MAX_EM,
  },
  purse(Purse),
];

/** Where rows of the sheet get their points in a kennel. */
const SCORED_AT: Record<string, string> = {
  bays: '.bays',
  trained: '.bays',
  no_improvement: '.bays',
  hotel: '.house',
  infirmary: '.sick',
};

export default game<View, PrivateView, Observation, Action>({
  areas: () => AREAS,
  other: {
    Other,
    shapes: [
      { name: 'flat', width: 18, height: 4 },
      { name: 'high', width: 11, height: 8.6 },
    ],
    maxEm: 15,
  },
  sheet: SHEET,
  countedAt: { bays: '.bay:not(.shut)' },
  scoredAt: (row) => SCORED_AT[row] ?? '.owns',
  Amount,
  Thing: Drawn,
  drawnFields: ['dog', 'character'],
  about,
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
