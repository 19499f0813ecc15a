import { scopeAttribute } from "../effects/page-knowledge.ts";

export interface ScopeElements {
  container: HTMLElement;
  overlayRoot: HTMLElement;
  readonly remove: () => void;
}

/** The container inside the host's element, and the root for pop-ups at the end of body or of its own parent. */
export const createScopeElements = (
  app: string,
  element: HTMLElement,
  overlayParent = document.body,
): ScopeElements => {
  const container = document.createElement("div");
  container.setAttribute(scopeAttribute, app);
  const overlayRoot = container.cloneNode() as HTMLElement;
  overlayRoot.setAttribute("data-overlay", "");
  // What a sub-app says of `body` (a height, a background) would make it a block at the end of the page.
  overlayRoot.style.display = "contents";
  element.append(container);
  // Not by body's own method: that one is patched, and asks who calls.
  Element.prototype.append.call(overlayParent, overlayRoot);
  return {
    container,
    overlayRoot,
    remove() {
      container.remove();
      overlayRoot.remove();
    },
  };
};
