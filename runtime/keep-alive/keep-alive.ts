import type { Ambient } from "../effects/ambient.ts";
import type { RuntimeError } from "../errors/runtime-error.ts";
import type { StateLine } from "../lifecycle/state-line.ts";
import type { Phase } from "../lifecycle/state.ts";
import type { Stay } from "../lifecycle/stay.ts";
import { within } from "../lifecycle/within.ts";
import type { Host } from "../types.ts";
import { createParkingLot, type Hidden } from "./parking-lot.ts";

/** The part of a mount that keep-alive needs. */
export interface Keepable {
  name: string;
  host: Host;
  line: StateLine;
  ambient: Ambient;
  unmountTimeout: number;
  call: (lifecycle: "activate" | "deactivate") => Promise<void>;
  typed: (cause: unknown, phase: Phase, limit: number) => RuntimeError;
  /** Notifies subscribers of the services that the sub-app was parked or resumed. */
  tell: () => void;
  /** Whether a newer stay occupies this one's element. */
  taken: (stay: Stay) => boolean;
  /** Pauses or resumes the sub-apps mounted inside it. */
  restInside: (resting: boolean) => void;
  leave: (failure?: RuntimeError) => Promise<void>;
}

/** Parks and resumes one mount. */
export interface Keeper {
  readonly parked: boolean;
  park(stay: Stay): void;
  /** Resolves once the sub-app is visible and has been notified. */
  bringBack(stay: Stay): Promise<void>;
  /** Called after the final unmount. */
  forget(): void;
}

/**
 * All parked sub-apps; beyond the limit, the least recently seen discardable ones are unmounted.
 */
export interface KeepAlive {
  keep(mount: Keepable): Keeper;
  release(element: HTMLElement): void;
}

export const createKeepAlive = (
  limit: number,
  mayDiscard: (name: string) => boolean,
): KeepAlive => {
  const lot = createParkingLot();
  const parked = new Map<Keeper, Keepable>();

  const keep = (mount: Keepable): Keeper => {
    const { name, host, line, ambient, unmountTimeout, call, typed } = mount;
    const { container, overlayRoot, signal } = host;
    let hidden: Hidden | undefined;
    /** Shown again, but not yet found by look-ups. */
    let shown: Hidden | undefined;
    const find = () => {
      shown?.find();
      shown = undefined;
    };
    let focused: EventTarget | null = null;
    /** Serialises calls of the two lifecycles. */
    let turn = Promise.resolve();
    const take = (lifecycle: "activate" | "deactivate") =>
      (turn = turn.then(() => within(unmountTimeout, signal, () => call(lifecycle))));

    // A user who leaves by a click has the focus on the clicked element.
    container.addEventListener("focusin", ({ target }) => (focused = target), { signal });
    const scrolled = new Set<Element>();
    const note = ({ target }: Event) => {
      for (const one of scrolled) if (!container.contains(one)) scrolled.delete(one);
      if (target instanceof Element) scrolled.add(target);
    };
    container.addEventListener("scroll", note, { capture: true, passive: true, signal });
    const keeper: Keeper = {
      get parked() {
        return hidden !== undefined;
      },
      park(stay) {
        find();
        line.move("parked");
        mount.restInside(true);
        ambient.suspend(name);
        const { element } = stay;
        hidden = lot.hide({ element, container, overlayRoot, scrolled }, () => mount.taken(stay));
        parked.set(keeper, mount);
        stay.freed.resolve();
        mount.tell();
        turn = take("deactivate").catch((cause: unknown) => {
          if (!signal.aborted) line.note("deactivate", typed(cause, "deactivate", unmountTimeout));
        });
        void turn.then(() => stay.over.resolve());
        const over = Math.max(parked.size - limit, 0);
        const free = Array.from(parked.values()).filter((one) => mayDiscard(one.name));
        for (const longest of free.slice(0, over)) void longest.leave();
      },
      async bringBack({ element, vacant }) {
        parked.delete(keeper);
        hidden?.show(element);
        shown = hidden;
        hidden = undefined;
        ambient.resume(name);
        mount.restInside(false);
        line.move("mounted");
        mount.tell();
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
        // The `unmount` of the one before it may still look up its own elements.
        await vacant;
        find();
        await take("activate");
      },
      forget() {
        parked.delete(keeper);
        find();
        if (hidden) host.effects.add(hidden.drop());
      },
    };
    return keeper;
  };
  return { keep, release: (element) => lot.release(element) };
};
