import type { Plugin } from 'vite';

const ICON = /@lucide\/svelte\/dist\/icons\/[\w-]+\.svelte$/;
const DATA = /const iconData = (\{.*\});/;

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Compiles the icons of Lucide into plain svg components, which are a third of the size of drawing them at run
 * time. They take `size`, `strokeWidth` and `aria-label`.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    transform(code, id) {
      if (!ICON.test(id)) return undefined;
      const found = DATA.exec(code)?.[1];
      if (!found) throw new Error(`${id} has no drawing in it`);
      return { code: component(JSON.parse(found) as IconData), map: null };
    },
  };
}

function component({ node }: IconData): string {
  const shapes = node.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join('')} />`;
  });
  return `<script>
  let { size = 24, strokeWidth = 2, 'aria-label': label } = $props();
</script>
<svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width={strokeWidth}
  stroke-linecap="round" stroke-linejoin="round" aria-label={label} aria-hidden={label === undefined ? 'true' : undefined}
>${shapes.join('')}</svg>`;
}
