import type { Action, PrivateView, Observation, View } from '../../gen/example';
import { SHEET } from '../../gen/example-keys';
import { game, type Area } from '../../kit/model/game';
import Hand from './Hand.svelte';
import Other from './Other.svelte';
import Row from './Row.svelte';

const ROW: Area<View, PrivateView> = {
  id: 'row',
  kind: 'mine',
  Area: Row,
  shapes: [
    { name: 'wide', width: 30, height: 12 },
    { name: 'tall', width: 20, height: 18 },
  ],
};

const HAND: Area<View, PrivateView> = {
  id: 'hand',
  kind: 'hand',
  Area: Hand,
  shapes: [{ name: 'row', width: 20, height: 6 }],
};

export default game<View, PrivateView, Observation, Action>({
  areas: () => [ROW, HAND],
  other: { Other, shapes: [{ name: 'row', width: 12, height: 4 }] },
  sheet: SHEET,
  seatParams: ['first'],
  // Everybody plays one card a round.
  round: (view) => Math.max(...Object.values(view.seats).map(({ row }) => row.length)),
});
