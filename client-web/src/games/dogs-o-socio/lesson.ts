import type { Hint } from '../../kit/lesson/hints';
import dogs from '../dogs/lesson';

const [aim, ...ofDogs] = dogs.filter(({ id }) => !['map', 'end'].includes(id));

export default [
  aim!,
  { id: 'partner', when: { begins: true }, at: { area: 'partners' } },
  { id: 'split', when: { verb: 'split' } },
  ...ofDogs,
  { id: 'place-partner', when: { verb: 'place_partner' } },
  { id: 'donate', when: { verb: 'donate' } },
  { id: 'send', when: { verb: 'send' } },
  { id: 'serve', when: { verb: 'serve' } },
  { id: 'license', when: { verb: 'license' } },
] satisfies readonly Hint[];
