import { scopeAttribute } from "../effects/page-knowledge.ts";

export interface ScopeElements {
  container: HTMLElement;
  overlayRoot: HTMLElement;
  readonly remove: () => void;
}

/**
 * Creates the container inside the host's element, and the pop-up root at the end of its parent, by
 * default body.
 */
export const createScopeElements = (
  app: string,
  element: HTMLElement,
  overlayParent = document.body,
): ScopeElements => {
  const container = document.createElement("div");
  container.setAttribute(scopeAttribute, app);
  const overlayRoot = container.cloneNode() as HTMLElement;
  overlayRoot.setAttribute("data-overlay", "");
  // A sub-app's styles for `body` (a height, a background) would make it a visible block at the end
  // of the page.
  overlayRoot.style.display = "contents";
  element.append(container);
  // body's own method is patched, and looks up its caller.
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
