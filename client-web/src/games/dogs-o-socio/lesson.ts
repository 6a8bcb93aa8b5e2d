import type { Hint } from '../../kit/lesson/hints';

export default [
  { id: 'aim', when: { begins: true }, at: { area: 'kennel' } },
  { id: 'partner', when: { begins: true }, at: { area: 'partners' } },
  { id: 'split', when: { verb: 'split' } },
  { id: 'drive', when: { verb: 'drive' } },
  { id: 'home', when: { verb: 'go_home' } },
  { id: 'lay-out', when: { verb: 'lay_out' } },
  { id: 'packs', when: { line: 'packs' }, at: { area: 'kennel' } },
  { id: 'breeds', when: { line: 'breeds' }, at: { area: 'kennel' } },
  { id: 'enter', when: { verb: 'enter' } },
  { id: 'place-partner', when: { verb: 'place_partner' } },
  { id: 'donate', when: { verb: 'donate' } },
  { id: 'send', when: { verb: 'send' } },
  { id: 'serve', when: { verb: 'serve' } },
  { id: 'license', when: { verb: 'license' } },
  { id: 'buy', when: { verb: 'buy' } },
  { id: 'build', when: { verb: 'build' } },
  { id: 'cure', when: { verb: 'cure' } },
  { id: 'end-turn', when: { verb: 'end_turn' } },
  { id: 'round', when: { round: 2 }, last: true },
  { id: 'gas', when: { verb: 'buy_gas' } },
] satisfies readonly Hint[];
