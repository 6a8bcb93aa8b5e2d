import type { Point } from './last-press';

/**
 * Answers are ignored for this many milliseconds after a question appears, so that the second click of a double click does
 * not answer it.
 */
export const SETTLE_MS = 400;

/** Whether a question that appeared at `asked` may be answered at `now`. */
export function isSettled(asked: number, now: number): boolean {
  return now - asked >= SETTLE_MS;
}

export interface Size {
  width: number;
  height: number;
}

interface Placement {
  left: number;
  top: number;
  /** The cancel button is the left one. */
  cancelLeft: boolean;
  /** The buttons are above the question. */
  buttonsAbove: boolean;
}

/**
 * Where a question stands, so that its cancel button lies under the pointer. The box has two buttons of the same size
 * side by side, `edge` pixels from its sides.
 */
export function placeQuestion(press: Point, box: Size, button: Size, edge: number, page: Size): Placement {
  // The button begins at the pressed side of the page, so that the box extends to the wider one.
  const cancelLeft = press.x < page.width / 2;
  const buttonsAbove = press.y + button.height / 2 + edge < box.height;
  const left = press.x - (edge + button.width / 2) - (cancelLeft ? 0 : box.width - button.width - 2 * edge);
  const top =
    press.y - (edge + button.height / 2) - (buttonsAbove ? 0 : box.height - button.height - 2 * edge);
  const within = (at: number, size: number, all: number) => Math.max(0, Math.min(at, all - size));
  return {
    left: within(left, box.width, page.width),
    top: within(top, box.height, page.height),
    cancelLeft,
    buttonsAbove,
  };
}
