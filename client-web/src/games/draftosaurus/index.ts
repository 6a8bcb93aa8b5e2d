import type { Action, Own, Seen, View } from '../../gen/draftosaurus';
import { SHEET } from '../../gen/draftosaurus-keys';
import { game, type Area } from '../../kit/model/game';
import { about } from './about';
import Board from './Board.svelte';
import Help from './Help.svelte';
import Other from './Other.svelte';
import Tray from './Tray.svelte';

/** What everybody sees on the board anyway needs no line. */
const UNTOLD = new Set<Seen['what']>(['chose', 'reconsidered', 'passed']);

const ZOO: Area<View, Own> = {
  id: 'zoo',
  kind: 'mine',
  Area: Board,
  shapes: [{ name: 'zoo', width: 25, height: 27 }],
  most: 60,
  weight: 2,
};

const HAND: Area<View, Own> = {
  id: 'hand',
  kind: 'hand',
  Area: Tray,
  shapes: [
    { name: 'column', width: 10, height: 25 },
    { name: 'row', width: 31, height: 5.6 },
  ],
  least: 10,
  weight: 0.8,
};

export default game<View, Own, Seen, Action>({
  // After the end nobody holds anything.
  areas: ({ view }) => (view.phase === 'over' ? [ZOO] : [ZOO, HAND]),
  other: { Other, shapes: [{ name: 'zoo', width: 10, height: 10.8 }], most: 20 },
  Help,
  sheet: SHEET,
  about,
  seatParams: ['first', 'roller'],
  tell(seen) {
    if (UNTOLD.has(seen.what)) return [];
    if (seen.what === 'picked') {
      return Object.entries(seen.dinos).map(([seat, dino]) => ({ what: 'picked', seat: Number(seat), dino }));
    }
    return [seen];
  },
  hasChosen: (view, seat) => view.seats[seat]?.chosen ?? false,
  marks: (seen) => (seen.what === 'placed' || seen.what === 'moved' ? [seen.id] : []),
  // `z1-03`: the third dinosaur of seat 1. It was picked from a hand before.
  origin: (piece) => {
    const seat = /^z(\d+)-/.exec(piece)?.[1];
    return seat === undefined ? [] : [`picked-${seat}`, `seat-${seat}`];
  },
});
