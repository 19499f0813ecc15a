import type { Effect } from "./tracker.ts";

/** Returns, as an effect, the marker property that was set together with a listener. */
export type FindMark = (place: EventTarget) => Effect | undefined;

/**
 * React, jQuery and others listen on document or body once, and set a marker property there. At
 * unmount it has to go together with the listeners, or the next mount receives no events. It is
 * recognised by position: the newest property, absent at the previous listener.
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
    // A function is a replacement for one of the page's own.
    if (!mark || typeof mark.value === "function" || !mark.configurable) return undefined;
    return {
      kind: "mark",
      again: true,
      what: String(name),
      on: place,
      hasEnded: () => !Object.hasOwn(place, name),
      undo() {
        Reflect.deleteProperty(place, name);
        names.delete(name);
      },
      redo() {
        names.add(name);
        // A library that has set it again since uses that.
        if (Object.hasOwn(place, name)) return;
        Object.defineProperty(place, name, mark);
      },
    };
  };
};
