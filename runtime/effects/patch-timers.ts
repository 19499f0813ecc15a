import { briefest, left, type Book, type Effect } from "./book.ts";
import type { Wrap } from "./patch.ts";

interface Started extends Effect {
  on: unknown;
  id: number;
  callback: Callback;
  /** What the browser calls. */
  run: Callback;
  delay: unknown;
  more: unknown[];
}
type Callback = (...given: unknown[]) => unknown;

const kinds = ["timers", "frames", "idle", "positions"] as const;
type Ids = ReturnType<typeof createIds>;
/** Ids of each book: those from before the patches went for a while are known afterwards. */
const books = new WeakMap<Book, Record<(typeof kinds)[number], Ids>>();

/** How many ids are told apart: what runs under one of them is looked through as often. */
const room = 1024;

/** Ids that were handed to a clear function, and what runs under another id since it was redone. */
const createIds = (book: Book) => {
  const stopped = new Int32Array(room);
  return {
    alias: new Map<unknown, unknown>(),
    // Not looked up: most of it was never noted, or is over long before anybody asks.
    stop(given: unknown) {
      const id = Number(given);
      const at = id % room;
      if (stopped[at] === id) return;
      if (stopped[at]) {
        book.sweep();
        stopped.fill(0);
      }
      stopped[at] = id;
    },
    hasStopped: (id: number) => stopped[id % room] === id,
  };
};

/** Notes what is started under an id: timeouts, intervals, frames, idle callbacks, watched positions. */
export const patchTimers = (book: Book, wrap: Wrap): void => {
  const ids =
    books.get(book) ??
    (Object.fromEntries(kinds.map((kind) => [kind, createIds(book)])) as Record<
      (typeof kinds)[number],
      Ids
    >);
  books.set(book, ids);
  const fireLate = (entry: Started, given: unknown[]) => {
    const fail = (error: unknown) => void (error === left || book.onError(entry, error));
    try {
      const result = book.afterLeave(entry, () => entry.callback(...given));
      if (result instanceof Promise) result.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
  const pair = (
    place: object | undefined,
    names: [start: string, stop: string],
    ids: Ids,
    { once = false, rests = false, brief = false, given: late = (): unknown[] => [] },
  ) => {
    const { alias } = ids;
    wrap(place, names[1], (stop) => {
      wrap(place, names[0], (start) => {
        function undo(this: Started) {
          stop.call(this.on, alias.get(this.id) ?? this.id);
          alias.delete(this.id);
        }
        function redo(this: Started) {
          this.over = ids.hasStopped(this.id);
          if (this.over) return;
          alias.set(this.id, start.call(this.on, this.run, this.delay, ...this.more));
        }
        function fire(this: Started) {
          this.run(...late(), ...this.more);
        }
        function ended(this: Started) {
          return ids.hasStopped(this.id);
        }
        return function patched(this: unknown, given: unknown, delay: unknown, ...more: unknown[]) {
          if (brief && !((delay as number) > briefest) && !book.late && more.length === 0)
            return start(given, delay);
          if (typeof given !== "function") return start.call(this, given, delay, ...more);
          const callback = given as Callback;
          const entry: Started = {
            kind: names[0],
            on: this,
            id: 0,
            callback,
            run: callback,
            delay,
            more,
            over: false,
            order: 0,
            app: undefined,
            origin: undefined,
            rests,
            once,
            due: brief ? performance.now() + (Number(delay) || 0) : undefined,
            until: undefined,
            fire: once ? fire : undefined,
            undo,
            redo: brief ? undefined : redo,
            ended,
          };
          if (once)
            entry.run = (...given) => {
              entry.over = true;
              alias.delete(entry.id);
              if (entry.until === undefined) callback(...given);
              else fireLate(entry, given);
            };
          entry.id = start.call(this, entry.run, delay, ...more) as number;
          book.record(entry);
          return entry.id;
        };
      });
      return function (this: unknown, id: unknown) {
        ids.stop(id);
        return stop.call(this, alias.size > 0 ? (alias.get(id) ?? id) : id);
      };
    });
  };
  const { Geolocation } = window as { Geolocation?: { prototype: object } };
  // Timeouts and intervals draw their ids from one pool, and either clear function takes both.
  const { timers, frames, idle, positions } = ids;
  pair(window, ["setTimeout", "clearTimeout"], timers, { once: true, brief: true });
  pair(window, ["setInterval", "clearInterval"], timers, { rests: true });
  pair(window, ["requestAnimationFrame", "cancelAnimationFrame"], frames, {
    once: true,
    rests: true,
    given: () => [performance.now()],
  });
  pair(window, ["requestIdleCallback", "cancelIdleCallback"], idle, {
    once: true,
    given: () => [{ didTimeout: true, timeRemaining: () => 0 }],
  });
  pair(Geolocation?.prototype, ["watchPosition", "clearWatch"], positions, { rests: true });
};
