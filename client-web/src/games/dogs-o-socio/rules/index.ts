import type { RoomDocument } from '../../../net/document';
import { lazy } from '../../../net/lazy.svelte';
import type { Entry, GameRules, Section } from '../../../kit/rules/rules';
import { ASKED, LINES, sectionsOf, STEPS } from '../../dogs/rules';
import Help from '../Help.svelte';
import minutes from '../minutes';
import { BONUSES, LOCATIONS, PRINTED, SERVICES, wantedBy } from '../hotel';
import Piece from './Piece.svelte';
import Step from './Step.svelte';

const cards = Object.keys(PRINTED.partner_cards) as (keyof typeof PRINTED.partner_cards)[];
const card = (id: string): Entry => ({ id, title: `card-${id}`, says: [`effect-${id}`] });

const [points, ...base] = sectionsOf([
  ...LINES,
  'ngo',
  'services',
  'guests',
  'guide_dogs',
  'bonuses',
  'licence',
]) as [Section, ...Section[]];

const sections: Section[] = [
  points,
  {
    id: 'locations',
    title: 'help-locations',
    entries: [
      ...LOCATIONS.map((id) => ({ id, title: `at-${id}`, says: [`does-${id}`] })),
      { id: 'special', title: 'help-special', says: ['help-special-text'] },
    ],
  },
  {
    id: 'hotel',
    title: 'help-hotel',
    lead: 'help-hotel-text',
    entries: [
      ...SERVICES.map((id) => ({ id, title: `service-${id}`, says: ['service-points'] })),
      ...cards.filter((id) => wantedBy(id).length).map(card),
    ],
  },
  {
    id: 'bonuses',
    title: 'help-bonuses',
    lead: 'rule-bonuses',
    entries: BONUSES.map((id) => ({ id, title: `bonus-${id}`, says: [`for-${id}`] })),
  },
  {
    id: 'partner_cards',
    title: 'help-new-cards',
    entries: cards.filter((id) => !wantedBy(id).length).map(card),
  },
  {
    id: 'new_dogs',
    title: 'new-pile',
    entries: [
      { id: 'support', title: 'help-support', says: ['help-support-text'] },
      ...PRINTED.new_breeds.map((id) => ({
        id,
        title: `breed-${id}`,
        says: ['lives-anywhere', 'mix-anywhere'],
      })),
    ],
  },
  ...base,
];

const places = LOCATIONS.map((id) => `locations/${id}`);

export default {
  minutes,
  weight: 3,
  turn: 'help-round',
  steps: STEPS,
  Step,
  sections,
  Piece,
  examples: async () => [(await lazy(() => import('./end.json'))).default as unknown as RoomDocument],
  asked: {
    ...ASKED,
    split: ['refuel', 'new_dogs/support'],
    place_partner: ['visit', ...places],
    choose: ['partner_cards/joker2'],
    donate: ['locations/ngo', 'points/ngo'],
    collect: ['locations/special'],
    send: ['locations/agency', 'locations/special'],
    serve: ['locations/service_centre', 'points/guests'],
    license: ['houses/town_hall', 'points/licence'],
    treat: ['partner_cards/hospital'],
  },
  Rulings: Help,
} satisfies GameRules;
