import { expect, test } from 'vitest';
import type { SeatView } from '../../gen/draftosaurus';
import { each, pensOf } from './zoo';

const own: SeatView = {
  hand: 3,
  chosen: false,
  picked: 'trex',
  zoos: {
    summer: {
      pens: {
        sameness: {
          'z1-02': { dino: 'stegosaurus', place: 2 },
          'z1-01': { dino: 'stegosaurus', place: 1 },
        },
        river: {},
      },
      aside: 0,
      aside_dinos: {},
    },
  },
};

test('dinosaurs stand in the order they came', () => {
  expect(pensOf(1, own, 'summer').sameness?.map(({ id }) => id)).toEqual(['z1-01', 'z1-02']);
});

test('an unrevealed choice is a ghost with its later id', () => {
  const pens = pensOf(1, own, 'summer', { do: 'place', pen: 'river' });
  expect(pens.river).toEqual([{ id: 'z1-03', species: 'trex', ghost: true }]);
});

test('a choice to move leaves the quarantine', () => {
  const winter: SeatView = {
    ...own,
    zoos: {
      winter: { pens: { quarantine: { 'z1-04': { dino: 'trex', place: 1 } } }, aside: 0, aside_dinos: {} },
    },
  };
  const pens = pensOf(1, winter, 'winter', { do: 'move', pen: 'pyramid', cell: 'b1' });
  expect(pens.quarantine).toEqual([]);
  expect(pens.pyramid).toEqual([{ id: 'z1-04', species: 'trex', ghost: true, cell: 'b1' }]);
});

test('a hand lists its dinosaurs one by one', () => {
  expect(each({ trex: 2, stegosaurus: 1 })).toEqual(['trex', 'trex', 'stegosaurus']);
  expect(each({ stegosaurus: 1, trex: 2 })).toEqual(['trex', 'trex', 'stegosaurus']);
});
