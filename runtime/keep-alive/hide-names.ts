/** By these attributes the page finds an element, or an element finds another one. */
const attributes = ["id", "name", "form"];
/** Renaming a frame renames its window. */
const named = "[id], [name]:not(iframe), [form]";

/**
 * Removes ids and names from parked elements, also from those added later. Otherwise they would
 * clash with equal ones on screen: ids, groups of radio buttons, labels, forms, anchors. Returns
 * the function that restores them.
 */
export const hideNames = (roots: readonly Element[]): (() => void) => {
  const kept = new Map<Element, Map<string, string>>();
  const strip = (element: Element) => {
    for (const attribute of attributes) {
      const value = element.getAttribute(attribute);
      if (value === null) continue;
      kept.set(element, (kept.get(element) ?? new Map()).set(attribute, value));
      element.removeAttribute(attribute);
    }
  };
  const stripIn = (root: Element) => {
    if (root.matches(named)) strip(root);
    for (const element of root.querySelectorAll(named)) strip(element);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === "attributes" ? [target] : addedNodes)
        if (node instanceof Element && node.isConnected) stripIn(node);
    observer.takeRecords();
  });
  for (const root of roots) {
    stripIn(root);
    const watched = { subtree: true, childList: true, attributeFilter: attributes };
    observer.observe(root, watched);
  }
  return () => {
    observer.disconnect();
    for (const [element, values] of kept)
      for (const [name, value] of values)
        if (!element.hasAttribute(name)) element.setAttribute(name, value);
  };
};
