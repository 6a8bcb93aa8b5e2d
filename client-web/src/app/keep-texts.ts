/** What a text node said that was taken out of the page, and what stands in its place. */
interface Replaced {
  text: string;
  by: ChildNode[];
}
const replaced = new WeakMap<Node, Replaced>();
/** The text node in whose place a node stands. */
const originals = new WeakMap<Node, Text>();

/**
 * Keeps pages alive that the browser translates. Translators take text nodes out of the page and put elements in their
 * place, while Svelte goes on writing to the nodes that it has made, and finds by them what to remove: changes would not
 * be seen, and what is over would stay. Therefore each of these nodes is put back, empty, before what took its place.
 * When Svelte changes or removes it, the translation goes; the new text is shown, and the translator finds it.
 */
export function keepTexts(): void {
  const observer = new MutationObserver((records) => {
    const written = new Set(
      records.filter(({ type }) => type === 'characterData').map(({ target }) => target),
    );
    for (const text of written) if (replaced.has(text)) show(text as Text, (text as Text).data);
    const added = new Set(records.flatMap((one) => (one.removedNodes.length ? [] : [...one.addedNodes])));
    for (const record of records)
      for (const node of record.removedNodes) onRemoved(node, record, added, written);
    // What was changed here is no news.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** `added` are the nodes that were put in on their own, and `written` those whose text was changed. */
function onRemoved(node: Node, record: MutationRecord, added: Set<Node>, written: Set<Node>): void {
  const text = originals.get(node) ?? node;
  if (!(text instanceof Text)) return;
  const known = replaced.get(text);
  const concerns = known
    ? text.nextSibling !== known.by[0]
    : text.data.trim() && !isTranslation(record.target);
  if (!concerns) return;
  const by = substitutes(record, added).filter((one) => one !== text);
  if (by.length && (!node.isConnected || by.some((one) => one.contains(node)))) {
    replace(text, by, known?.text ?? text.data);
    // What stands there translates an earlier text.
    if (written.has(text)) show(text);
  } else if (known) show(text);
}

const isTranslation = (node: Node) => node instanceof Element && node.closest('font');

/** What has taken the place of a node that was removed: no other code changes nodes in one step, or uses `<font>`. */
function substitutes(record: MutationRecord, added: Set<Node>): ChildNode[] {
  const { target, addedNodes, previousSibling: before, nextSibling: after } = record;
  const fonts = [before, after, before ? before.nextSibling : target.firstChild].filter(
    (one) => one?.nodeName === 'FONT' && added.has(one),
  );
  const found = (addedNodes.length ? [...addedNodes] : fonts.slice(0, 1)) as ChildNode[];
  return found.filter((one) => one.parentNode === target && !originals.has(one));
}

function replace(node: Text, by: ChildNode[], text: string): void {
  // Where the translator has moved the text itself, a copy stays there.
  if (by.some((one) => one.contains(node))) node.replaceWith(text);
  replaced.set(node, { text, by });
  for (const one of by) originals.set(one, node);
  node.data = '';
  by[0]!.before(node);
}

/** Shows a text itself in place of its translation. */
function show(node: Text, text = replaced.get(node)!.text): void {
  const { by } = replaced.get(node)!;
  replaced.delete(node);
  node.data = text;
  // It is put in anew, so that the translator finds it.
  if (node.nextSibling === by[0]) by[0].replaceWith(node);
  for (const one of by) {
    originals.delete(one);
    one.remove();
  }
}
