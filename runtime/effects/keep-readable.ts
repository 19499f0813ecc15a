import type { OwnerOfCall } from "./tracker.ts";
import type { Method } from "./patch.ts";

/** Attributes that hide an element and everything in it from screen readers. */
const names = ["aria-hidden", "inert"];
const native = Element.prototype;
const isTrue = (value: unknown) => Boolean(value) && value !== "false";
/** What changes these attributes: which one a call means, and whether it hides. */
const ways: { [key: string]: (...input: unknown[]) => [name: unknown, isHidden: boolean] } = {
  setAttribute: (name, value) => [name, isTrue(value) || /inert/i.test(String(name))],
  removeAttribute: (name) => [name, false],
  inert: (value) => ["inert", isTrue(value)],
  ariaHidden: (value) => ["aria-hidden", isTrue(value)],
};
/** Elements that are guarded, each for one sub-app. */
const guarded = new WeakSet<Element>();

/** The pop-up that was opened last; before there is one, the root. */
const latest = (root: Element): Element =>
  [...root.children].findLast((one) => one.checkVisibility({ visibilityProperty: true })) ??
  root.lastElementChild ??
  root;

/** Everything in `place`, without the element and its ancestors. */
const around = (place: Element, element: Element): Element[] => {
  const { parentElement } = element;
  if (element === place || !parentElement) return [];
  const beside = [...parentElement.children].filter((one) => one !== element);
  return [...beside, ...around(place, parentElement)];
};

/**
 * Keeps the pop-ups of a sub-app readable. Libraries hide the other children of body while a dialog
 * is open: theirs is in the overlay root, which they would hide with it. If the sub-app hides the
 * root, or what contains it, everything in there but the pop-up that was opened last is hidden. MUI
 * does it before its first pop-up is there. Returns the undo.
 */
export const keepReadable = (
  app: string,
  root: HTMLElement,
  ownerOfCall: OwnerOfCall,
): (() => void) => {
  const undos: (() => void)[] = [];
  for (let place: Element | null = root; place && place !== document.body;) {
    const element: Element = place;
    place = element.parentElement;
    if (guarded.has(element)) continue;
    guarded.add(element);
    const hidden: { [name: string]: Element[] } = {};
    const hide = (name: string, isHidden: boolean) => {
      for (const one of hidden[name]?.splice(0) ?? []) native.removeAttribute.call(one, name);
      if (!isHidden) return;
      hidden[name] = around(element, latest(root)).filter((one) => !one.hasAttribute(name));
      for (const one of hidden[name])
        native.setAttribute.call(one, name, name === "inert" ? "" : "true");
    };
    for (const [key, read] of Object.entries(ways)) {
      const home = Object.hasOwn(native, key) ? native : HTMLElement.prototype;
      const own = Object.getOwnPropertyDescriptor(home, key) as Required<PropertyDescriptor>;
      const { get, set, value } = own;
      const change = (...input: unknown[]) => {
        const [given, isHidden] = read(...input);
        const name = String(given).toLowerCase();
        if (names.includes(name) && ownerOfCall() === app) hide(name, isHidden);
        else Reflect.apply((value ?? set) as Method, element, input);
      };
      const override = "get" in own ? { get, set: change } : { value: change };
      Object.defineProperty(element, key, { configurable: true, ...override });
    }
    undos.push(() => {
      for (const name of names) hide(name, false);
      guarded.delete(element);
      for (const key of Object.keys(ways)) Reflect.deleteProperty(element, key);
    });
  }
  return () => {
    for (const undo of undos) undo();
  };
};
