/** Where the focus goes when its element is gone: the open dialog, the turn line of a table, or the page. */
function refuge(): HTMLElement | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog) return dialog.querySelector<HTMLElement>('.button');
  return (
    document.querySelector<HTMLElement>('main .turn-line') ?? document.querySelector<HTMLElement>('main')
  );
}

/**
 * Keeps the focus on the page: when the focused element is removed or disabled, browsers move it to `<body>`, and a
 * keyboard user would have to walk through the whole page again.
 */
export function keepFocus(): void {
  /** The element that had the focus last, unless the user has left it for nothing. */
  let last: Element | undefined;

  document.addEventListener('focusin', ({ target }) => (last = target as Element));
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget) return;
    // Of an element that is being removed, this event comes while it is still there.
    queueMicrotask(() => {
      const left = last === target && last.isConnected && !last.matches(':disabled');
      if (left && document.activeElement === document.body) last = undefined;
    });
  });

  new MutationObserver(() => {
    if (!last) return;
    const now = document.activeElement;
    // A disabled element keeps the focus until the next frame, and loses it then without any event.
    const lost =
      now === document.body ? !last.isConnected || last.matches(':disabled') : now?.matches(':disabled');
    if (lost) refuge()?.focus({ preventScroll: true });
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}
