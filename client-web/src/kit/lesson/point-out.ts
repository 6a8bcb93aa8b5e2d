import type { ViewModel } from '../model/game';

/** The element that leads to the suggested action next, in the order of its fields. */
export function suggestedElement(model: ViewModel): Element | undefined {
  const { suggestion } = model.selection;
  if (!suggestion) return undefined;
  const main = document.getElementById('main');
  const order = Object.keys(suggestion);
  const field = (one: Element) => order.indexOf(one.getAttribute('data-suggested')!);
  const [first] = [...(main?.querySelectorAll('[data-suggested]') ?? [])]
    .filter((one) => one.getClientRects().length > 0)
    .sort((a, b) => field(a) - field(b));
  // What the table does not show is in the list of all actions.
  return first ?? main?.querySelector('.turn-line .list') ?? undefined;
}
