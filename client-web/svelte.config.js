import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** The styles that each class of a component's own stands for. */
const known = new Map();

/** The class that makes styles a component's own. It stands in each selector and element, so it is short. */
function cssHash({ hash, css }) {
  const name = `s-${hash(css).slice(0, 4)}`;
  if (known.has(name) && known.get(name) !== css)
    throw new Error(`two components would share the class ${name}: change a style of one of them`);
  known.set(name, css);
  return name;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash },
};
