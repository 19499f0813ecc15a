import { cover } from "../effects/page-knowledge.ts";

/** Marks parked roots. */
const mark = "data-parked-root";
const within = `[${mark}] *`;
const parked = new Set<Element>();
/** Roots in which look-ups search first: their sub-app is being unmounted. */
const first = new Set<Element>();

const selectorOf = (classes: string) =>
  [classes]
    .join()
    .trim()
    .split(/\s+/)
    .map((name) => `.${CSS.escape(name)}`)
    .join("");

const isParked = (element: Element) =>
  [...parked].some((root) => root !== element && root.contains(element));

/** The look-ups of one element or of the document, without parked elements. */
const ownOf = (place: HTMLElement | Document) => {
  const one = place.querySelector.bind(place);
  const every = place.querySelectorAll.bind(place);
  const ofClass = place.getElementsByClassName.bind(place);
  const all = (selectors: string, native: () => ArrayLike<Element>) => {
    for (const root of first) {
      const found = root.querySelectorAll(selectors);
      if (found.length > 0) return found;
    }
    const found = native();
    return Array.from(found).some(isParked) ? every(`:is(${selectors}):not(${within})`) : found;
  };
  const own = {
    querySelector(selectors: string): Element | null {
      const found = one(selectors);
      return found && (first.size > 0 || isParked(found))
        ? (own.querySelectorAll(selectors)[0] ?? null)
        : found;
    },
    querySelectorAll: (selectors: string) => all(selectors, () => every(selectors)),
    // If it passes over something, the list isn't live.
    getElementsByClassName: (names: string) => all(selectorOf(names), () => ofClass(names)),
  };
  if (!(place instanceof Document)) return own;
  const byId = place.getElementById.bind(place);
  return {
    ...own,
    // Parked elements have no ids.
    getElementById(id: string) {
      const found = byId(id);
      return found && first.size > 0 ? own.querySelector(`#${CSS.escape(id)}`) : found;
    },
  };
};

const patch = (): (() => void) => {
  const undos = [document, document.documentElement, document.body].flatMap((place) =>
    Object.entries(ownOf(place)).map(([name, look]) => cover(place, name, look)),
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

/** Lets look-ups of the page pass over everything inside these roots. Returns the undo. */
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
