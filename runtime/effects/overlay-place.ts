/** An element that measures the page: libraries add one per page and never again. */
export const isMeasure = (node: Node): boolean =>
  node instanceof HTMLElement &&
  !node.hasChildNodes() &&
  node.style.visibility === "hidden" &&
  node.style.pointerEvents === "none";

const isPopUp = (node: Node): boolean =>
  node instanceof Element &&
  !/^(?:script|style|link|meta|template)$/i.test(node.tagName) &&
  !isMeasure(node);

const overlayOf = (app: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("[data-overlay]")].findLast(
    (root) => root.dataset["subApp"] === app,
  );

/**
 * Moves what a sub-app appends to body into its overlay root, where its styles apply. Undefined for
 * nodes that stay in body: scripts, elements that measure, and neighbours of other nodes.
 */
export const overlayPlace = (
  app: string | undefined,
  name: string,
  input: readonly unknown[],
  nodes: readonly Node[],
): HTMLElement | undefined => {
  if (app === undefined || nodes.length === 0 || !nodes.every(isPopUp)) return undefined;
  const root = overlayOf(app);
  const elsewhere =
    (name === "replaceChild" && (input[1] as Node).parentNode !== root) ||
    (name === "insertAdjacentElement" && /^(?:beforebegin|afterend)$/i.test(String(input[0])));
  return elsewhere ? undefined : root;
};

/** `body.removeChild` for code that added a node to body which is now in an overlay root. */
export function removeFromBody(this: Element, node: Node): Node {
  const { parentElement } = node;
  const from = parentElement?.hasAttribute("data-overlay") ? parentElement : this;
  return Node.prototype.removeChild.call(from, node);
}
