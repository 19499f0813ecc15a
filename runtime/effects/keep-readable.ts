import type { OwnerOfCall } from "./book.ts";

/** Attributes that hide an element and everything in it from screen readers. */
const names = ["aria-hidden", "inert"];
const native = Element.prototype;
/** Elements that are guarded, each for one sub-app. */
const guarded = new WeakSet<Element>();

/** The pop-up that was opened last; before there is one, the root. */
const latest = (root: Element): Element =>
  [...root.children].findLast((one) => one.checkVisibility({ visibilityProperty: true })) ??
  root.lastElementChild ??
  root;

/** Everything in `place` except the element and what contains it. */
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
    /** Whether the runtime handles a change. */
    const takes = (owner: string | undefined, name: string, isHidden: boolean) => {
      if (owner === app) hide(name, isHidden);
      return owner === app;
    };
    const isOne = (name: unknown) => names.includes(String(name).toLowerCase());
    const reflect = (home: object, property: string, name: string) => ({
      configurable: true,
      get: () => Reflect.get(home, property, element) as unknown,
      set(value: unknown) {
        const isHidden = Boolean(value) && value !== "false";
        if (!takes(ownerOfCall(), name, isHidden)) Reflect.set(home, property, value, element);
      },
    });
    Object.defineProperties(element, {
      setAttribute: {
        configurable: true,
        value(name: string, value: string) {
          const isHidden = value !== "false" || name === "inert";
          if (!isOne(name) || !takes(ownerOfCall(), name.toLowerCase(), isHidden))
            native.setAttribute.call(element, name, value);
        },
      },
      removeAttribute: {
        configurable: true,
        value(name: string) {
          if (!isOne(name) || !takes(ownerOfCall(), name.toLowerCase(), false))
            native.removeAttribute.call(element, name);
        },
      },
      inert: reflect(HTMLElement.prototype, "inert", "inert"),
      ariaHidden: reflect(native, "ariaHidden", "aria-hidden"),
    });
    undos.push(() => {
      for (const name of names) hide(name, false);
      guarded.delete(element);
      for (const key of ["setAttribute", "removeAttribute", "inert", "ariaHidden"])
        Reflect.deleteProperty(element, key);
    });
  }
  return () => {
    for (const undo of undos) undo();
  };
};
