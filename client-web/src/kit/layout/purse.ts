import type { Area } from '../model/game';

/** The area with what the player can pay with: it lies below every page of a phone. */
export const purse = <View, Private>(Purse: Area<View, Private>['Area']): Area<View, Private> => ({
  id: 'purse',
  kind: 'purse',
  Area: Purse,
  shapes: [
    { name: 'row', width: 24, height: 2.6 },
    { name: 'rows', width: 14, height: 4.4 },
  ],
  maxEm: 15,
});
