import type { Action, Own, Seen, View } from '../../gen/dogs-cardgame';
import { SHEET } from '../../gen/dogs-cardgame-keys';
import { game, type Area, type Told } from '../../kit/model/game';
import { about } from './about';
import Amount from './Amount.svelte';
import Board from './Board.svelte';
import City from './City.svelte';
import Help from './Help.svelte';
import Drawn from './Drawn.svelte';
import Hand from './Hand.svelte';
import { detail, type Table } from './kennel';
import Other from './Other.svelte';

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

const WIDE = { name: 'wide', width: 50 };
const TALL = { name: 'tall', width: 24 };

/** The city and a kennel are always there; the tray while somebody holds something. */
function areas({ view, focus }: Table): Area<View, Own>[] {
  const draft = view.phase === 'draft';
  const holds = draft || (view.turn?.seat === focus && !!view.decision?.hand.length);
  return [
    {
      id: 'city',
      kind: 'shared',
      Area: City,
      shapes: [
        { ...WIDE, height: 18.5 },
        { ...TALL, height: 32.5 },
      ],
    },
    {
      id: 'kennel',
      kind: 'mine',
      Area: Board,
      shapes: [
        { ...WIDE, height: 17.5 },
        { ...TALL, height: 27 },
      ],
    },
    ...(holds
      ? [
          {
            id: 'hand',
            kind: 'hand',
            Area: Hand,
            weight: 0.5,
            shapes: draft
              ? [
                  { ...WIDE, height: 7.6 },
                  { ...TALL, height: 16.5 },
                ]
              : [
                  { ...TALL, height: 5.6 },
                  { name: 'column', width: 6, height: 16 },
                ],
          } as const,
        ]
      : []),
  ];
}

export default game<View, Own, Seen, Action>({
  areas,
  other: {
    Other,
    shapes: [
      { name: 'flat', width: 18, height: 4 },
      { name: 'high', width: 11, height: 8.6 },
    ],
    most: 15,
  },
  Help,
  sheet: SHEET,
  Amount,
  Thing: Drawn,
  drawn: ['dog', 'character'],
  about,
  seatParams: ['start', 'toll', 'to', 'next'],
  spoken: ['toll', 'bonus', 'gain', 'food', 'puppy'],
  // Any dog of one's kennel could be given away at any time: that is asked for first.
  verbs: (view) => (view.decision ? [] : ['donate']),
  likely: {
    first: ['collect', 'hire', 'claim', 'open_bay', 'use', 'pay_licence', 'improve', 'buy_puppy'],
    last: ['donate', 'renew', 'stay', 'enough', 'end_turn', 'reconsider'],
  },
  detail,
  tell(seen) {
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
        return [seen satisfies Told];
    }
  },
  marks(seen) {
    switch (seen.what) {
      case 'moved':
        return [`truck-${seen.seat}`];
      case 'placed':
        return [`dog-${seen.dog}`];
      default:
        return [];
    }
  },
  hasChosen: (view) => view.phase === 'draft',
  // `dog-12` comes from the pile.
  origin: (piece) => (piece.startsWith('dog-') ? ['dog-pile'] : ['person-pile']),
});
