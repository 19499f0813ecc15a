import { briefest, type Book, type Effect } from "./book.ts";
import { patch } from "./patch.ts";

type Start = (this: unknown, ...input: unknown[]) => number;
type Place = { [name: string]: Start | undefined };

/** Ids that were handed to a clear function, and what runs under another id since it was redone. */
const createIds = ({ sweep }: Book) => {
  const stopped: number[] = [];
  const seen = new Set<number>();
  let room = 0;
  const alias = new Map<number, number>();
  return {
    alias,
    // No look-up here: most of what is cleared was never noted, or is over long before the leave.
    stop: (id: number): number => {
      if (stopped.push(id) + seen.size > room) {
        room = 2 * sweep() + 999;
        seen.clear();
        stopped.length = 0;
      }
      return alias.get(id) ?? id;
    },
    hasStopped: (id: number): boolean => {
      while (stopped.length > 0) seen.add(stopped.pop() as number);
      return seen.has(id);
    },
  };
};

interface Started extends Effect {
  on: unknown;
  id: number;
  input: unknown[];
}

/** Notes what is started under an id: timeouts, intervals, frames, idle callbacks, watched positions. */
export const patchTimers = (book: Book, hold: (undo: () => void) => void): void => {
  const pair = (
    on: object | undefined,
    startName: string,
    stopName: string,
    ids: ReturnType<typeof createIds>,
    { once = false, rests = false, brief = false },
  ) => {
    const place = on as Place | undefined;
    const start = place?.[startName];
    const stop = place?.[stopName];
    if (!place || !start || !stop) return;
    const { alias } = ids;
    function undo(this: Started) {
      stop?.call(this.on, alias.get(this.id) ?? this.id);
      alias.delete(this.id);
    }
    function redo(this: Started) {
      alias.set(this.id, start?.apply(this.on, this.input) ?? 0);
    }
    function ended(this: Started) {
      return ids.hasStopped(this.id);
    }
    const patched: Start = function (callback, ...rest) {
      if (typeof callback !== "function" || (brief && !(Number(rest[0]) > briefest) && !book.late))
        return start.call(this, callback, ...rest);
      const run = once
        ? (...input: unknown[]): void => {
            entry.over = true;
            alias.delete(entry.id);
            callback(...input);
          }
        : callback;
      const input = [run, ...rest];
      const entry: Started = {
        on: this,
        id: start.apply(this, input),
        input,
        over: false,
        rests,
        undo,
        ended,
        redo: brief ? undefined : redo,
      };
      book.record(patched, entry);
      return entry.id;
    };
    const stopping: Start = function (id) {
      return stop.call(this, ids.stop(id as number));
    };
    hold(patch(place, startName, patched));
    hold(patch(place, stopName, stopping));
  };
  const { Geolocation } = window as { Geolocation?: { prototype: object } };
  // Timeouts and intervals draw their ids from one pool, and either clear function takes both.
  const timers = createIds(book);
  pair(window, "setTimeout", "clearTimeout", timers, { once: true, brief: true });
  pair(window, "setInterval", "clearInterval", timers, { rests: true });
  pair(window, "requestAnimationFrame", "cancelAnimationFrame", createIds(book), {
    once: true,
    rests: true,
  });
  pair(window, "requestIdleCallback", "cancelIdleCallback", createIds(book), { once: true });
  pair(Geolocation?.prototype, "watchPosition", "clearWatch", createIds(book), { rests: true });
};
