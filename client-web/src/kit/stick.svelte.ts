import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Keeps a list that grows at its end scrolled to it, unless somebody reads further up. */
export function stickToEnd(length: () => number): Attachment<HTMLElement> {
  return (list) => {
    let atEnd = true;
    const onscroll = () => {
      atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    };
    list.addEventListener('scroll', onscroll, { passive: true });
    $effect(() => {
      length();
      if (atEnd) void tick().then(() => (list.scrollTop = list.scrollHeight));
    });
    return () => list.removeEventListener('scroll', onscroll);
  };
}
