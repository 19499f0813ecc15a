import type { Ledger } from "../effects/ledger.ts";
import type { Host, MountScope } from "../types.ts";
import type { CaptureStyle } from "../effects/ambient.ts";
import { reachInto } from "../styles/page-sheets.ts";
import { watchMarkup } from "../styles/watch-markup.ts";
import { createScope, type ScopeParts } from "./create-scope.ts";
import type { Release } from "./load-release.ts";
import { createScopeElements } from "./scope-elements.ts";

export interface MountParts {
  name: string;
  element: HTMLElement;
  signal: AbortSignal;
  ledger: Ledger;
  release: Release;
  captureStyle: CaptureStyle;
  /** Holds the root for pop-ups; the document's body by default. */
  overlayParent?: HTMLElement | undefined;
}

export type MountLinks = Pick<ScopeParts, "active" | "onLoading" | "mountSubApp">;

/**
 * Puts the styles and the roots of a sub-app into the page, and makes what it gets of its host. The
 * ledger undoes all of it.
 */
export const buildHost = (
  { name, element, signal, ledger, release, captureStyle, overlayParent }: MountParts,
  links: MountLinks,
  createHost: (scope: MountScope) => object,
): Host => {
  ledger.hold(reachInto(element));
  ledger.hold(release.styles.enable());
  const { container, overlayRoot, remove } = createScopeElements(name, element, overlayParent);
  for (const root of [container, overlayRoot])
    ledger.hold(watchMarkup(root, (element) => captureStyle(name, element)));
  ledger.hold(remove);
  const scope = createScope({ name, container, overlayRoot, signal, ledger, ...links });
  return createHost(scope) as Host;
};
