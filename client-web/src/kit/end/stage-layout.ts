import type { EveningOfTable } from '../../gen/protocol';
import { fit, type Size } from '../layout/layout';
import type { Area, Shape } from '../model/game';

/** Where the words and the sheet lie, and how large each winner's board is. */
export interface StageLayout {
  /**
   * - `below`: words and board side by side, the sheet below them.
   * - `beside`: the title and the board one below the other, at their side the sheet and the ranking.
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
/** The width of the words beside a board, in pixels where letters have 16 of them. */
export const WORDS = 256;
const USUAL_LETTER = 16;
/** The title: what is above it, its lines, and how many letters each of them has at most where it stands beside a board. */
const TITLE = { above: 26, line: 28, letters: 12 };
/** A line of small words below the title, in pixels where letters have 16 of them. */
const NOTE = 23;
/** A line of the ranking, which is a button, with its gap, in pixels. */
const RANKED = 50;
/** The name above a board, in pixels where letters have 16 of them. */
const PLATE = 30;
/** What enlarges a board stands beside it. */
export const ENLARGE = 44;
/** Boards narrower than this have their words above them. */
const NARROW = 640;
/** The part of a narrow page's height that the board may take. */
const TALLEST = 0.6;
const MIN_EM = 10;
/** On a narrow page, a board is at least this large if its width permits. */
const READABLE = 14;
const MAX_EM = 24;

/** The width of the words beside a board, by the size of letters in pixels. */
export const wordsWidth = (letter: number): number => (WORDS * letter) / USUAL_LETTER;

/** How many lines below the title tell of the evening or the league. */
export const notesOf = ({ evening, league }: EveningOfTable = {}): number =>
  evening ? 2 + evening.players.length : league ? 2 : 0;

/** The length of a sentence in Latin letters. */
const lengthOf = (words: string) => [...words].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);

/**
 * Divides a room between the boards of the winners, the ranking of all seats and the sheet, which needs `sheet`. The title
 * says `words`, and has so many `notes` below it. The whole sheet is in sight on wide pages: below the board where that leaves the board readable and the ranking whole, at its
 * side otherwise.
 */
export function stageLayout(
  area: Board,
  seats: { winners: number; all: number },
  room: Size,
  sheet: Size,
  { letter = USUAL_LETTER, words = '', notes = 0 } = {},
): StageLayout {
  const { winners } = seats;
  const lines = Math.max(2, Math.ceil(lengthOf(words) / TITLE.letters));
  const titled = (lines: number) =>
    TITLE.above + ((lines * TITLE.line + notes * NOTE) * letter) / USUAL_LETTER;
  const each = (count: number, { width, height }: Size, beside = ENLARGE) =>
    fit(
      { shapes: area.shapes, maxEm: area.maxEm ?? MAX_EM },
      {
        width: (width - (count - 1) * GAP) / count - beside,
        height: height - (PLATE * letter) / USUAL_LETTER,
      },
    );
  const least = Math.min(area.minEm ?? MIN_EM, MIN_EM);
  const placed = (is: StageLayout['is'], inside: Size): StageLayout => {
    const together = each(winners, inside);
    if (together.em >= least) return { is, ...together, boards: winners };
    return { is, ...each(1, inside), boards: 1 };
  };
  if (room.width >= NARROW) {
    const below = placed('below', {
      width: room.width - wordsWidth(letter) - GAP,
      height: room.height - sheet.height - GAP,
    });
    const ranking = titled(lines) + seats.all * RANKED;
    if (below.em >= least && ranking <= room.height - sheet.height - GAP) return below;
    const beside = placed('beside', {
      width: room.width - sheet.width - GAP,
      height: room.height - titled(2) - GAP,
    });
    if (beside.em >= least) return beside;
  }
  // There it stands below.
  const inside = { width: room.width, height: Math.max(room.height * TALLEST, room.width / 2) };
  const column = each(1, inside, 0);
  if (column.em >= READABLE) return { is: 'column', ...column, boards: 1 };
  const tall = each(1, { width: room.width, height: Infinity }, 0);
  return { is: 'column', ...tall, em: Math.min(tall.em, READABLE), boards: 1 };
}
