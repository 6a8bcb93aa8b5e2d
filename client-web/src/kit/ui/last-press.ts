// Loaded with the page, so that the press is known before a question that it opens has loaded.

export interface Point {
  x: number;
  y: number;
}

let pressed: Point | undefined;

if ('document' in globalThis && 'addEventListener' in globalThis) {
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', ({ clientX, clientY }) => (pressed = { x: clientX, y: clientY }), options);
  addEventListener('keydown', () => (pressed = undefined), options);
}

/** Where the user pressed last; after a key, the middle of the focused element. */
export function pressedAt(): Point {
  if (pressed) return pressed;
  const { left, top, width, height } = (document.activeElement ?? document.body).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
