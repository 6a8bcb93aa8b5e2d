import type { Action, Board, Dino, Herd, Own, Pen, SeatView, View } from '../../gen/draftosaurus';
import type { Seat } from '../../gen/games';
import type { ViewModel } from '../../kit/model/game';
import type { Piece } from './art/Zoo.svelte';

export type Pens = Partial<Record<Pen, Piece[]>>;

/** The table of this game. */
export type Table = ViewModel<View, Own>;

/** What a seat holds and has chosen, for those who may know. */
export function heldBy(model: Table, seat: Seat): { hand: Herd; choice?: Action | undefined } {
  const own = model.own(seat);
  return { hand: own?.holds ?? {}, choice: own?.choice };
}

const DINOS: Dino[] = [
  'trex',
  'triceratops',
  'stegosaurus',
  'parasaurolophus',
  'spinosaurus',
  'brachiosaurus',
];

/** The dinosaurs of a hand, one by one; in the same order however they came to be in the herd. */
export function each(herd: Herd): Dino[] {
  return DINOS.flatMap((dino) => Array.from({ length: herd[dino] ?? 0 }, () => dino));
}

/** Where a choice that is not revealed yet would go. */
function aim(choice: Action | undefined): Extract<Action, { pen: Pen }> | undefined {
  return choice && 'pen' in choice ? choice : undefined;
}

/** The zoo of a seat; `choice` stands in it as a ghost. */
export function pensOf(seat: number, own: SeatView, board: Board, choice?: Action): Pens {
  const pens: Pens = {};
  for (const [pen, inmates] of Object.entries(own.zoos[board]?.pens ?? {})) {
    pens[pen as Pen] = Object.entries(inmates)
      .sort(([, a], [, b]) => a.place - b.place)
      .map(([id, { dino, cell }]) => ({ id, species: dino, ...(cell && { cell }) }));
  }
  const to = aim(choice);
  if (!to) return pens;
  const moved = to.do === 'move' ? pens.quarantine?.[0] : undefined;
  const species = moved?.species ?? (to.do === 'commit' ? to.dino : own.picked);
  if (!species) return pens;
  if (moved) pens.quarantine = [];
  const ghost: Piece = {
    id: moved?.id ?? nextId(seat, own),
    species,
    ghost: true,
    ...(to.cell && { cell: to.cell }),
  };
  pens[to.pen] = [...(pens[to.pen] ?? []), ghost];
  return pens;
}

/** The id the next dinosaur of a seat gets, so that it stays where it is once it is really there. */
function nextId(seat: number, own: SeatView): string {
  const zoos = Object.values(own.zoos).flatMap((zoo) => Object.values(zoo.pens));
  const number = 1 + zoos.reduce((sum, inmates) => sum + Object.keys(inmates).length, 0);
  return `z${seat}-${String(number).padStart(2, '0')}`;
}
