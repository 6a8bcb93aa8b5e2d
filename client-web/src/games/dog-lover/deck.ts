import type {
  Card,
  CardRow,
  Cell,
  Dog,
  DogRow,
  DogView,
  Favorite,
  Food,
  HandView,
  Lane,
  PrivateView,
  PlayerView,
  Size,
  Trait,
  Trick,
  TrickRow,
  View,
} from '../../gen/dog-lover';
import { TABLES } from '../../gen/dog-lover-tables';
import type { Seat } from '../../gen/games';
import type { Points } from '../../kit/model/sheet';
import { text } from '../../i18n/text.svelte';
import type { ViewModel } from '../../kit/model/game';
import { glyphOf, type GlyphName } from './art/glyphs';

export type Table = ViewModel<View, PrivateView>;

/** The card data of the latest edition. */
export const PRINTED = TABLES[Math.max(...Object.keys(TABLES).map(Number))]!;

/** In the order in which they are refilled. */
export const CELLS = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'] as const satisfies Cell[];
const ROWS = ['row_a', 'row_b', 'row_c'] as const satisfies Lane[];
const COLUMNS = ['column_1', 'column_2', 'column_3'] as const satisfies Lane[];
export const LANES: readonly Lane[] = [...ROWS, ...COLUMNS];
export const FOODS = ['scraps', 'dry', 'canned', 'wild'] as const satisfies Food[];
export const FAVORITES = ['ball', 'frisbee', 'rope', 'plush', 'bed'] as const satisfies Favorite[];

/** The number of paws for each size. */
export const PAWS: Record<Size, number> = { small: 1, medium: 2, large: 3 };

export const cardOf = (card: Card): CardRow => PRINTED.cards[card]!;
export const dogOf = (dog: Dog): DogRow => PRINTED.dogs[dog]!;
export const trickOf = (trick: Trick): TrickRow => PRINTED.tricks[trick]!;

export const isDog = (word: unknown): word is Dog => typeof word === 'string' && word in PRINTED.dogs;
export const isTrait = (word: unknown): word is Trait => typeof word === 'string' && word in PRINTED.traits;
export const isTrick = (word: unknown): word is Trick => typeof word === 'string' && word in PRINTED.tricks;

const say = (key: string, values?: Record<string, string | number>) => text(`dog-lover-${key}`, values);

/** The name of a card. */
export function cardName(card: Card): string {
  const { kind, dog, food, units, favorite, trait } = cardOf(card);
  if (dog) return say(`dog-${dog}`);
  if (trait) return say(`trait-${trait}`);
  if (favorite) return say(`item-${favorite}`);
  if (food) return say('food-n', { food: say(`item-${food}`), n: units ?? 1 });
  return say(`kind-${kind}`);
}

/** The accessible name of a card; for a dog, with everything printed on it. */
export function cardInWords(model: Table, card: Card): string {
  const { dog } = cardOf(card);
  return dog ? dogInWords(model, dog) : cardName(card);
}

/** The accessible name of a dog. */
export function dogInWords(model: Table, dog: Dog): string {
  return `${model.word('dog', dog)}: ${dogFacts(model, dog)}`;
}

/** A dog's size, points and needs in words. */
export function dogFacts(model: Table, dog: Dog): string {
  const { size, points, need } = dogOf(dog);
  return model.text('dog-facts', { size: model.word('size', size), n: points, need: mealInWords(need) });
}

/** A trick with its cost in words. */
export function trickInWords(model: Table, trick: Trick): string {
  return `${model.word('trick', trick)}: ${model.text('trick-cost', { n: trickOf(trick).cost })}`;
}

/** The icon of a card. */
export function glyphOfCard({ kind, food, favorite }: CardRow): GlyphName {
  return glyphOf(food ?? favorite ?? kind);
}

/** The food that a dog needs, unit by unit. */
export function needOf(dog: Dog): Food[] {
  const { need } = dogOf(dog);
  return FOODS.flatMap((food) => Array.from({ length: need[food] ?? 0 }, () => food));
}

/** A dog's meal in words: “2 scraps, 1 dry food”. */
export function mealInWords(meal: Partial<Record<Food, number>>): string {
  return FOODS.filter((food) => meal[food])
    .map((food) => say('food-n', { food: say(`item-${food}`), n: meal[food]! }))
    .join(', ');
}

/** The hand of a seat, if the viewer may see it. */
export function handOf(model: Table, seat: Seat): HandView | undefined {
  return model.view.players[seat]?.hand ?? model.privateView(seat)?.hand;
}

/** The points of a dog in the current score sheet. */
export function pointsOf(model: Table, seat: Seat, dog: Dog): Points | undefined {
  return model.scores?.lines[dog]?.[seat];
}

/** Whether a dog would be fed if the match ended now; after the match, whether it was. */
export function isFed(model: Table, seat: Seat, dog: Dog): boolean {
  if (model.view.phase === 'over') return model.view.players[seat]?.dogs[dog]?.meal !== undefined;
  const points = pointsOf(model, seat, dog);
  return points !== undefined && points.why?.key !== 'why_unfed';
}

/** The cells of a row or column. */
export function cellsOf(lane: Lane): Cell[] {
  const end = lane.at(-1)!;
  return CELLS.filter((cell) => cell.includes(end));
}

/** The dogs of a player, in the order they came. */
export function pack({ dogs }: PlayerView): Dog[] {
  const all = Object.entries(dogs) as [Dog, DogView][];
  return all.sort(([, one], [, other]) => one.after - other.after).map(([dog]) => dog);
}

/** The bounding box of a trick's shape, and its cells within. */
export function boxOf(trick: Trick): { cells: [x: number, y: number][]; width: number; height: number } {
  const { mask } = trickOf(trick);
  const cells = mask.flatMap((row, y) =>
    [...row].flatMap((cell, x): [number, number][] => (cell === '#' ? [[x, y]] : [])),
  );
  const size = (axis: 0 | 1) => Math.max(...cells.map((cell) => cell[axis])) + 1;
  return { cells, width: size(0), height: size(1) };
}

/** The cards in these cells, in words. */
function cardsAt({ grid }: View, cells: readonly string[]): string {
  return CELLS.filter((cell) => cells.includes(cell))
    .flatMap((cell) => grid[cell] ?? [])
    .map(cardName)
    .join(', ');
}

/** The additional text parameters of an action: the cards it takes, and where the watchdog goes. */
export function detail(
  view: View,
  { do: what, cell }: Readonly<Record<string, unknown>>,
  touches: readonly string[] = [],
): Record<string, unknown> {
  if (what === 'fetch' && typeof cell === 'string') return { cards: cardsAt(view, [cell]) };
  if (what !== 'retrieve' || !touches.length) return {};
  return { cards: cardsAt(view, touches), lane: LANES.find((lane) => touches.includes(lane)) };
}
