import type { Seen, View } from '../../gen/draftosaurus';
import type { GameModule, Told } from '../registry';
import Board from './Board.svelte';
import Help from './Help.svelte';
import Middle from './Middle.svelte';
import Mini from './Mini.svelte';
import Tray from './Tray.svelte';

/** What everybody sees on the board anyway needs no line. */
const UNTOLD = new Set<Seen['what']>(['chose', 'reconsidered', 'passed']);

const game: GameModule = {
  Board,
  Mini,
  Middle,
  Tray,
  Help,
  ratio: 1000 / 1080,
  seatParams: ['first', 'roller'],
  tell(told) {
    const seen = told as unknown as Seen;
    if (UNTOLD.has(seen.what)) return [];
    if (seen.what === 'picked') {
      return Object.entries(seen.dinos).map(([seat, dino]) => ({ what: 'picked', seat: Number(seat), dino }));
    }
    return [seen as unknown as Told];
  },
  hasChosen: (view, seat) => (view as View).seats[seat]?.chosen ?? false,
  // `z1-03`: the third dinosaur of seat 1. It was picked from a hand before.
  origin: (piece) => {
    const seat = /^z(\d+)-/.exec(piece)?.[1];
    return seat === undefined ? [] : [`picked-${seat}`, `seat-${seat}`];
  },
};

export default game;
