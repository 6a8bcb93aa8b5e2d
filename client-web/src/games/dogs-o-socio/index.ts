import type {
  PartnerHappening,
  PartnerHint,
  Observation,
  SocioAction,
  SocioObservation,
  SocioView,
} from '../../gen/dogs';
import { SHEET } from '../../gen/dogs-o-socio-keys';
import { game, type Area } from '../../kit/model/game';
import { once } from '../../net/lazy.svelte';
import Amount from '../dogs/Amount.svelte';
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
  verbs,
  waypoints,
  WIDE,
} from '../dogs/family';
import type { PrivateView } from '../dogs/kennel';
import City from './City.svelte';
import Drawn from './Drawn.svelte';
import { detail } from './hotel';
import Kennel from './Kennel.svelte';
import Other from './Other.svelte';
import Partners from './Partners.svelte';
import Purse from './Purse.svelte';

type Added = PartnerHappening | PartnerHint;

/** Three boards lie beside the map, so they may be a little smaller than usual. */
const MIN_EM = 10;

/** What the rows that the expansion adds count in a hotel. */
const COUNTED: Record<string, string> = {
  services: '.services .had',
  guests: '.guests li:not(.none)',
  licence: '.honours li:first-child',
  bonuses: '.honours li:not(:first-child)',
};

const AREAS: readonly Area<SocioView, PrivateView>[] = [
  { ...MAP, Area: City },
  { ...HOUSES_AREA, weight: 0.6, minEm: MIN_EM },
  {
    id: 'partners',
    kind: 'shared',
    Area: Partners,
    shapes: [
      { name: 'wide', width: 44, height: 12.8 },
      { ...TALL, height: 28 },
    ],
    weight: 0.6,
    minEm: MIN_EM,
  },
  {
    id: 'kennel',
    kind: 'mine',
    Area: Kennel,
    shapes: [
      { ...WIDE, height: 20.5 },
      { ...TALL, height: 36 },
    ],
    minEm: MIN_EM,
  },
  { ...PURSE, Area: Purse },
];

/** The tags of the events that the expansion adds. */
const ADDED: Record<Added['what'], true> = {
  new_dogs_due: true,
  announced: true,
  new_dog: true,
  partner_placed: true,
  picked: true,
  chosen: true,
  guests_paid: true,
  partner_card_used: true,
  donated: true,
  came_back: true,
  sent_away: true,
  served: true,
  licensed: true,
  bonus_taken: true,
  partner_cards_cleared: true,
  partner_cards_laid: true,
  hospital_due: true,
  treated: true,
  guests_fed: true,
  partners_laid: true,
  partner_deck_shuffled: true,
};
const isAdded = (observation: SocioObservation): observation is Added => observation.what in ADDED;

function allMovedPieces(observation: SocioObservation): string[] {
  switch (observation.what) {
    case 'new_dog':
      return [`dog-${observation.dog.id}`];
    case 'partner_placed':
      return [`partner-${observation.seat}`];
    case 'came_back':
    case 'donated':
    case 'sent_away':
      return [`dog-${observation.dog}`];
    default:
      return isAdded(observation) ? [] : movedPieces(observation satisfies Observation);
  }
}

export default game<SocioView, PrivateView, SocioObservation, SocioAction>({
  areas: () => AREAS,
  other: {
    Other,
    shapes: [
      { name: 'flat', width: 19, height: 5.4 },
      { name: 'high', width: 11, height: 9.2 },
    ],
    maxEm: 15,
  },
  sheet: SHEET,
  scoredAt: (row) => (['services', 'guests', 'bonuses', 'licence'].includes(row) ? '.hotel' : scoredAt(row)),
  countedAt: { ...COUNTED_AT, ...COUNTED },
  Amount,
  Thing: Drawn,
  drawnFields: ['dog', 'card', 'service'],
  loadAbout: once(() => import('./about')),
  seatParams: ['start', 'donor', 'from'],
  buttonFields: [...BUTTON_FIELDS, 'city', 'what', 'pass', 'dogs'],
  verbs,
  offerOrder: {
    first: ['collect', ...OFFER_ORDER.first, 'place_partner', 'serve', 'license'],
    last: [...OFFER_ORDER.last],
  },
  endings: ENDINGS,
  turnEnd: () => 'end_turn',
  basket: BASKET,
  detail,
  movedPieces: allMovedPieces,
  // `service-walks-2` is one of several of its kind.
  origins: [[/^(service-.*?)(?:-\d+)?$/, ['$1']]],
  waypoints: (_view, piece, from, to) => waypoints(piece, from, to),
});
