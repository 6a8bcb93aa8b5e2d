import type { Action, PrivateView, Observation, View } from '../../gen/draftosaurus';
import { SHEET } from '../../gen/draftosaurus-keys';
import { game, type Area } from '../../kit/model/game';
import { once } from '../../net/lazy.svelte';
import Board from './Board.svelte';
import Other from './Other.svelte';
import Tray from './Tray.svelte';

const ZOO: Area<View, PrivateView> = {
  id: 'zoo',
  kind: 'mine',
  Area: Board,
  shapes: [{ name: 'zoo', width: 25, height: 27 }],
  minEm: 12,
  maxEm: 60,
  weight: 2,
};

const ROW = { name: 'row', width: 31, height: 5.2 };

const HAND: Area<View, PrivateView> = {
  id: 'hand',
  kind: 'hand',
  Area: Tray,
  shapes: [{ name: 'column', width: 10, height: 27.4 }, ROW, { name: 'block', width: 15, height: 13 }],
  lowest: ROW,
  minEm: 10,
  weight: 0.8,
};

export default game<View, PrivateView, Observation, Action>({
  // After the end no player holds anything.
  areas: ({ view }) => (view.phase === 'over' ? [ZOO] : [ZOO, HAND]),
  other: { Other, shapes: [{ name: 'zoo', width: 10, height: 10.8 }], maxEm: 20 },
  sheet: SHEET,
  scoredAt: (row) => `[data-target^="${row.replace(/^(summer|winter)_/, '')}"]`,
  loadAbout: once(() => import('./about')),
  seatParams: ['first', 'roller'],
  hasChosen: (view, seat) => view.seats[seat]?.chosen ?? false,
  movedPieces: (observation) =>
    observation.what === 'placed' || observation.what === 'moved' ? [observation.id] : [],
  // `z1-03`, the third dinosaur of seat 1, comes from that seat's hand.
  origins: [[/^z(\d+)-/, ['picked-$1', 'seat-$1']]],
});
