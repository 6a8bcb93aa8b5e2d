import { keepChoice } from '../net/choices';

export const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The server has written the user's choice into the page. */
const sent = document.documentElement.dataset.theme;
let now = $state<Theme>(THEMES.find((theme) => theme === sent) ?? 'auto');

export const theme = {
  get now(): Theme {
    return now;
  },
  set(next: Theme): void {
    now = next;
    if (next === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    keepChoice('theme', next === 'auto' ? undefined : next);
  },
};
