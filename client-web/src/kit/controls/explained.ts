import { on } from 'svelte/events';
import { LONG_PRESS_MS } from '../select/inspection.svelte';
import type { About, ViewModel } from '../model/game';
import './explained.css';

/**
 * An attachment for a part of the table that no action is about, such as a sign or a heading: pointing at it, holding it or
 * tapping it shows its description, as it does for a `Selectable`.
 */
export function explained(model: ViewModel<unknown, unknown>, about: () => About | undefined) {
  return (element: Element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const target = { element, about };
    const show = () => model.inspection.show(target);
    function leave() {
      clearTimeout(timer);
      model.inspection.leave(element);
    }

    const handlers: { [name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[name]) => void } = {
      pointerenter(event) {
        if (event.pointerType === 'mouse') model.inspection.rest(target, event);
      },
      pointerleave: leave,
      pointercancel: leave,
      pointerdown(event) {
        held = false;
        model.inspection.press(event);
        clearTimeout(timer);
        if (event.pointerType === 'mouse') return;
        timer = setTimeout(() => {
          held = true;
          show();
        }, LONG_PRESS_MS);
      },
      pointerup: () => clearTimeout(timer),
      click({ target: clicked }) {
        // What lies on it speaks for itself.
        if ((clicked as Element).closest('.selectable, button, [data-explained]') === element) show();
      },
      contextmenu(event) {
        if (held) event.preventDefault();
      },
    };
    element.setAttribute('data-explained', '');
    const ends = Object.entries(handlers).map(([name, run]) => on(element, name, run as EventListener));
    return () => {
      for (const end of ends) end();
      leave();
    };
  };
}
