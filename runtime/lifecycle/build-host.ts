import type { Ledger } from "../effects/ledger.ts";
import type { Host, MountHandle, MountScope } from "../types.ts";
import type { Release } from "./load-context.ts";
import { createOwnedEffects } from "../effects/owned-effects.ts";
import { scopeAttribute } from "../effects/page-knowledge.ts";

interface ScopeElements {
  container: HTMLElement;
  overlayRoot: HTMLElement;
  readonly remove: () => void;
}

/**
 * Creates the container inside the host's element, and the pop-up root at the end of its parent, by
 * default body.
 */
const createScopeElements = (
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

interface ScopeParts {
  name: string;
  container: HTMLElement;
  overlayRoot: HTMLElement;
  signal: AbortSignal;
  ledger: Ledger;
  active: () => boolean;
  onLoading: (loading: boolean) => void;
  mountSubApp: (name: string, element: HTMLElement, services?: object) => MountHandle;
}

/** The runtime's part of what a sub-app receives. */
const createScope = (parts: ScopeParts): MountScope => {
  const { name, container, overlayRoot, signal, ledger, mountSubApp } = parts;
  return {
    name,
    container,
    overlayRoot,
    signal,
    get active() {
      return parts.active();
    },
    effects: createOwnedEffects(ledger),
    setLoading(loading) {
      if (!signal.aborted) parts.onLoading(loading);
    },
    mountSubApp,
  };
};

interface Mount {
  name: string;
  element: HTMLElement;
  ledger: Ledger;
  release: Release;
}

/**
 * Adds a sub-app's styles to the page, for its roots; the ledger removes them after the roots have
 * left.
 */
export type Dress = (mount: Mount, roots: readonly HTMLElement[]) => void;

export interface MountParts extends Mount {
  signal: AbortSignal;
  dress?: Dress | undefined;
  /** Parent of the pop-up root; body by default. */
  overlayParent?: HTMLElement | undefined;
}

export type MountLinks = Pick<ScopeParts, "active" | "onLoading" | "mountSubApp">;

/**
 * Puts a sub-app's roots and styles into the page, and creates its host. The ledger undoes all of
 * it.
 */
export const buildHost = (
  mount: MountParts,
  links: MountLinks,
  createHost: (scope: MountScope) => object,
): Host => {
  const { name, element, signal, ledger, dress, overlayParent } = mount;
  const { container, overlayRoot, remove } = createScopeElements(name, element, overlayParent);
  dress?.(mount, [container, overlayRoot]);
  ledger.hold(remove);
  const scope = createScope({ name, container, overlayRoot, signal, ledger, ...links });
  return createHost(scope) as Host;
};
