import type { Plugin } from 'vite';

/** A chunk that only passes on what another one exports. */
const FACADE = /^(?:import`?"?[^;]*;)?export\{([^}]*)\}from[`"']\.\/([^`"']+)[`"'];?\s*$/;
const EMPTY = /^import[`"']\.\/([^`"']+)[`"'];?\s*$/;

/**
 * Removes chunks that only pass on what another chunk exports: imports of them become imports of that other chunk.
 * The bundler writes such a chunk for each module that is imported on demand and was joined with others, and each would
 * be one more request.
 */
export function facades(): Plugin {
  return {
    name: 'facades',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const codes = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const { fileName, code } of codes) {
          const found = FACADE.exec(code) ?? EMPTY.exec(code);
          if (!found) continue;
          const [exported, target] = found.length === 3 ? [found[1]!, found[2]!] : ['', found[1]!];
          for (const other of codes) other.code = withoutFacade(other.code, fileName, target, exported);
          for (const page of Object.values(bundle)) {
            if (page.type === 'asset' && page.fileName.endsWith('.html'))
              page.source = String(page.source).replaceAll(fileName, `assets/${target}`);
          }
          delete bundle[fileName];
        }
      },
    },
  };
}

/** Code that imports `target` where it imported the facade, which exports `exported` of it. */
function withoutFacade(code: string, facade: string, target: string, exported: string): string {
  const name = facade.replace('assets/', '');
  const names = exported.split(',').map((part) => part.split(' as '));
  const members = names.map(([inner, outer = inner]) => `${outer!.trim()}:m.${inner!.trim()}`).join();
  const quoted = name.replace(/[.$*+?()[\]{}|^\\]/g, '\\$&');
  return code
    .replace(
      new RegExp(`import\\([\`"']\\./${quoted}[\`"']\\)`, 'g'),
      `import("./${target}").then(m=>({${members}}))`,
    )
    .replaceAll(`"assets/${name}"`, `"assets/${target}"`);
}
