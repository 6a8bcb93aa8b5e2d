export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// public/theme.js reads the same entry before the first paint.
const STORED = 'rodada.theme';

function stored(): Theme {
  try {
    const before = localStorage.getItem(STORED);
    return THEMES.find((theme) => theme === before) ?? 'auto';
  } catch {
    return 'auto';
  }
}

let now = $state<Theme>(stored());

export const theme = {
  get now(): Theme {
    return now;
  },
  set(next: Theme): void {
    now = next;
    if (next === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    try {
      localStorage.setItem(STORED, next);
    } catch {
      // It holds until the page is left.
    }
  },
};
