import type { Ledger } from "../effects/ledger.ts";
import type { Host, MountScope } from "../types.ts";
import { createScope, type ScopeParts } from "./create-scope.ts";
import type { Release } from "./load-release.ts";
import { createScopeElements } from "./scope-elements.ts";

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
