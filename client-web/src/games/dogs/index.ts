import type { Action, Seen, View } from '../../gen/dogs';
import { SHEET } from '../../gen/dogs-keys';
import { game, type Area } from '../../kit/model/game';
import { about } from './about';
import Amount from './Amount.svelte';
import Drawn from './Drawn.svelte';
import { housesArea, LIKELY, mapArea, marks, road, SPOKEN, TALL, tell, verbs, WIDE } from './family';
import Help from './Help.svelte';
import Kennel from './Kennel.svelte';
import { detail, type Own } from './kennel';
import Other from './Other.svelte';

const KENNEL: Area<View, Own> = {
  id: 'kennel',
  kind: 'mine',
  Area: Kennel,
  shapes: [
    { ...WIDE, height: 17.5 },
    { ...TALL, height: 31 },
  ],
};

export default game<View, Own, Seen, Action>({
  /** What the question is about is large, and on a phone the first one opens. */
  areas: ({ view }) =>
    view.phase === 'act'
      ? [housesArea(view), mapArea(view), KENNEL]
      : [mapArea(view), housesArea(view), KENNEL],
  other: {
    Other,
    shapes: [
      { name: 'flat', width: 19, height: 4.4 },
      { name: 'high', width: 11, height: 8 },
    ],
    most: 15,
  },
  Help,
  sheet: SHEET,
  Amount,
  Thing: Drawn,
  drawn: ['dog', 'card'],
  about,
  seatParams: ['start', 'donor', 'from'],
  spoken: SPOKEN,
  verbs,
  likely: LIKELY,
  detail,
  tell,
  marks,
  hasChosen: () => false,
  origin: (piece) => (piece.startsWith('dog-') ? ['pile'] : []),
  road: (_view, piece, from, to) => road(piece, from, to),
});
