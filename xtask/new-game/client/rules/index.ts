import type { GameRules } from '../../../kit/rules/rules';
import Help from '../Help.svelte';
import minutes from '../minutes';
import Piece from './Piece.svelte';
import Step from './Step.svelte';

export default {
  minutes,
  weight: 1,
  turn: 'help-turn',
  steps: ['play', 'take', 'rise', 'fall', 'draw'],
  Step,
  sections: [
    {
      id: 'points',
      title: 'help-points',
      entries: ['rising', 'others', 'beside'].map((id) => ({ id, title: `score-${id}`, says: [`rule-${id}`] })),
    },
  ],
  Piece,
  // `examples` loads the last document of a match, as `npm run examples` writes it.
  asked: { play: ['play', 'take', 'rise', 'fall', 'points/rising', 'points/beside'] },
  Rulings: Help,
} satisfies GameRules;
