import type { Seen } from '../../gen/dogs-cardgame';
import type { GameModule, Told } from '../registry';
import Amount from './Amount.svelte';
import Board from './Board.svelte';
import City from './City.svelte';
import Help from './Help.svelte';
import { detail, viewOf } from './kennel';
import Mini from './Mini.svelte';
import Tray from './Tray.svelte';

/** What everybody sees on the table anyway, or what is told by the step that follows, needs no line. */
const UNTOLD = new Set<Seen['what']>([
  'chose',
  'reconsidered',
  'shuffled',
  'refilled',
  'posted',
  'lifted',
  'puppy_due',
]);

const game: GameModule = {
  Board,
  Mini,
  Shared: City,
  Tray,
  Help,
  Amount,
  seatParams: ['start', 'toll', 'to', 'next'],
  spoken: ['toll', 'bonus', 'gain', 'food', 'puppy'],
  // Any dog of one's kennel could be given away at any time: that is asked for first.
  verbs: (view) => (viewOf(view).decision ? [] : ['donate']),
  detail: (view, fields) => detail(viewOf(view), fields),
  tell(told) {
    const seen = told as unknown as Seen;
    if (UNTOLD.has(seen.what)) return [];
    switch (seen.what) {
      case 'dealt':
        return seen.seat === 0 ? [{ what: 'dealt' }] : [];
      case 'revealed':
        return Object.entries(seen.characters).map(([seat, character]) => ({
          what: 'revealed',
          seat: Number(seat),
          character,
        }));
      case 'collected':
        return [{ ...seen, n: seen.dogs.length }];
      case 'placed':
        return [{ ...seen, sign: seen.sign === 'sick' && seen.to !== 'infirmary' ? 'cured' : seen.sign }];
      default:
        return [seen as unknown as Told];
    }
  },
  hasChosen: (view) => viewOf(view).phase === 'draft',
  // `dog-12` comes from the pile.
  origin: (piece) => (piece.startsWith('dog-') ? ['dog-pile'] : ['person-pile']),
};

export default game;
