import type { Attachment } from 'svelte/attachments';
import { follows, type ScrollPosition } from './follow';

const positionOf = ({ scrollTop, scrollHeight, clientHeight }: Element): ScrollPosition => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});

/**
 * Keeps a growing list scrolled to its end, unless the user has scrolled up. `last` is its last entry: a full list
 * drops an old entry for each new one, so its length says nothing.
 */
export function stickToEnd(last: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    let followed = true;
    let before = positionOf(list);
    let frame = 0;
    const onscroll = () => {
      const now = positionOf(list);
      followed = follows(followed, before, now);
      before = now;
    };
    // At most once a frame: reading `scrollHeight` forces a layout of the whole page.
    const follow = () => {
      cancelAnimationFrame(frame);
      if (followed) frame = requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
    };
    list.addEventListener('scroll', onscroll, { passive: true });
    const resized = new ResizeObserver(follow);
    resized.observe(list);
    $effect(() => {
      last();
      follow();
    });
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      list.removeEventListener('scroll', onscroll);
    };
  };
}
