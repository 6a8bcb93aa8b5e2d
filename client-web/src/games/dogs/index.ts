import type { Action, Seen, Space, View } from '../../gen/dogs';
import { game, type Area, type Told } from '../../kit/game';
import { about } from './about';
import Amount from './Amount.svelte';
import City from './City.svelte';
import Drawn from './Drawn.svelte';
import Help from './Help.svelte';
import Houses from './Houses.svelte';
import Kennel from './Kennel.svelte';
import { detail, onTheRoad, PRINTED, roadBetween, type Own, type Table } from './kennel';
import Other from './Other.svelte';

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

const WIDE = { name: 'wide', width: 50 };
const TALL = { name: 'tall', width: 24 };

/** What the question is about is large: the map while trucks drive, the houses while meeples act. */
function areas({ view }: Table): Area<View, Own>[] {
  const road = onTheRoad(view.phase);
  const houses = view.phase === 'act';
  const map: Area<View, Own> = {
    id: 'map',
    kind: 'shared',
    Area: City,
    shapes: [
      { name: 'wide', width: 40, height: 28 },
      { name: 'tall', width: 28, height: 40 },
    ],
    weight: road ? 1.6 : houses ? 0.3 : 0.5,
    least: road ? 12 : 6,
    most: 60,
  };
  const town: Area<View, Own> = {
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
  const kennel: Area<View, Own> = {
    id: 'kennel',
    kind: 'mine',
    Area: Kennel,
    shapes: [
      { ...WIDE, height: 17.5 },
      { ...TALL, height: 31 },
    ],
  };
  // On a phone the first one opens.
  return houses ? [town, map, kennel] : [map, town, kennel];
}

export default game<View, Own, Seen, Action>({
  areas,
  other: {
    Other,
    shapes: [
      { name: 'flat', width: 19, height: 4.4 },
      { name: 'high', width: 11, height: 8 },
    ],
    most: 15,
  },
  Help,
  Amount,
  Thing: Drawn,
  drawn: ['dog', 'card'],
  about,
  seatParams: ['start', 'donor', 'from'],
  spoken: ['coins', 'bonus', 'region', 'give', 'get', 'food', 'discount', 'with', 'again', 'free_entry'],
  verbs: (view) => (view.turn?.swapping === undefined ? ['swap_dogs'] : []),
  likely: {
    first: ['accept', 'build', 'cure', 'put', 'done', 'take', 'enter', 'pay', 'hire', 'buy', 'swap'],
    last: ['swap_dogs', 'draw_dog', 'go_home', 'refuse', 'stay', 'end_turn'],
  },
  detail,
  tell(seen, _entry, view) {
    if (UNTOLD.has(seen.what)) return [];
    switch (seen.what) {
      case 'dog_drawn':
        return [{ what: seen.what, seat: seen.seat, region: seen.region, breed: seen.dog.breed }];
      case 'collected':
        return [{ what: seen.what, seat: seen.seat, breed: view.dogs[seen.dog]?.breed }];
      case 'card_taken':
        return [{ what: seen.what, seat: seen.seat, house: seen.house, card: seen.card }];
      case 'drove':
        return [{ what: seen.what, seat: seen.seat, gas: seen.gas }];
      case 'laid':
        return [{ what: seen.what, start: seen.start }];
      default:
        return [seen satisfies Told];
    }
  },
  marks(seen) {
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
  },
  hasChosen: () => false,
  origin: (piece) => (piece.startsWith('dog-') ? ['pile'] : []),
  road(_view, piece, from, to) {
    const places = [from, to].every((place) => place in PRINTED.spaces);
    return piece.startsWith('truck-') && places ? roadBetween(from as Space, to as Space) : [];
  },
});
