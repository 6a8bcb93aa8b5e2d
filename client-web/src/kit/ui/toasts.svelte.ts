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

/** Shows a short message at the edge of the page; screen readers announce it. */
export function toast(text: string): void {
  const id = ++next;
  shown = [...shown.filter((other) => other.text !== text), { id, text }].slice(-3);
  setTimeout(() => toasts.dismiss(id), LASTS);
}
