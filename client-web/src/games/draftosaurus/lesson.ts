import type { Hint } from '../../kit/lesson/hints';

export default [
  { id: 'aim', when: { begins: true }, at: { area: 'zoo' } },
  { id: 'pick', when: { verb: 'pick' } },
  { id: 'place', when: { verb: 'place' } },
  { id: 'sameness', when: { line: 'sameness' }, at: { area: 'zoo', find: '[data-target^="sameness"]' } },
  { id: 'pass', when: { verb: 'pick' } },
  { id: 'plan', when: { verb: 'pick' } },
  { id: 'trio', when: { verb: 'place', with: { pen: 'trio' } } },
  { id: 'die', when: { asked: 'place_die' } },
  { id: 'barred', when: { reason: 'unavailable_die' } },
  { id: 'island', when: { line: 'island' }, at: { area: 'zoo', find: '[data-target^="island"]' } },
  { id: 'king', when: { line: 'king' }, at: { area: 'zoo', find: '[data-target^="king"]' } },
  { id: 'meadow', when: { line: 'meadow' }, at: { area: 'zoo', find: '[data-target^="meadow"]' } },
  { id: 'trex', when: { line: 'trex' }, at: { area: 'zoo' } },
  { id: 'round', when: { round: 2 }, at: { area: 'hand' } },
  { id: 'end', when: { over: true }, last: true },
] satisfies readonly Hint[];
