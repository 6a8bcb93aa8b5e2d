import type { Action, PrivateView, Observation, View } from '../../gen/dog-lover';
import { SHEET } from '../../gen/dog-lover-keys';
import { game, type Area, type Shape } from '../../kit/model/game';
import { once } from '../../net/lazy.svelte';
import Amount from './Amount.svelte';
import { detail, dogOf, isDog, PRINTED } from './deck';
import Dogs from './Dogs.svelte';
import Drawn from './Drawn.svelte';
import Grid from './Grid.svelte';
import Hand from './Hand.svelte';
import Market from './Market.svelte';
import Other from './Other.svelte';
import { placementOf } from './trick-placement';

const GRID: Area<View, PrivateView> = {
  id: 'grid',
  kind: 'shared',
  Area: Grid,
  shapes: [{ name: 'grid', width: 25, height: 26 }],
  weight: 1.8,
  minEm: 11,
  maxEm: 24,
};

const MARKET: Area<View, PrivateView> = {
  id: 'market',
  kind: 'shared',
  Area: Market,
  shapes: [
    { name: 'columns', width: 16, height: 20 },
    { name: 'rows', width: 25, height: 16 },
  ],
  weight: 0.8,
  minEm: 11,
  maxEm: 15,
};

const HAND: Area<View, PrivateView> = {
  id: 'hand',
  kind: 'hand',
  Area: Hand,
  shapes: [
    { name: 'row', width: 44, height: 6.4 },
    { name: 'short', width: 25, height: 13.4 },
    { name: 'column', width: 12.5, height: 27 },
  ],
  lowest: { name: 'line', width: 25, height: 6.4 },
  narrowest: { name: 'slim', width: 9.8, height: 27 },
  weight: 0.9,
  minEm: 11,
};

/** The number of dogs that are seen at once; more are reached by scrolling. */
const DOGS_IN_SIGHT = 6;

function shapesFor(dogs: number): Shape[] {
  const rows = (across: number) => Math.ceil(dogs / across) * 4.9 + 1;
  return [
    { name: 'slim', width: 13, height: rows(1) },
    { name: 'tall', width: 25, height: rows(2) },
    { name: 'wide', width: 38, height: rows(3) },
  ];
}

/** Wide enough for the whole names of traits. */
const wholeShapesFor = (dogs: number) =>
  shapesFor(dogs).map((shape, n) => ({ ...shape, width: shape.width + 2.2 * (n + 1) }));

const DOGS: Area<View, PrivateView> = {
  id: 'dogs',
  kind: 'mine',
  Area: Dogs,
  shapes: shapesFor(DOGS_IN_SIGHT),
  whole: (view, seat) => wholeShapesFor(Math.max(Object.keys(view.players[seat]!.dogs).length, 1)),
  weight: 1.2,
  minEm: 11,
  maxEm: 17,
};

/** What a row of the sheet counts among a player's dogs. */
const COUNTED: Record<string, string> = {
  dogs: '.pack .tile:not(.rescue)',
  rescues: '.pack .tile.rescue',
  favorites: '.hand',
  bones: '.hand',
};

const RESCUES = Object.entries(PRINTED.dogs).flatMap(([dog, { rescue }]) => (rescue ? [dog] : []));

export default game<View, PrivateView, Observation, Action>({
  areas: () => [GRID, MARKET, DOGS, HAND],
  other: {
    Other,
    shapes: [
      { name: 'flat', width: 18, height: 4.6 },
      { name: 'high', width: 11, height: 8.4 },
    ],
    maxEm: 15,
  },
  sheet: SHEET,
  countedAt: COUNTED,
  Amount,
  Thing: Drawn,
  drawnFields: ['dog', 'trick', 'card', 'pay'],
  loadAbout: once(() => import('./about')),
  seatParams: ['start'],
  verbs: () => ['fetch', 'train', 'adopt', 'learn'],
  offerOrder: {
    first: ['guard', 'walk', 'attach', 'discard', 'retrieve'],
    last: ['adopt', 'learn', 'train', 'fetch', 'end_turn'],
  },
  endings: ['end_turn'],
  turnEnd: (view, solo) =>
    solo || Object.values(view.players).every(({ hand }) => hand) ? 'end_turn' : undefined,
  placement: placementOf,
  detail,
  movedPieces(observation) {
    switch (observation.what) {
      case 'guarded':
        return ['watchdog'];
      case 'retrieved':
        return ['watchdog', ...observation.cards.map((card) => `card-${card}`)];
      case 'fetched':
        return [`card-${observation.card}`];
      case 'adopted':
        return [`card-${observation.dog}`];
      case 'learned':
        return [`trick-${observation.trick}`];
      default:
        return [];
    }
  },
  origins: [
    [/^trick-/, ['school']],
    [new RegExp(`^card-(?:${RESCUES.join('|')})$`), ['shelter']],
    [/^card-/, ['deck']],
  ],
  rowOf: (line) => (isDog(line) ? (dogOf(line).rescue ? 'rescues' : 'dogs') : undefined),
});
