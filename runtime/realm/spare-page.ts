import type { PagesAhead } from "../lifecycle/load-release.ts";
import type { RealmPage } from "./make-page.ts";

type Movable = Element & { moveBefore?: (node: Node, before: Node | null) => void };

/** Where a page waits: laid out like the real one, since scripts measure, but unseen and out of reach. */
const createPlace = (): HTMLElement => {
  const place = document.createElement("div");
  place.inert = true;
  place.style.cssText = "position:fixed;inset:0;visibility:hidden;contain:strict;z-index:-1";
  return place;
};

interface Waiting {
  page: Promise<RealmPage>;
  place: HTMLElement;
  end: AbortController;
  drop: () => void;
}
/** One for the whole page: each is as heavy as a sub-app. */
let waiting: Waiting | undefined;

/** Pages of one sub-app that are made before they are mounted. */
export interface SparePage extends PagesAhead {
  /** Has one made in an idle moment, unless they were dropped since the present mount began. */
  prepareLater(): void;
  /** Moves it into the container; undefined when there is none. Aborting the signal ends what still loads. */
  take(container: Element, signal: AbortSignal): Promise<RealmPage> | undefined;
}

export const createSparePage = (
  make: (place: HTMLElement, signal: AbortSignal) => Promise<RealmPage>,
): SparePage => {
  let mine: Waiting | undefined;
  /** Nobody wants one after the present mount. */
  let dropped = false;
  const prepare = async () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    // Without `moveBefore` a frame that is moved is empty.
    if (mine || connection?.saveData || !("moveBefore" in Element.prototype)) return;
    waiting?.drop();
    const end = new AbortController();
    const place = createPlace();
    Element.prototype.append.call(document.body, place);
    const entry: Waiting = {
      page: make(place, end.signal),
      place,
      end,
      drop() {
        end.abort();
        place.remove();
        if (mine === entry) mine = undefined;
        if (waiting === entry) waiting = undefined;
      },
    };
    mine = waiting = entry;
    try {
      await entry.page;
    } catch (error) {
      entry.drop();
      throw error;
    }
  };
  return {
    prepare,
    prepareLater() {
      // What fails ahead fails again, and is told, at the mount.
      const start = () => void (dropped || prepare().catch(() => undefined));
      window.requestIdleCallback?.(start);
    },
    take(container, signal) {
      dropped = false;
      const frame = mine?.place.firstElementChild;
      if (!mine || !frame) return undefined;
      const { page, place, end } = mine;
      if (waiting === mine) waiting = undefined;
      mine = undefined;
      signal.addEventListener("abort", () => end.abort(signal.reason), { once: true });
      try {
        (container as Movable).moveBefore?.(frame, null);
      } finally {
        // Also where the container is not in the page.
        place.remove();
      }
      return page;
    },
    drop() {
      dropped = true;
      mine?.drop();
    },
  };
};
