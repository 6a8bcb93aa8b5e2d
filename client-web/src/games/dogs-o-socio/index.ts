import type {
  Named,
  PartnerHappening,
  PartnerHint,
  Seen,
  SocioAction,
  SocioSeen,
  SocioView,
} from '../../gen/dogs';
import { SHEET } from '../../gen/dogs-o-socio-keys';
import { game, type Area, type Told } from '../../kit/model/game';
import Amount from '../dogs/Amount.svelte';
import {
  housesArea,
  LIKELY,
  mapArea,
  marks,
  named,
  road,
  SPOKEN,
  TALL,
  tell,
  verbs,
  WIDE,
} from '../dogs/family';
import { onTheRoad, type Own } from '../dogs/kennel';
import { about } from './about';
import City from './City.svelte';
import Drawn from './Drawn.svelte';
import Help from './Help.svelte';
import { detail } from './hotel';
import Kennel from './Kennel.svelte';
import Other from './Other.svelte';
import Partners from './Partners.svelte';

type Added = Named<PartnerHappening> | PartnerHint;

/** What everybody sees on the table anyway, or what is told by the step that follows, needs no line. */
const UNTOLD = new Set<Added['what']>([
  'new_dogs_due',
  'partner_cards_cleared',
  'partner_cards_laid',
  'partner_deck_shuffled',
  'partners_laid',
  'hospital_due',
]);

/** The map and three boards lie together: they may be a little smaller than usual. Letters never are: they have a least size of their own. */
const LEAST = 11;

const KENNEL: Area<SocioView, Own> = {
  id: 'kennel',
  kind: 'mine',
  Area: Kennel,
  shapes: [
    { ...WIDE, height: 20 },
    { ...TALL, height: 36 },
  ],
  least: LEAST,
};

/** What the question is about is large: the map while dogs come and trucks drive, both boards while pieces are placed. */
function areas(view: SocioView): Area<SocioView, Own>[] {
  const acts = view.phase === 'act';
  const road = onTheRoad(view.phase) || view.scene === 'split';
  const map: Area<SocioView, Own> = {
    ...mapArea(view),
    Area: City,
    weight: road ? 1.6 : acts ? 0.3 : 0.5,
    least: road ? 12 : 6,
  };
  const houses: Area<SocioView, Own> = {
    ...housesArea(view),
    weight: acts ? 0.9 : 0.4,
    least: acts ? LEAST : 9,
  };
  const partners: Area<SocioView, Own> = {
    id: 'partners',
    kind: 'shared',
    Area: Partners,
    shapes: acts
      ? [
          { ...WIDE, height: 10 },
          { ...TALL, height: 24 },
        ]
      : [{ name: 'small', width: 30, height: 6.2 }],
    weight: acts ? 0.6 : 0.4,
    least: acts ? LEAST : 9,
  };
  // On a phone the first one opens.
  return acts ? [houses, partners, map, KENNEL] : [map, houses, partners, KENNEL];
}

/** One thing that the expansion adds to the story. */
function tellAdded(seen: Added): Told[] {
  if (UNTOLD.has(seen.what)) return [];
  switch (seen.what) {
    case 'new_dog':
      return [{ what: seen.what, faces: seen.faces.join(', '), breed: seen.dog.breed, to: seen.space }];
    case 'picked':
      return [{ what: seen.what, seat: seen.seat, at: seen.at, card: seen.card }];
    case 'chosen':
      return [{ what: seen.what, seat: seen.seat, with: seen.resource }];
    case 'treated':
      return seen.dogs.length ? [{ what: seen.what, seat: seen.seat, n: seen.dogs.length }] : [];
    default:
      return [named(seen)];
  }
}

/** The tags of what the expansion adds. */
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
const isAdded = (seen: SocioSeen): seen is Added => seen.what in ADDED;

function marksOf(seen: SocioSeen): string[] {
  switch (seen.what) {
    case 'new_dog':
      return [`dog-${seen.dog.id}`];
    case 'partner_placed':
      return [`partner-${seen.seat}`];
    case 'came_back':
    case 'donated':
    case 'sent_away':
      return [`dog-${seen.dog}`];
    default:
      return isAdded(seen) ? [] : marks(seen satisfies Seen);
  }
}

export default game<SocioView, Own, SocioSeen, SocioAction>({
  areas: ({ view }) => areas(view),
  other: {
    Other,
    shapes: [
      { name: 'flat', width: 19, height: 5.4 },
      { name: 'high', width: 11, height: 9.2 },
    ],
    most: 15,
  },
  Help,
  sheet: SHEET,
  Amount,
  Thing: Drawn,
  drawn: ['dog', 'card', 'service'],
  about,
  seatParams: ['start', 'donor', 'from'],
  spoken: [...SPOKEN, 'city', 'what', 'pass', 'dogs'],
  verbs,
  likely: {
    first: ['collect', ...LIKELY.first, 'place_partner', 'pick', 'serve', 'license'],
    last: [...LIKELY.last],
  },
  detail,
  tell: (seen) => (isAdded(seen) ? tellAdded(seen) : tell(seen)),
  marks: marksOf,
  hasChosen: () => false,
  origin(piece) {
    if (piece.startsWith('service-')) return [piece.replace(/-\d+$/, '')];
    return [];
  },
  road: (_view, piece, from, to) => road(piece, from, to),
});
