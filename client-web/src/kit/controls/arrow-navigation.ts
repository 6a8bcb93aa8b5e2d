const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  x: number;
  y: number;
}

/** The index of the nearest box in a direction; boxes straight ahead are preferred to those aside. */
function nextInDirection(from: Box, boxes: readonly Box[], [dx, dy]: [number, number]): number {
  let [best, least] = [-1, Infinity];
  boxes.forEach(({ x, y }, n) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (ahead < 2) return;
    const far = ahead + 2.5 * aside;
    if (far < least) [best, least] = [n, far];
  });
  return best;
}

/**
 * Moves the focus between things with the arrow keys, including things that cannot be selected. `first` is the key that
 * was pressed already.
 */
export function arrowNavigation(root: HTMLElement, first: KeyboardEvent): void {
  function onkeydown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const from = document.activeElement;
    if (!step || !from?.classList.contains('selectable') || event.defaultPrevented) return;
    const things = [...root.querySelectorAll<HTMLElement | SVGElement>('.selectable:not([inert] *)')].filter(
      (one) => one !== from && one.getClientRects().length > 0,
    );
    const middle = (one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const found = things[nextInDirection(middle(from), things.map(middle), step)];
    if (!found) return;
    found.focus();
    event.preventDefault();
  }
  onkeydown(first);
  root.addEventListener('keydown', onkeydown);
}
