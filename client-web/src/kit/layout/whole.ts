import type { Seat } from '../../gen/games';
import type { Area, Shape } from '../model/game';

/** The font size in pixels at which whole boards are laid out: the smallest at which all their letters have their size. */
export const WHOLE_EM = 16;

/** An area in the shapes that show everything that any of these seats has. */
export function wholeArea(view: unknown, area: Area, seats: readonly Seat[]): Area {
  const { whole } = area;
  if (!whole) return area;
  const high = (shapes: readonly Shape[]) => shapes[0]!.height;
  const all = seats.map((seat) => whole(view, seat));
  return {
    ...area,
    shapes: all.reduce((most, one) => (high(one) > high(most) ? one : most), all[0] ?? area.shapes),
  };
}
