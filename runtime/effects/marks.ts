import type { Effect } from "./book.ts";

/** Tells the mark that came with a listener, as an effect. */
export type FindMark = (place: EventTarget) => Effect | undefined;

/**
 * React, jQuery and others listen on document or body once, and set a property there that says so. With
 * the listeners at a leave that has to go, too, or the next mount hears nothing. It is known by where
 * it is: the youngest property, which wasn't there at the last listener.
 */
export const createMarks = (): FindMark => {
  const { documentElement, body } = document;
  const places = [document, documentElement, body];
  const known = new Map(places.map((place) => [place as object, new Set(Reflect.ownKeys(place))]));
  return (place) => {
    const names = known.get(place);
    const name = names && Reflect.ownKeys(place).at(-1);
    if (!names || name === undefined || names.has(name)) return undefined;
    names.add(name);
    const mark = Object.getOwnPropertyDescriptor(place, name);
    // Functions are those that somebody puts in the place of the page's.
    if (!mark || typeof mark.value === "function" || !mark.configurable) return undefined;
    return {
      kind: "mark",
      listens: true,
      ended: () => !Object.hasOwn(place, name),
      undo() {
        Reflect.deleteProperty(place, name);
        names.delete(name);
      },
      redo() {
        names.add(name);
        Object.defineProperty(place, name, mark);
      },
    };
  };
};
