import { briefest, type Book } from "./book.ts";
import { patch } from "./patch.ts";

type Start = (this: unknown, ...input: unknown[]) => number;
type Place = { [name: string]: Start | undefined };

/** Ids that were handed to a clear function, and what runs under another id since it was redone. */
const createIds = ({ sweep }: Book) => {
  const stopped: number[] = [];
  const seen = new Set<number>();
  const alias = new Map<number, number>();
  return {
    alias,
    // No look-up here: most of what is cleared was never noted, or is over long before the leave.
    stop: (id: number): number => {
      if (stopped.push(id) + seen.size > 999) {
        sweep();
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
    const { alias, hasStopped } = ids;
    function undo(this: { id: number }) {
      stop?.call(place, alias.get(this.id) ?? this.id);
      alias.delete(this.id);
    }
    function redo(this: { id: number; input: unknown[] }) {
      alias.set(this.id, start?.apply(place, this.input) ?? 0);
    }
    function ended(this: { id: number }) {
      return hasStopped(this.id);
    }
    const patched: Start = function (callback, ...rest) {
      if (typeof callback !== "function" || (brief && !(Number(rest[0]) > briefest) && !book.late))
        return start.call(place, callback, ...rest);
      const run = once
        ? (...input: unknown[]): void => {
            entry.over = true;
            alias.delete(entry.id);
            callback(...input);
          }
        : callback;
      const input = [run, ...rest];
      const id = start.apply(place, input);
      const entry = { id, input, over: false, rests, undo, ended, redo: brief ? undefined : redo };
      book.record(patched, entry);
      return id;
    };
    hold(patch(place, startName, patched));
    hold(patch(place, stopName, (id: number) => stop.call(place, ids.stop(id))));
  };
  const { geolocation } = navigator;
  // Timeouts and intervals draw their ids from one pool, and either clear function takes both.
  const timers = createIds(book);
  pair(window, "setTimeout", "clearTimeout", timers, { once: true, brief: true });
  pair(window, "setInterval", "clearInterval", timers, { rests: true });
  pair(window, "requestAnimationFrame", "cancelAnimationFrame", createIds(book), {
    once: true,
    rests: true,
  });
  pair(window, "requestIdleCallback", "cancelIdleCallback", createIds(book), { once: true });
  pair(geolocation, "watchPosition", "clearWatch", createIds(book), { rests: true });
};
