import type { Ambient } from "../effects/ambient.ts";
import type { Host, MountHandle } from "../types.ts";
import type { Entered } from "./stay.ts";

interface NestedParts {
  name: string;
  /** What this mount provides while it is mounted. */
  mounted: () => { ambient: Ambient; host: Host } | undefined;
  enter: (name: string, element: HTMLElement, services: object) => Entered;
  call: (lifecycle: "activate" | "deactivate") => Promise<void>;
  onError: (lifecycle: "activate" | "deactivate", error: unknown) => void;
  /** Notifies the listeners of the services. */
  tell: () => void;
}

/**
 * A mount's relation to nested ones: the sub-apps mounted inside it, and its own suspension while a
 * parked one contains it.
 */
export interface Nested {
  mount(name: string, element: HTMLElement, services: object): MountHandle;
  /** Whether this mount is suspended because the sub-app around it is parked. */
  readonly resting: boolean;
  /** Called when the sub-app around it is parked or resumed, and after its own mount. */
  rest(resting: boolean): void;
  /** Called when this mount is parked or resumed. */
  restInside(resting: boolean): void;
  /** Unmounts everything inside for good. */
  discard(): Promise<unknown>;
}

export const createNested = (parts: NestedParts): Nested => {
  const { name, mounted, enter, call, onError, tell } = parts;
  const children = new Set<Entered>();
  let resting = false;
  const restInside = (value: boolean) => {
    for (const child of children) child.rest(value);
  };
  return {
    mount(name, element, services) {
      const child = enter(name, element, services);
      children.add(child);
      void child.over.promise.then(() => children.delete(child));
      return child.handle;
    },
    get resting() {
      return resting;
    },
    rest(wanted) {
      restInside(wanted);
      const found = mounted();
      if (!found || wanted === resting) return;
      resting = wanted;
      const { ambient, host } = found;
      if (resting) ambient.suspend(name);
      else ambient.resume(name);
      host.overlayRoot.style.display = resting ? "none" : "contents";
      tell();
      const lifecycle = resting ? "deactivate" : "activate";
      call(lifecycle).catch((error: unknown) => onError(lifecycle, error));
    },
    restInside,
    discard: () => Promise.all(Array.from(children, (child) => child.discard())),
  };
};
