import { addTexts } from '../i18n/text.svelte';
import { loadGameNames } from './catalogue';

// Modules that show options import this one, and so wait until the names of all games, their descriptions and their options have loaded.
await Promise.all([
  loadGameNames(),
  addTexts({
    en: () => import('virtual:catalogue/option/en'),
    'pt-BR': () => import('virtual:catalogue/option/pt-BR'),
    ja: () => import('virtual:catalogue/option/ja'),
  }),
]);
