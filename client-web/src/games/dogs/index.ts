import type { Action, Observation, View } from '../../gen/dogs';
import { SHEET } from '../../gen/dogs-keys';
import { game, type Area } from '../../kit/model/game';
import { once } from '../../net/lazy.svelte';
import Amount from './Amount.svelte';
import Drawn from './Drawn.svelte';
import {
  BASKET,
  BUTTON_FIELDS,
  COUNTED_AT,
  ENDINGS,
  HOUSES_AREA,
  MAP,
  movedPieces,
  OFFER_ORDER,
  PURSE,
  scoredAt,
  TALL,
  waypoints,
  verbs,
  WIDE,
} from './family';
import Kennel from './Kennel.svelte';
import { detail, type PrivateView } from './kennel';
import Other from './Other.svelte';

const KENNEL: Area<View, PrivateView> = {
  id: 'kennel',
  kind: 'mine',
  Area: Kennel,
  shapes: [
    { ...WIDE, height: 17.5 },
    { ...TALL, height: 33 },
  ],
};

export default game<View, PrivateView, Observation, Action>({
  areas: () => [MAP, HOUSES_AREA, KENNEL, PURSE],
  other: {
    Other,
    shapes: [
      { name: 'flat', width: 19, height: 4.4 },
      { name: 'high', width: 11, height: 8 },
    ],
    maxEm: 15,
  },
  sheet: SHEET,
  scoredAt,
  countedAt: COUNTED_AT,
  Amount,
  Thing: Drawn,
  drawnFields: ['dog', 'card'],
  loadAbout: once(() => import('./about')),
  seatParams: ['start', 'donor', 'from'],
  buttonFields: BUTTON_FIELDS,
  verbs,
  offerOrder: OFFER_ORDER,
  endings: ENDINGS,
  turnEnd: () => 'end_turn',
  basket: BASKET,
  detail,
  movedPieces,
  origins: [[/^dog-/, ['pile']]],
  waypoints: (_view, piece, from, to) => waypoints(piece, from, to),
});
