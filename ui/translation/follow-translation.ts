/** A text that a browser's translation replaced: what it showed, and the element that shows it translated. */
interface Translated {
  original: string;
  font: Element;
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/**
 * Keeps a tree that a browser translates usable and current. Translation replaces text nodes by `<font>`
 * elements, but React still holds the nodes: removing one or inserting before it throws, and a
 * new value isn't shown. So each such node goes back before its translation, empty; when it changes, moves or goes, its
 * translation does too. Returns a function that stops it.
 */
export const followTranslation = (tree: Node): (() => void) => {
  const translations = new WeakMap<Node, Translated>();
  const textsOf = new WeakMap<Node, Set<Text>>();

  const link = (text: Text, font: Element, original: string) => {
    translations.set(text, { original, font });
    textsOf.set(font, (textsOf.get(font) ?? new Set()).add(text));
  };

  /* The texts of a translation that is gone show themselves again; the next translation replaces them. */
  const drop = (font: Element, except?: Text) => {
    for (const text of textsOf.get(font) ?? []) {
      const { original } = translations.get(text)!;
      translations.delete(text);
      if (text !== except && text.isConnected && text.data === "") text.data = original;
    }
    textsOf.delete(font);
    font.remove();
  };

  const putBack = (text: Text, font: Element) => {
    const original = translations.get(text)?.original ?? text.data;
    // Some keep the text node itself, with the translation.
    if (font.contains(text)) text.replaceWith(text.cloneNode());
    link(text, font, original);
    font.before(text);
    text.data = "";
    observer.observe(text, { characterData: true });
  };

  const observer = new MutationObserver((records) => {
    const added = new Set<Node>();
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (isFont(node)) added.add(node);
    for (const {
      type,
      target,
      addedNodes,
      removedNodes,
      previousSibling,
      nextSibling,
    } of records) {
      if (type === "characterData") {
        const changed = translations.get(target);
        if (changed) drop(changed.font, target as Text);
        continue;
      }
      for (const [index, node] of removedNodes.entries()) {
        const replacement = [addedNodes[index], previousSibling, nextSibling].find(
          (other) => isFont(other) && added.has(other) && other.parentNode === target,
        ) as Element | undefined;
        const known = translations.get(node);
        if (isText(node) && replacement && (!node.isConnected || replacement.contains(node)))
          putBack(node, replacement);
        else if (known && !node.isConnected) drop(known.font, node as Text);
        // React moved it, or the translation was undone.
        else if (known && known.font.isConnected) (node as Text).after(known.font);
        else if (known) drop(known.font);
        else if (isFont(node) && textsOf.has(node) && !node.isConnected) {
          if (replacement)
            for (const text of textsOf.get(node)!)
              link(text, replacement, translations.get(text)!.original);
          else drop(node);
        }
      }
    }
    // Its own changes.
    observer.takeRecords();
  });
  observer.observe(tree, { childList: true, subtree: true });
  return () => observer.disconnect();
};
