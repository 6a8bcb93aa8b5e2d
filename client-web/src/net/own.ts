// A server may lie under a path, such as `https://club.example/games/`. The program writes all paths as they would be at the
// root of a host; what becomes an address of the browser passes through here. For `href` in markup Svelte's runtime does it
// (`scripts/svelte-runtime.ts`).

/** The path below which the server lies, without a slash at its end: empty at the root of its host. The page names it. */
const PATH = (globalThis as { document?: Document }).document?.documentElement.dataset.path ?? '';

/** The address of a path of this server. Other addresses stay as they are. */
export const ownAddress = (to: string) => (to.startsWith('/') ? PATH + to : to);

/** The same with the host, to be copied and sent to others. */
export const ownLink = (to: string) => new URL(ownAddress(to), location.href).href;

/** A name by which browsers keep something for this server, and for no neighbour below the same host. */
export const ownName = (name: string) => name + PATH;

/** The path of the page that the browser shows. */
export const ownPath = () => location.pathname.slice(PATH.length);

/** The path of an address; undefined if it is none of this server. */
export function pathOf({ origin, pathname }: URL): string | undefined {
  const isOwn = origin === location.origin && pathname.startsWith(`${PATH}/`);
  return isOwn ? pathname.slice(PATH.length) : undefined;
}

/** Markup in which all links to paths of this server have their addresses. */
export const withOwnLinks = (markup: string) => markup.replaceAll('href="/', `href="${PATH}/`);
