/** Scrolls to what glows, where none of it can be seen: it may lie far from what one did before. */
export function bringIntoReach(root: HTMLElement): void {
  const hold = root.querySelector('.hold');
  const fixed = hold && getComputedStyle(hold).position === 'fixed' ? hold : undefined;
  const top = root.querySelector('.head')?.getBoundingClientRect().bottom ?? 0;
  const bottom = fixed?.getBoundingClientRect().top ?? innerHeight;
  const glowing = [...root.querySelectorAll('.next')].filter((one) => !fixed?.contains(one));
  const seen = (one: Element) => {
    const box = one.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  };
  if (glowing.some(seen)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  glowing[0]?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
}
