import { createOwnedEffects } from "../effects/owned-effects.ts";
import { scopeAttribute } from "../effects/page-knowledge.ts";
import type { Host, MountScope } from "../types.ts";
import type { Mount } from "./mount.ts";

/** The container inside the host's element, and the pop-up root at the end of its parent. */
const createRoots = ({ name, session, overlayParent }: Mount) => {
  const container = document.createElement("div");
  container.setAttribute(scopeAttribute, name);
  const overlayRoot = container.cloneNode() as HTMLElement;
  overlayRoot.setAttribute("data-overlay", "");
  // A sub-app's styles for `body` (a height, a background) would make it a visible block at the end
  // of the page.
  overlayRoot.style.display = "contents";
  session.element.append(container);
  // body's own method is patched, and looks up its caller.
  Element.prototype.append.call(overlayParent() ?? document.body, overlayRoot);
  return [container, overlayRoot] as const;
};

/** Puts a sub-app's roots and styles into the page until the mount ends, and creates its host. */
export const buildHost = (mount: Mount): Host => {
  const { name, effects, listeners } = mount;
  const { signal } = mount.end;
  const roots = createRoots(mount);
  const [container, overlayRoot] = roots;
  mount.parts?.dress?.(mount, roots);
  effects.add(() => {
    for (const root of roots) root.remove();
  });
  const scope: MountScope = {
    name,
    container,
    overlayRoot,
    signal,
    get active() {
      return !mount.keeper?.parked && !mount.isSuspended;
    },
    effects: createOwnedEffects(effects),
    setLoading(loading) {
      if (!signal.aborted) mount.session.options.onLoading?.(loading);
    },
    mountSubApp: (name, element, services = mount.session.services) =>
      mount.mountInside(name, element, services),
  };
  return mount.createHost(scope, {
    get: () => mount.session.services,
    subscribe: (listener) => void listeners.add(listener),
  }) as Host;
};
