import { patches } from "../effects/page-knowledge.ts";

/** Marks the roots of what is parked. */
const mark = "data-at-rest";
const within = `[${mark}] *`;
const parked = new Set<Element>();
/** Roots in which look-ups search first: their sub-app is being unmounted. */
const first = new Set<Element>();

const selectorOf = (classes: string) =>
  String(classes)
    .trim()
    .split(/\s+/)
    .map((name) => `.${CSS.escape(name)}`)
    .join("");

/** Replaces look-ups of one place. */
const ownOf = (place: HTMLElement | Document) => {
  const { querySelector, querySelectorAll, getElementsByClassName } = place;
  const all = (selectors: string, native: () => ArrayLike<Element>) => {
    for (const root of first) {
      const found = root.querySelectorAll(selectors);
      if (found.length > 0) return found;
    }
    const found = native();
    return Array.from(found).some((element) => element.closest(within))
      ? querySelectorAll.call(place, `:is(${selectors}):not(${within})`)
      : found;
  };
  const own = {
    querySelector(selectors: string) {
      const found = querySelector.call(place, selectors);
      return found && (first.size > 0 || found.closest(within))
        ? (all(selectors, () => querySelectorAll.call(place, selectors))[0] ?? null)
        : found;
    },
    querySelectorAll: (selectors: string) =>
      all(selectors, () => querySelectorAll.call(place, selectors)),
    // If it passes over something, the list isn't live.
    getElementsByClassName: (names: string) =>
      all(selectorOf(names), () => getElementsByClassName.call(place, names)),
  };
  if (!(place instanceof Document)) return own;
  const { getElementById } = place;
  return {
    ...own,
    // What is parked has no ids.
    getElementById(id: string) {
      const found = getElementById.call(place, id);
      return found && first.size > 0
        ? (all(`#${CSS.escape(id)}`, () => [found])[0] ?? null)
        : found;
    },
  };
};

const patch = (): (() => void) => {
  const undos = [document, document.documentElement, document.body].flatMap((place) =>
    Object.entries(ownOf(place)).map(([name, look]) => {
      const before = Object.getOwnPropertyDescriptor(place, name);
      patches.set(look, Reflect.get(place, name) as object);
      Object.defineProperty(place, name, { configurable: true, writable: true, value: look });
      return () => {
        // What somebody has patched over it stays, and calls through.
        if (Reflect.get(place, name) !== look) return;
        if (before) Object.defineProperty(place, name, before);
        else Reflect.deleteProperty(place, name);
      };
    }),
  );
  return () => {
    for (const undo of undos) undo();
  };
};
let unpatch: (() => void) | undefined;

const add = (set: Set<Element>, roots: readonly Element[]) => {
  unpatch ??= patch();
  for (const root of roots) set.add(root);
  return () => {
    for (const root of roots) set.delete(root);
    if (parked.size + first.size > 0) return;
    unpatch?.();
    unpatch = undefined;
  };
};

/** Lets look-ups of the page pass over what is inside these roots. Returns the undo. */
export const lookPast = (roots: readonly Element[]): (() => void) => {
  const undo = add(parked, roots);
  for (const root of roots) root.setAttribute(mark, "");
  return () => {
    for (const root of roots) root.removeAttribute(mark);
    undo();
  };
};

/** Lets look-ups of the page search these roots first. Returns the undo. */
export const lookFirst = (roots: readonly Element[]): (() => void) => add(first, roots);
