import type { Dog, Trait, Trick } from '../../../gen/dog-lover';
import { text } from '../../../i18n/text.svelte';
import type { RoomDocument } from '../../../net/document';
import { lazy } from '../../../net/lazy.svelte';
import type { Entry, GameRules } from '../../../kit/rules/rules';
import { dogOf, mealInWords, PRINTED, trickOf } from '../deck';
import Help from '../Help.svelte';
import minutes from '../minutes';
import Piece from './Piece.svelte';
import Step from './Step.svelte';

const say = (key: string, values?: Record<string, string | number>) => text(`dog-lover-${key}`, values);

const all = Object.keys(PRINTED.dogs) as Dog[];
const facts = (dog: Dog) => () => {
  const { size, points, need } = dogOf(dog);
  return say('dog-facts', { size: say(`size-${size}`), n: points, need: mealInWords(need) });
};
const dogs = (rescue: boolean): Entry[] =>
  all
    .filter((dog) => Boolean(dogOf(dog).rescue) === rescue)
    .map((id) => ({ id, title: `dog-${id}`, says: [facts(id), ...(rescue ? [`power-${id}`] : [])] }));

const trait = (id: Trait): Entry => {
  const { ability, points, due } = PRINTED.traits[id]!;
  const brought = () => say('trait-points', { n: points });
  return { id, title: `trait-${id}`, says: [`ability-${ability}`, brought, `due-${due ?? 'nothing'}`] };
};
const trick = (id: Trick): Entry => {
  const { cost } = trickOf(id);
  return {
    id,
    title: `trick-${id}`,
    says: cost ? [() => say('trick-cost', { n: cost })] : ['help-trick-start'],
  };
};

const KINDS: [kind: string, says: string][] = [
  ['dog', 'help-dog'],
  ['food', 'help-food'],
  ['favorite', 'does-ball'],
  ['training', 'does-training'],
  ['adoption', 'does-adoption'],
  ['walk', 'does-walk'],
  ['bone', 'does-bone'],
  ['trait', 'help-trait'],
  ['fetch', 'does-fetch'],
];

export default {
  minutes,
  weight: 2,
  turn: 'help-turn',
  steps: ['lay', 'mind', 'move', 'play', 'feed'],
  Step,
  sections: [
    {
      id: 'points',
      title: 'help-points',
      entries: ['dogs', 'rescues', 'favorites', 'bones'].map((id) => ({
        id,
        title: `score-${id}`,
        says: [`rule-${id}`],
      })),
    },
    {
      id: 'frames',
      title: 'help-frames',
      entries: ['reach', 'guard', 'cover'].map((id) => ({
        id,
        title: `help-frame-${id}`,
        says: [`help-frame-${id}-text`],
      })),
    },
    {
      id: 'kinds',
      title: 'help-cards',
      entries: KINDS.map(([id, says]) => ({ id, title: `kind-${id}`, says: [says] })),
    },
    { id: 'dogs', title: 'dogs', entries: dogs(false) },
    { id: 'rescues', title: 'help-rescues', entries: dogs(true) },
    { id: 'traits', title: 'help-traits', entries: (Object.keys(PRINTED.traits) as Trait[]).map(trait) },
    {
      id: 'tricks',
      title: 'tricks',
      lead: 'trick-does',
      entries: (Object.keys(PRINTED.tricks) as Trick[]).map(trick),
    },
  ],
  Piece,
  examples: async () => [(await lazy(() => import('./end.json'))).default as unknown as RoomDocument],
  asked: {
    guard: ['mind'],
    retrieve: ['lay', 'mind', 'move', 'frames/reach', 'frames/guard', 'frames/cover'],
    fetch: ['kinds/fetch'],
    walk: ['kinds/walk'],
    train: ['kinds/training'],
    attach: ['kinds/trait'],
    adopt: ['kinds/adoption'],
    learn: ['kinds/training'],
    discard: ['kinds/trait'],
    end_turn: ['play'],
  },
  Rulings: Help,
} satisfies GameRules;
