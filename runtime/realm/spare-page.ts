import type { PagesAhead } from "../lifecycle/load-context.ts";
import type { RealmPage } from "./make-page.ts";

type Movable = Element & { moveBefore?: (node: Node, before: Node | null) => void };

/**
 * Where a prepared page waits: laid out normally, since scripts measure, but invisible and inert.
 */
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
/** One for the whole page: each uses as much memory as a sub-app. */
let waiting: Waiting | undefined;

/** Pages of one sub-app, prepared before they are mounted. */
export interface SparePage extends PagesAhead {
  /** Prepares one in an idle moment, unless they were dropped after the current mount began. */
  prepareLater(): void;
  /**
   * Moves it into the container; undefined if there is none. Aborting the signal stops its loading.
   */
  take(container: Element, signal: AbortSignal): Promise<RealmPage> | undefined;
}

export const createSparePage = (
  make: (place: HTMLElement, signal: AbortSignal) => Promise<RealmPage>,
): SparePage => {
  let mine: Waiting | undefined;
  /** No page is wanted after the current mount. */
  let dropped = false;
  const prepare = async () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    // Without `moveBefore`, moving a frame empties it.
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
      // If preparing fails, the mount fails the same way and reports it.
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
        // Even if the container isn't in the page.
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
