import { refusal } from '../../i18n/text.svelte';

interface Toast {
  id: number;
  text: string;
}

const LASTS = 6_000;
let next = 0;
let shown = $state.raw<Toast[]>([]);

export const toasts = {
  get shown(): Toast[] {
    return shown;
  },
  dismiss(id: number): void {
    shown = shown.filter((toast) => toast.id !== id);
  },
};

/**
 * Shows a short message at the edge of the page; screen readers announce it. It goes after some milliseconds; if these are
 * `Infinity`, when the user has read it.
 */
export function toast(text: string, lasts = LASTS): void {
  const id = ++next;
  shown = [...shown.filter((other) => other.text !== text), { id, text }].slice(-3);
  if (lasts < Infinity) setTimeout(() => toasts.dismiss(id), lasts);
}

/** Shows why something was refused. */
export async function toastRefusal(code: string): Promise<void> {
  toast(await refusal(code));
}
