import { call, noteError, notify } from "../lifecycle/mount.ts";
import type { KeepAlive, Keeper, LoadedMount, Mount } from "../lifecycle/mount.ts";
import { leave } from "../lifecycle/steps/unmount.ts";
import { within } from "../lifecycle/within.ts";
import { createParkingLot, type Hidden } from "./parking-lot.ts";

export const createKeepAlive = (
  limit: number,
  mayDiscard: (name: string) => boolean,
): KeepAlive => {
  const lot = createParkingLot();
  /** The least recently seen one first. */
  const parked = new Set<Mount>();

  const keep = (mount: LoadedMount): Keeper => {
    const { name, host, line, unmountTimeout, parts } = mount;
    const { ambient, suspendInside } = parts;
    const { container, overlayRoot, signal } = host;
    let hidden: Hidden | undefined;
    /** Shown again, but not yet found by look-ups. */
    let shown: Hidden | undefined;
    const find = () => {
      shown?.find();
      shown = undefined;
    };
    let focused: EventTarget | null = null;
    /** Serializes calls of the two lifecycles. */
    let calls = Promise.resolve();
    const callNext = (lifecycle: "activate" | "deactivate") =>
      (calls = calls.then(() => within(unmountTimeout, signal, () => call(mount, lifecycle))));

    // A user who leaves by a click has the focus on the clicked element.
    container.addEventListener("focusin", ({ target }) => (focused = target), { signal });
    const scrolled = new Set<Element>();
    const note = ({ target }: Event) => {
      for (const one of scrolled) if (!container.contains(one)) scrolled.delete(one);
      if (target instanceof Element) scrolled.add(target);
    };
    container.addEventListener("scroll", note, { capture: true, passive: true, signal });
    return {
      get parked() {
        return hidden !== undefined;
      },
      park(session) {
        const { element, released, ended } = session;
        find();
        line.move("parked");
        suspendInside(mount, true);
        ambient.suspend(name);
        const place = { element, container, overlayRoot, scrolled };
        hidden = lot.hide(place, () => mount.isTaken(session));
        parked.add(mount);
        released.resolve();
        notify(mount);
        calls = callNext("deactivate").catch((error: unknown) => {
          if (!signal.aborted) noteError(mount, error, "deactivate", unmountTimeout);
        });
        void calls.then(ended.resolve);
        const excess = Math.max(parked.size - limit, 0);
        const discardable = [...parked].filter((one) => mayDiscard(one.name));
        for (const oldest of discardable.slice(0, excess)) void leave(oldest);
      },
      async resume({ element, free }) {
        parked.delete(mount);
        hidden?.show(element);
        shown = hidden;
        hidden = undefined;
        ambient.resume(name);
        suspendInside(mount, false);
        line.move("mounted");
        notify(mount);
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
        // The `unmount` of the one before it may still look up its own elements.
        await free;
        find();
        await callNext("activate");
      },
      forget() {
        parked.delete(mount);
        find();
        if (hidden) host.effects.add(hidden.drop());
      },
    };
  };
  return { keep, release: (element) => lot.release(element) };
};
