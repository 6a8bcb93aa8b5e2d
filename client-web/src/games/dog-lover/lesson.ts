import type { Hint } from '../../kit/lesson/hints';

export default [
  { id: 'aim', when: { begins: true }, at: { area: 'dogs' } },
  { id: 'needs', when: { begins: true }, at: { area: 'dogs' } },
  { id: 'grid', when: { begins: true }, at: { area: 'grid' } },
  { id: 'guard', when: { verb: 'guard' } },
  { id: 'star', when: { verb: 'retrieve' }, at: { area: 'hand' }, read: true },
  { id: 'retrieve', when: { verb: 'retrieve' } },
  { id: 'look', when: { verb: 'retrieve' } },
  { id: 'fetch', when: { verb: 'fetch' } },
  { id: 'adopt', when: { verb: 'adopt' } },
  { id: 'learn', when: { verb: 'learn' } },
  { id: 'train', when: { verb: 'train' } },
  { id: 'walk', when: { verb: 'walk' } },
  { id: 'attach', when: { verb: 'attach' } },
  { id: 'favorites', when: { line: 'favorites' }, at: { area: 'dogs' } },
  { id: 'bones', when: { line: 'bones' }, at: { area: 'dogs' } },
  { id: 'end-turn', when: { verb: 'end_turn' } },
  { id: 'feed', when: { round: 4 }, last: true },
] satisfies readonly Hint[];
