import type { RoomDocument } from '../../../net/document';
import { lazy } from '../../../net/lazy.svelte';
import type { GameRules } from '../../../kit/rules/rules';
import { summer } from '../art/summer';
import { winter } from '../art/winter';
import Help from '../Help.svelte';
import minutes from '../minutes';
import Piece from './Piece.svelte';
import Step from './Step.svelte';

const FACES = ['woods', 'grassland', 'food_court', 'restrooms', 'empty_pen', 'no_trex'];
const faces = FACES.map((face) => `die/${face}`);

const pens = (season: 'summer' | 'winter', all: readonly { id: string }[]) => ({
  id: season,
  title: `help-${season}`,
  wide: true,
  entries: all.map(({ id }) => ({
    id,
    title: `pen-${id}`,
    says: id === 'river' ? [`sign-${id}`] : [`sign-${id}`, `where-${id}`],
  })),
});

export default {
  minutes,
  weight: 1,
  turn: 'help-turn',
  steps: ['roll', 'pick', 'place', 'pass', 'count'],
  Step,
  sections: [
    {
      id: 'die',
      title: 'help-die',
      entries: FACES.map((id) => ({ id, title: `face-${id}`, says: [`means-${id}`] })),
    },
    pens('summer', summer.pens),
    pens('winter', winter.pens),
    {
      id: 'trex',
      title: 'help-trex',
      entries: [{ id: 'trex', title: 'dino-trex', says: ['rule-trex', 'rule-tie'] }],
    },
  ],
  Piece,
  examples: async () => {
    const files = await Promise.all([
      lazy(() => import('./summer.json')),
      lazy(() => import('./winter.json')),
    ]);
    return files.map((file) => file.default as unknown as RoomDocument);
  },
  asked: {
    pick: ['pick', ...faces],
    place: ['place', ...faces],
    commit: ['pick', 'place', ...faces],
    set_aside: ['pass'],
    move: ['winter/quarantine'],
  },
  Rulings: Help,
} satisfies GameRules;
