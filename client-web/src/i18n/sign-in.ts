import type { SignInKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only few pages need these texts.
await addTexts({
  en: () => import('./sign-in/en.ftl'),
  'pt-BR': () => import('./sign-in/pt-BR.ftl'),
  ja: () => import('./sign-in/ja.ftl'),
});

/** A text about signing in, and about keeping who one is. */
export const onSignIn: (key: SignInKey, values?: Values) => string = text;
