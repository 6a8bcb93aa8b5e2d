import type { Attachment } from 'svelte/attachments';

/** Keeps a list that grows at its end scrolled to it, unless somebody reads further up. */
export function stickToEnd(length: () => number): Attachment<HTMLElement> {
  return (list) => {
    let atEnd = true;
    const onscroll = () => {
      atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    };
    list.addEventListener('scroll', onscroll, { passive: true });
    let frame = 0;
    $effect(() => {
      length();
      // Once a frame: whoever asks how high the list is has the whole page laid out.
      cancelAnimationFrame(frame);
      if (atEnd) frame = requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
    });
    return () => {
      cancelAnimationFrame(frame);
      list.removeEventListener('scroll', onscroll);
    };
  };
}
