import type { Ledger } from "../effects/ledger.ts";
import type { Host, MountScope } from "../types.ts";
import type { ScopeParts } from "./create-scope.ts";
import type { Release } from "./load-release.ts";
import type { Running } from "./mount-context.ts";

interface MountParts {
  name: string;
  element: HTMLElement;
  signal: AbortSignal;
  ledger: Ledger;
  release: Release;
  running: Running;
}

/**
 * Puts the styles and the roots of a sub-app into the page, and makes what it gets of its host. The
 * ledger undoes all of it.
 */
export const buildHost = (
  { name, element, signal, ledger, release, running }: MountParts,
  links: Pick<ScopeParts, "active" | "onLoading" | "mountSubApp">,
  createHost: (scope: MountScope) => object,
): Host => {
  ledger.hold(release.styles.enable());
  const { container, overlayRoot, remove } = running.createScopeElements(name, element);
  for (const root of [container, overlayRoot])
    ledger.hold(running.watchMarkup(root, (element) => running.captureStyle(name, element)));
  ledger.hold(remove);
  const scope = running.createScope({ name, container, overlayRoot, signal, ledger, ...links });
  return createHost(scope) as Host;
};
