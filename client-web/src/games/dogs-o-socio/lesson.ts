import type { Hint } from '../../kit/lesson/hints';
import dogs from '../dogs/lesson';

/** What does not come up in the match of this lesson. */
const NOT_HERE = ['lost', 'discount', 'house-call'];

const TRAINED: Hint = {
  id: 'trained',
  when: { verb: 'enter', with: { card: 'trained_dog' } },
  read: true,
};

const [aim, ...ofDogs] = dogs.filter(({ id }) => !NOT_HERE.includes(id));

export default [
  aim!,
  { id: 'partner', when: { begins: true }, at: { area: 'partners' } },
  { id: 'split', when: { verb: 'split' } },
  ...ofDogs.flatMap((hint) => (hint.id === 'cards' ? [hint, TRAINED] : [hint])),
  { id: 'warehouse', when: { verb: 'enter', with: { house: 'warehouse' } } },
  { id: 'place-partner', when: { verb: 'place_partner' }, at: { area: 'partners' }, read: true },
  { id: 'guest', when: { verb: 'place_partner', with: { card: 'guest_1' } }, read: true },
  { id: 'agency', when: { verb: 'place_partner', with: { at: 'agency' } } },
  { id: 'ngo', when: { verb: 'place_partner', with: { at: 'ngo' } } },
  { id: 'service-centre', when: { verb: 'place_partner', with: { at: 'service_centre' } } },
  { id: 'donate', when: { verb: 'donate' } },
  { id: 'send', when: { verb: 'send' } },
  { id: 'serve', when: { verb: 'serve' } },
  { id: 'license', when: { verb: 'license' } },
] satisfies readonly Hint[];
