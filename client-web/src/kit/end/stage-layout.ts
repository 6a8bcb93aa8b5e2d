import type { Seat } from '../../gen/games';
import { fit, type Size } from '../layout/layout';
import type { Area, Shape, ViewModel } from '../model/game';

/** Where the words and the sheet lie, and how large each winner's board is. */
export interface StageLayout {
  /**
   * - `below`: words and board side by side, the sheet below them.
   * - `beside`: words and board one below the other, the sheet at their side.
   * - `column`: everything one below the other; the page scrolls.
   */
  is: 'below' | 'beside' | 'column';
  /** The font size of a board in pixels, and its shape. */
  em: number;
  shape: Shape;
  /** How many boards have room beside each other. */
  boards: number;
}

type Board = Pick<Area, 'shapes' | 'minEm' | 'maxEm'>;

export const GAP = 12;
/** The width of the words beside a board, and their height where they lie above and below it, in pixels. */
export const WORDS = 256;
const WORDS_HIGH = 230;
/** Boards narrower than this have their words above them. */
const NARROW = 640;
/** The part of a narrow page's height that the board may take. */
const TALLEST = 0.6;
const MIN_EM = 10;
/** On a narrow page, a board is at least this large if its width permits. */
const READABLE = 12;
const MAX_EM = 24;

/**
 * Divides a room between the boards of the winners and the sheet, which needs `sheet`. The whole sheet is
 * in sight on wide pages: below the board where that leaves the board readable, at its side otherwise.
 */
export function stageLayout(area: Board, winners: number, room: Size, sheet: Size): StageLayout {
  const each = (count: number, { width, height }: Size) =>
    fit(
      { shapes: area.shapes, maxEm: area.maxEm ?? MAX_EM },
      { width: (width - (count - 1) * GAP) / count, height },
    );
  const least = Math.min(area.minEm ?? MIN_EM, MIN_EM);
  const placed = (is: StageLayout['is'], inside: Size): StageLayout => {
    const together = each(winners, inside);
    if (together.em >= least) return { is, ...together, boards: winners };
    return { is, ...each(1, inside), boards: 1 };
  };
  if (room.width >= NARROW) {
    const below = placed('below', {
      width: room.width - WORDS - GAP,
      height: room.height - sheet.height - GAP,
    });
    if (below.em >= least) return below;
    const beside = placed('beside', {
      width: room.width - sheet.width - GAP,
      height: room.height - WORDS_HIGH,
    });
    if (beside.em >= least) return beside;
  }
  const column = placed('column', {
    width: room.width,
    height: Math.max(room.height * TALLEST, room.width / 2),
  });
  if (column.em >= READABLE) return column;
  const tall = each(1, { width: room.width, height: Infinity });
  return { is: 'column', ...tall, em: Math.min(tall.em, READABLE), boards: 1 };
}

/** The area of some seats, in the shapes that show everything the seat with the most has. */
export function wholeArea(model: ViewModel, area: Area, seats: readonly Seat[]): Area {
  const { whole } = area;
  if (!whole) return area;
  const high = (shapes: readonly Shape[]) => shapes[0]!.height;
  const all = seats.map((seat) => whole(model, seat));
  return {
    ...area,
    shapes: all.reduce((most, one) => (high(one) > high(most) ? one : most), all[0] ?? area.shapes),
  };
}
