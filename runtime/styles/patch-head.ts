import type { Tracker } from "../effects/tracker.ts";
import type { Patcher } from "../effects/patch.ts";

/** The sub-app of each captured style element. */
const owners = new WeakMap<Element, string>();
export const noteOwner = (element: Element, app: string): void => void owners.set(element, app);

type Found = ArrayLike<Element>;
const isMixed = (found: Found): boolean => Array.from(found).some((one) => owners.has(one));
/** What a caller sees of a list. */
const seenBy = (app: string | undefined, found: Found): Found => {
  if (app === undefined) return found;
  const own = Array.from(found).filter((one) => (owners.get(one) ?? app) === app);
  if (own.length === found.length) return found;
  return Object.assign(own, { item: (index: number) => own[index] ?? null });
};

/**
 * Shows a sub-app only its own style elements in head, and the host's. With the same CSS-in-JS
 * library, two sub-apps would find each other's elements by their keys and add none of their own,
 * but rules apply only to the sub-app that added them.
 */
export const patchHead = (tracker: Tracker, patcher: Patcher): void => {
  const { head } = document;
  const { get } = Object.getOwnPropertyDescriptor(
    Element.prototype,
    "children",
  ) as Required<PropertyDescriptor>;
  patcher.redefine(head, "children", {
    get() {
      const found = Reflect.apply(get, head, []) as HTMLCollection;
      return patcher.on && isMixed(found) ? seenBy(tracker.ownerOfCall(), found) : found;
    },
  });
  patcher.wrap(
    head,
    "querySelectorAll",
    (native) =>
      function patched(this: Element, selectors: unknown) {
        const found = native.call(this, selectors) as NodeListOf<Element>;
        return patcher.on && isMixed(found) ? seenBy(tracker.ownerOfCall(), found) : found;
      },
  );
  patcher.wrap(
    head,
    "querySelector",
    (native) =>
      function patched(this: Element, selectors: string) {
        const found = native.call(this, selectors) as Element | null;
        if (!patcher.on || !found || !owners.has(found)) return found;
        const all = Element.prototype.querySelectorAll.call(this, selectors);
        return seenBy(tracker.ownerOfCall(), all)[0] ?? null;
      },
  );
};
