/**
 * Translates a page like a browser: each text node is replaced by `<font><font>…</font></font>`, now and whenever the
 * page changes. The translation of "a" is "«a»". Returns a function that stops it. Tests also run it as a script.
 */
export const translate = (root: HTMLElement): (() => void) => {
  const untranslated = "script, style, textarea, svg, font, [translate=no]";
  const replace = (text: Text) => {
    if (text.data.trim() === "" || text.parentElement?.closest(untranslated)) return;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    inner.textContent = `«${text.data.trim()}»`;
    text.replaceWith(outer);
  };
  const look = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.isConnected) replace(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === "characterData" ? [target] : addedNodes) look(node);
  });
  look(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
};
