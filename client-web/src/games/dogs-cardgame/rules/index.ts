import type { RoomDocument } from '../../../net/document';
import { lazy } from '../../../net/lazy.svelte';
import type { GameRules } from '../../../kit/rules/rules';
import { BONUSES, BREEDS, LOCATIONS } from '../box';
import Help from '../Help.svelte';
import minutes from '../minutes';
import { PEOPLE, SIGNS } from '../kennel';
import Piece from './Piece.svelte';
import Step from './Step.svelte';

const LINES = [
  'bays',
  'trained',
  'hotel',
  'bonus',
  'dark_bonus',
  'puppies',
  'infirmary',
  'no_improvement',
  'licences',
];
const PUPPIES = ['healthy', 'cured', 'trained', 'fair', 'hotel'];

const people = PEOPLE.map((id) => `people/${id}`);
const signs = SIGNS.filter((id) => id !== 'cured').map((id) => `signs/${id}`);

export default {
  minutes,
  weight: 2,
  turn: 'help-turn',
  steps: ['drive', 'collect', 'hire', 'free', 'breeds'],
  Step,
  sections: [
    {
      id: 'points',
      title: 'help-points',
      entries: LINES.map((id) => ({ id, title: `score-${id}`, says: [`rule-${id}`] })),
    },
    {
      id: 'kennel',
      title: 'help-kennel',
      entries: [
        { id: 'bays', title: 'help-bays', says: ['help-bays-text'] },
        { id: 'improvement', title: 'help-improvement', says: ['help-improvements'] },
        { id: 'puppies', title: 'help-puppies', says: ['help-puppies-text'] },
      ],
    },
    {
      id: 'signs',
      title: 'supply-signs',
      entries: SIGNS.map((id) => ({ id, title: `sign-${id}`, says: [`about-${id}`] })),
    },
    {
      id: 'people',
      title: 'supply-people',
      entries: PEOPLE.map((id) => ({ id, title: `character-${id}`, says: [`effect-${id}`] })),
    },
    {
      id: 'bonus',
      title: 'help-bonus',
      lead: 'help-bonus-text',
      entries: BONUSES.map((id) => ({ id, title: `bonus-${id}`, says: [`needs-${id}`] })),
    },
    {
      id: 'puppies',
      title: 'option-puppies',
      entries: PUPPIES.map((id) => ({ id, title: `puppy-${id}`, says: ['rule-puppies'] })),
    },
    {
      id: 'locations',
      title: 'help-locations',
      entries: LOCATIONS.map(([id, symbols]) => ({
        id,
        title: `location-${id}`,
        says: [`option-${symbols}_symbol${symbols === 'one' ? '' : 's'}`],
      })),
    },
    {
      id: 'breeds',
      title: 'option-breeds',
      lead: 'option-breeds-hint',
      entries: BREEDS.map((id) => ({ id, title: `breed-${id}`, says: [] })),
    },
  ],
  Piece,
  examples: async () => [(await lazy(() => import('./end.json'))).default as unknown as RoomDocument],
  asked: {
    choose: people,
    move: ['drive'],
    stay: ['drive'],
    collect: ['collect', ...signs],
    place: ['collect', 'points/bays'],
    hand_in: ['collect', 'signs/fair'],
    hire: ['hire', ...people],
    renew: ['hire'],
    use: ['free'],
    open_bay: ['free', 'kennel/bays'],
    pay_licence: ['free', 'kennel/bays'],
    donate: ['free'],
    claim: ['free', 'points/bonus'],
    end_turn: ['free'],
    lift: ['people/trainer'],
    enough: ['people/trainer'],
    improve: ['kennel/improvement'],
    take_puppy: ['kennel/puppies'],
    buy_puppy: ['kennel/puppies'],
  },
  Rulings: Help,
} satisfies GameRules;
