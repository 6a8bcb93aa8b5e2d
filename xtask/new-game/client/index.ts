import type { Action, PrivateView, Observation, View } from '../../gen/example';
import { SHEET } from '../../gen/example-keys';
import { game, type Area } from '../../kit/model/game';
import Hand from './Hand.svelte';
import MapArea from './Map.svelte';
import Other from './Other.svelte';
import Row from './Row.svelte';

const MAP: Area<View, PrivateView> = {
  id: 'map',
  kind: 'shared',
  Area: MapArea,
  shapes: [{ name: 'map', width: 18, height: 13 }],
};

const ROW: Area<View, PrivateView> = {
  id: 'row',
  kind: 'mine',
  Area: Row,
  shapes: [
    // Six cards, with two players.
    { name: 'wide', width: 19, height: 5 },
    { name: 'tall', width: 10, height: 9 },
  ],
};

const HAND: Area<View, PrivateView> = {
  id: 'hand',
  kind: 'hand',
  Area: Hand,
  shapes: [{ name: 'row', width: 20, height: 6 }],
};

export default game<View, PrivateView, Observation, Action>({
  areas: () => [MAP, ROW, HAND],
  other: { Other, shapes: [{ name: 'row', width: 12, height: 4 }] },
  sheet: SHEET,
  seatParams: ['first'],
  // What others see of a seat's last action is the card that it has played.
  asides: ['drawn'],
  movedPieces: (observation) =>
    observation.what === 'played' ? [`marker-${observation.seat}-${observation.field}`] : [],
  // The markers of seat 1 come from its place.
  origins: [[/^marker-(\d+)-/, ['seat-$1']]],
  // Everybody plays one card a round.
  round: (view) => Math.max(...Object.values(view.seats).map(({ row }) => row.length)),
});
