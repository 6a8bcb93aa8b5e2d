import type { Action, Card, Own, Seen, View } from '../../gen/dog-lover';
import type { Seat } from '../../gen/games';
import { SHEET } from '../../gen/dog-lover-keys';
import { list } from '../../i18n/phrases';
import { text } from '../../i18n/text.svelte';
import { game, type Area, type Told } from '../../kit/model/game';
import { about } from './about';
import Amount from './Amount.svelte';
import { cardName, detail, dogOf, holdsMany, isDog, mealInWords, mostDogs, pack, type Table } from './deck';
import Dogs from './Dogs.svelte';
import Drawn from './Drawn.svelte';
import Grid from './Grid.svelte';
import Hand from './Hand.svelte';
import Help from './Help.svelte';
import Market from './Market.svelte';
import Other from './Other.svelte';

/** What everybody sees on the table anyway needs no line. */
const UNTOLD = new Set<Seen['what']>(['sheltered', 'offered']);

const GRID: Area<View, Own> = {
  id: 'grid',
  kind: 'shared',
  Area: Grid,
  shapes: [{ name: 'grid', width: 25, height: 28.5 }],
  weight: 1.8,
  most: 24,
};

const MARKET: Area<View, Own> = {
  id: 'market',
  kind: 'shared',
  Area: Market,
  shapes: [
    { name: 'columns', width: 16, height: 20 },
    { name: 'rows', width: 25, height: 16 },
  ],
  weight: 0.8,
  least: 11,
  most: 15,
};

/** Where it is narrow, many cards lie below the food. */
function hand(model: Table): Area<View, Own> {
  return {
    id: 'hand',
    kind: 'hand',
    Area: Hand,
    shapes: [
      { name: 'row', width: 44, height: 6.2 },
      { name: 'short', width: 25, height: holdsMany(model, model.focus) ? 13.4 : 10.2 },
    ],
    weight: 0.9,
    least: 11,
  };
}

/** As high as the most dogs that anybody has. */
function dogs(view: View): Area<View, Own> {
  const n = Math.max(mostDogs(view), 4);
  const high = (across: number, least: number) => Math.max(Math.ceil(n / across), least) * 4.9 + 1;
  return {
    id: 'dogs',
    kind: 'mine',
    Area: Dogs,
    shapes: [
      { name: 'slim', width: 13, height: high(1, 5) },
      { name: 'tall', width: 25, height: high(2, 3) },
      { name: 'wide', width: 38, height: high(3, 2) },
    ],
    weight: 1.2,
    least: 11,
    most: 17,
  };
}

/** The cards that somebody took, in words. */
const taken = (cards: readonly Card[]) => list(cards.map(cardName));

/** How the dogs of a seat were fed, one by one; their meals lie on the table as long as the match is over. */
function fed(seat: Seat, view: View): Told[] {
  if (view.phase !== 'over') return [];
  const { dogs } = view.players[seat]!;
  const lines = pack(view.players[seat]!).map((dog) => {
    const meal = dogs[dog]!.meal;
    return meal ? { what: 'eats', seat, dog, meal: mealInWords(meal) } : { what: 'hungry', seat, dog };
  });
  return lines.sort((one, other) => Number(one.what === 'hungry') - Number(other.what === 'hungry'));
}

export default game<View, Own, Seen, Action>({
  areas(model: Table) {
    const mine = dogs(model.view);
    return model.view.phase === 'over'
      ? [mine, GRID, MARKET, hand(model)]
      : [GRID, MARKET, mine, hand(model)];
  },
  other: {
    Other,
    shapes: [
      { name: 'flat', width: 18, height: 4.6 },
      { name: 'high', width: 11, height: 8.4 },
    ],
    most: 15,
  },
  Help,
  sheet: SHEET,
  Amount,
  Thing: Drawn,
  drawn: ['dog', 'trick', 'card', 'pay'],
  about,
  seatParams: ['start'],
  verbs: () => ['fetch', 'train', 'adopt', 'learn'],
  likely: {
    first: ['guard', 'walk', 'attach', 'discard', 'retrieve'],
    last: ['adopt', 'learn', 'train', 'fetch', 'end_turn'],
  },
  detail,
  tell(seen, { by: seat }, view) {
    if (UNTOLD.has(seen.what)) return [];
    switch (seen.what) {
      case 'laid':
        return [{ what: seen.what, start: seen.start }];
      case 'retrieved':
        return [{ what: seen.what, seat, trick: seen.trick, cards: taken(seen.cards) }];
      case 'fetched':
        return [{ what: seen.what, seat, cards: taken([seen.card]) }];
      case 'discarded': {
        const pay = text(`dog-lover-item-${seen.pay ?? 'nothing'}`);
        return [{ what: seen.what, seat, card: seen.card, with: pay }];
      }
      case 'fed':
        return fed(seen.seat, view);
      default:
        return [{ ...seen, seat } satisfies Told];
    }
  },
  marks(seen) {
    switch (seen.what) {
      case 'guarded':
        return ['watchdog'];
      case 'retrieved':
        return ['watchdog', ...seen.cards.map((card) => `card-${card}`)];
      case 'fetched':
        return [`card-${seen.card}`];
      case 'adopted':
        return [`card-${seen.dog}`];
      case 'learned':
        return [`trick-${seen.trick}`];
      default:
        return [];
    }
  },
  hasChosen: () => false,
  // Cards come from their deck.
  origin(piece) {
    const what = /^(card|trick)-(.*)/.exec(piece);
    if (!what) return [];
    if (what[1] === 'trick') return ['school'];
    return isDog(what[2]) && dogOf(what[2]).rescue ? ['shelter'] : ['deck'];
  },
  under: (line) => (isDog(line) ? (dogOf(line).rescue ? 'rescues' : 'dogs') : undefined),
});
