/** How far a pointer moves before a press becomes a drag, in pixels. */
const STARTS_AFTER = 8;

/** What a drag does with the thing that it starts from. */
interface Dragged {
  /** Selects the thing without carrying out an action. False if it cannot be selected. */
  pick: () => boolean;
  /** The drag ended on nothing. */
  cancel: () => void;
}

/** Things that a dragged thing can be dropped on. */
const targets = new WeakMap<Element, () => void>();

/** Registers what happens when something is dropped on an element: the same as when it is tapped. */
export function onDrop(element: Element, select: () => void): void {
  targets.set(element, select);
}

function targetAt(source: Element, x: number, y: number): Element | undefined {
  const below = document.elementsFromPoint(x, y).map((one) => one.closest('.selectable'));
  return below.find((one): one is Element => one !== null && one !== source && targets.has(one));
}

/** A picture of the thing that follows the pointer. */
function ghostOf(source: Element): HTMLElement {
  const { left, top, width, height } = source.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'dragged';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:50;width:${width}px;height:${height}px;pointer-events:none;opacity:.85`;
  ghost.style.translate = `${left}px ${top}px`;
  for (const child of source.children) ghost.append(child.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

/**
 * Dragging a thing onto another one does what tapping both does. Returns a function for `pointerdown`; `starts` is called
 * once the press has become a drag, so that it is not also taken for a tap.
 */
export function draggable(source: Element, { pick, cancel }: Dragged, starts: () => void) {
  return (down: PointerEvent): void => {
    if (!down.isPrimary || down.button !== 0) return;
    const end = new AbortController();
    const { signal } = end;
    let ghost: HTMLElement | undefined;
    let over: Element | undefined;

    function hover(next: Element | undefined) {
      over?.removeAttribute('data-drop');
      over = next;
      over?.setAttribute('data-drop', '');
    }

    function move(event: PointerEvent) {
      if (event.pointerId !== down.pointerId) return;
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!ghost) {
        if (Math.hypot(x, y) < STARTS_AFTER) return;
        if (!pick()) return end.abort();
        starts();
        ghost = ghostOf(source);
        source.setPointerCapture(event.pointerId);
      }
      const { left, top } = source.getBoundingClientRect();
      ghost.style.translate = `${left + x}px ${top + y}px`;
      hover(targetAt(source, event.clientX, event.clientY));
    }

    function stop(event: PointerEvent) {
      if (event.pointerId !== down.pointerId) return;
      end.abort();
      ghost?.remove();
      const target = event.type === 'pointerup' ? over : undefined;
      hover(undefined);
      if (!ghost) return;
      if (target) targets.get(target)?.();
      else cancel();
    }

    for (const [name, handler] of [
      ['pointermove', move],
      ['pointerup', stop],
      ['pointercancel', stop],
    ] as const)
      window.addEventListener(name, handler, { signal });
  };
}
