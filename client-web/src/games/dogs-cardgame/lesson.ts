import type { Hint } from '../../kit/lesson/hints';

export default [
  { id: 'aim', when: { begins: true }, at: { area: 'kennel' } },
  { id: 'city', when: { begins: true }, at: { area: 'city' } },
  { id: 'choose', when: { verb: 'choose' } },
  { id: 'move', when: { verb: 'move' } },
  { id: 'use', when: { verb: 'use' } },
  { id: 'hire', when: { verb: 'hire' } },
  { id: 'collect', when: { verb: 'collect' } },
  { id: 'place', when: { verb: 'place' } },
  { id: 'bays', when: { line: 'bays' }, at: { area: 'kennel' } },
  { id: 'infirmary', when: { line: 'infirmary' }, at: { area: 'kennel' } },
  { id: 'donate', when: { verb: 'donate' } },
  { id: 'end-turn', when: { verb: 'end_turn' } },
  { id: 'stay', when: { verb: 'stay' } },
  { id: 'improve', when: { verb: 'improve' } },
  { id: 'hand-in', when: { verb: 'hand_in' } },
  { id: 'open-bay', when: { verb: 'open_bay' } },
  { id: 'licence', when: { verb: 'pay_licence' } },
  { id: 'claim', when: { verb: 'claim' } },
  { id: 'end', when: { round: 3 }, last: true },
] satisfies readonly Hint[];
