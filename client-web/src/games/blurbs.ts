import { addTexts, type Source } from '../i18n/text.svelte';

const blurbs: Source = {
  en: () => import('virtual:shelf/blurb/en'),
  'pt-BR': () => import('virtual:shelf/blurb/pt-BR'),
  ja: () => import('virtual:shelf/blurb/ja'),
};

/** Makes known what each game is about: only where the boxes stand is there room to say it. */
export function speakBlurbs(): Promise<void> {
  return addTexts(blurbs);
}
