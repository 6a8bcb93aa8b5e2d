import type { Seat } from '../../gen/games';

const LASTS = 620;
/** How far above the straight line points fly, in pixels. */
const ARC = 46;

/** Points that fly over the result, each as a small badge in a layer of its own. */
export class Flights {
  readonly #layer: HTMLElement;
  readonly #running = new Set<Animation>();

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** Lets points fly from one element to another. Resolves when they have arrived, or were stopped. */
  async fly(text: string, seat: Seat, from: Element, to: Element): Promise<void> {
    const badge = document.createElement('span');
    badge.className = 'flying';
    badge.dataset.seat = String(seat);
    badge.textContent = text;
    this.#layer.append(badge);
    const [start, end] = [this.#centre(from), this.#centre(to)];
    const at = (x: number, y: number, scale: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const flight = badge.animate(
      [
        { transform: at(start.x, start.y, 0.4), opacity: 0 },
        { transform: at(start.x, start.y - ARC / 2, 1.25), opacity: 1, offset: 0.25 },
        {
          transform: at((start.x + end.x) / 2, Math.min(start.y, (start.y + end.y) / 2) - ARC / 2, 1.15),
          offset: 0.6,
        },
        { transform: at(end.x, end.y, 0.8), opacity: 1 },
      ],
      { duration: LASTS, easing: 'ease-in-out', fill: 'backwards' },
    );
    this.#running.add(flight);
    // A flight that is stopped rejects.
    await flight.finished.catch(() => {});
    this.#running.delete(flight);
    badge.remove();
  }

  stop(): void {
    for (const flight of this.#running) flight.cancel();
  }

  #centre(element: Element): { x: number; y: number } {
    const { left, top } = this.#layer.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top };
  }
}
