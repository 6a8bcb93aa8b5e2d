import type { Hint } from '../../kit/lesson/hints';

// Manual: a round is fetching dogs, laying out, visiting the houses, feeding and paying.
export default [
  { id: 'aim', when: { begins: true }, at: { area: 'kennel' } },
  { id: 'map', when: { begins: true }, at: { area: 'map' } },
  { id: 'drive', when: { verb: 'drive' } },
  { id: 'home', when: { verb: 'go_home' } },
  { id: 'lay-out', when: { verb: 'lay_out' } },
  { id: 'packs', when: { line: 'packs' }, at: { area: 'kennel' } },
  { id: 'mixed', when: { line: 'packs' }, at: { area: 'kennel' } },
  { id: 'breeds', when: { line: 'breeds' }, at: { area: 'kennel' } },
  { id: 'sick', when: { line: 'sick' }, at: { area: 'kennel' } },
  { id: 'enter', when: { verb: 'enter' } },
  { id: 'swap', when: { verb: 'swap' } },
  { id: 'buy', when: { verb: 'buy' } },
  { id: 'trade', when: { verb: 'trade' } },
  { id: 'build', when: { verb: 'build' } },
  { id: 'cure', when: { verb: 'cure' } },
  { id: 'end-turn', when: { verb: 'end_turn' } },
  { id: 'score', when: { round: 2 }, at: 'first-round' },
  { id: 'helper', when: { round: 2 }, at: { area: 'kennel' } },
  { id: 'end', when: { round: 3 }, at: { area: 'map' } },
  { id: 'round', when: { round: 3 }, last: true },
  { id: 'gas', when: { verb: 'buy_gas' } },
  { id: 'no-gas', when: { reason: 'unavailable_gas' } },
  { id: 'pay', when: { verb: 'pay' } },
  { id: 'done', when: { verb: 'done' } },
] satisfies readonly Hint[];
