import type { Action, Board, Dino, Herd, PrivateView, Pen, SeatView, View } from '../../gen/draftosaurus';
import type { Seat } from '../../gen/games';
import type { ViewModel } from '../../kit/model/game';
import type { Piece } from './art/Zoo.svelte';

type Pens = Partial<Record<Pen, Piece[]>>;

export type Table = ViewModel<View, PrivateView>;

/** What a seat holds and has chosen, if the viewer may see it. */
export function heldBy(model: Table, seat: Seat): { hand: Herd; choice?: Action | undefined } {
  const own = model.privateView(seat);
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

/** The dinosaurs of a hand one by one, always in the same order. */
export function each(herd: Herd): Dino[] {
  return DINOS.flatMap((dino) => Array.from({ length: herd[dino] ?? 0 }, () => dino));
}

/** The choice, if it places a dinosaur. */
function aim(choice: Action | undefined): Extract<Action, { pen: Pen }> | undefined {
  return choice && 'pen' in choice ? choice : undefined;
}

/** The zoo of a seat; its unrevealed `choice` appears in it as a ghost. */
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

/** The id of the seat's next dinosaur. The preview of a placement has it, so that it keeps its element once it is placed. */
function nextId(seat: number, own: SeatView): string {
  const zoos = Object.values(own.zoos).flatMap((zoo) => Object.values(zoo.pens));
  const number = 1 + zoos.reduce((sum, inmates) => sum + Object.keys(inmates).length, 0);
  return `z${seat}-${String(number).padStart(2, '0')}`;
}
