import type { Tracker } from "./tracker.ts";
import { isPermanent } from "./page-knowledge.ts";
import type { Place } from "./place.ts";
import { replacement, type Replaceable } from "./replaceable.ts";
import type { Sampler } from "./sampler.ts";
import type { WindowNames } from "./window-names.ts";

interface Handler extends Replaceable {
  name: string;
  place: Place;
  value: unknown;
}

/**
 * Globals, `onX` handlers, the window's name and its scroll restoration don't reveal who set them.
 * They are compared whenever the active sub-app changes. A new one belongs to the sub-app that was
 * active. If several were, it is removed with the last of them.
 */
export const createSnapshot = (
  { record }: Tracker,
  heldElsewhere: (name: string) => boolean,
  names: WindowNames,
): Sampler => {
  const page = window as unknown as Place;
  const handlers: Handler[] = [];
  const watch = (place: Place, name: string, from: object) => {
    // Several hundred are read at each change; reading them by name is four times slower.
    const get = Object.getOwnPropertyDescriptor(from, name)?.get?.bind(place);
    if (!get) return;
    const handler: Handler = {
      name,
      place,
      read: get,
      write: (value) => void (handler.value = place[name] = value),
      value: get(),
    };
    handlers.push(handler);
  };
  watch(page, "name", page);
  watch(history as unknown as Place, "scrollRestoration", History.prototype);
  const { screen, navigator } = page as unknown as { screen: Place; navigator: Place };
  for (const [place, from] of [
    [page, page],
    [document, Document.prototype],
    [document.documentElement, HTMLElement.prototype],
    [document.body, HTMLElement.prototype],
    // Not in all browsers, and some only in secure contexts.
    ...[screen, screen["orientation"], page["visualViewport"], page["navigation"]]
      .concat(document.fonts, page["cookieStore"])
      .concat(["connection", "serviceWorker", "mediaDevices"].map((name) => navigator[name]))
      .flatMap((one) => (one ? [[one, Object.getPrototypeOf(one) as object]] : [])),
  ] as [Place, object][])
    for (const name of Object.keys(from)) if (/^on[a-z]/.test(name)) watch(place, name, from);

  const noteGlobal = (app: string, name: PropertyKey) => {
    let descriptor: PropertyDescriptor | undefined;
    record({
      kind: "global",
      app,
      key: () => (name in page ? name : undefined),
      undo() {
        if (isPermanent(name)) return;
        descriptor = Object.getOwnPropertyDescriptor(page, name);
        if (Reflect.deleteProperty(page, name)) names.note(name, false);
        // Classic scripts' declarations can't be deleted.
        else Reflect.set(page, name, undefined);
      },
      redo() {
        const there = Object.getOwnPropertyDescriptor(page, name) ?? { value: undefined };
        if (descriptor && "value" in there && there.value === undefined)
          Object.defineProperty(page, name, descriptor);
        names.note(name, true);
      },
    });
  };
  return (owner, added) => {
    if (owner !== undefined)
      for (const name of added)
        if (!isPermanent(name) && !heldElsewhere(String(name))) noteGlobal(owner, name);
    for (const at of handlers) {
      const value = at.read();
      if (value === at.value) continue;
      const change = owner === undefined ? undefined : replacement(at, value, at.value);
      const { name, place } = at;
      const own = { pauses: true, again: true, what: name, on: place } as const;
      if (change) record({ kind: "handler", app: owner, ...own, ...change });
      at.value = value;
    }
  };
};
