import { briefest, left, type Tracker, type Effect } from "./tracker.ts";
import type { Patcher } from "./patch.ts";

interface Started extends Effect {
  on: unknown;
  id: number;
  callback: Callback;
  /** What the browser calls. */
  run: Callback;
  delay: unknown;
  more: unknown[];
}
type Callback = (this: unknown, ...given: unknown[]) => unknown;

type Ids = ReturnType<typeof createIds>;
/** Ids of each tracker: timers started before the patches were reinstalled stay known. */
const byTracker = new WeakMap<Tracker, Ids[]>();

/** Slots for cleared ids; when two ids need the same one, the log is swept. */
const room = 1024;

/** Ids passed to a clear function, and timers that run under a new id since they were redone. */
const createIds = (tracker: Tracker) => {
  const stopped = new Int32Array(room);
  return {
    alias: new Map<unknown, unknown>(),
    // Not looked up: most were never recorded, or have long ended.
    stop(given: unknown) {
      const id = Number(given);
      const at = id % room;
      if (stopped[at] === id) return;
      if (stopped[at]) {
        tracker.sweep();
        stopped.fill(0);
      }
      stopped[at] = id;
    },
    hasStopped: (id: number) => stopped[id % room] === id,
  };
};

/**
 * Records whatever is started under an id: timeouts, intervals, frames, idle callbacks, watched
 * positions.
 */
export const patchTimers = (tracker: Tracker, patcher: Patcher): void => {
  const { wrap } = patcher;
  const all = byTracker.get(tracker) ?? [0, 0, 0, 0].map(() => createIds(tracker));
  byTracker.set(tracker, all);
  const fireLate = (entry: Started, self: unknown, given: unknown[]) => {
    const fail = (error: unknown) => void (error === left || tracker.onError(entry, error));
    try {
      const result = tracker.afterLeave(entry, () => entry.callback.apply(self, given));
      if (result instanceof Promise) result.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
  const pair = (
    place: object | undefined,
    names: [start: string, stop: string],
    ids: Ids,
    {
      once = false,
      pauses = false,
      brief = false,
      again = false,
      given: late = (): unknown[] => [],
    },
  ) => {
    const { alias } = ids;
    wrap(place, names[1], (stop) => {
      wrap(place, names[0], (start) => {
        function undo(this: Started) {
          if (brief) this.delay = Math.max((this.due ?? 0) - performance.now(), 0);
          stop.call(this.on, alias.get(this.id) ?? this.id);
          alias.delete(this.id);
        }
        function redo(this: Started) {
          this.ended = ids.hasStopped(this.id);
          if (this.ended) return;
          // A timeout continues with its remaining time.
          if (brief) this.due = performance.now() + Number(this.delay);
          alias.set(this.id, start.call(this.on, this.run, this.delay, ...this.more));
        }
        function fire(this: Started) {
          this.run.apply(window, [...late(), ...this.more]);
        }
        function hasEnded(this: Started) {
          return ids.hasStopped(this.id);
        }
        return function patched(this: unknown, given: unknown, delay: unknown, ...more: unknown[]) {
          if (brief && !((delay as number) > briefest) && !tracker.late && more.length === 0)
            return start(given, delay);
          if (typeof given !== "function" || !patcher.on)
            return start.call(this, given, delay, ...more);
          const callback = given as Callback;
          const entry: Started = {
            kind: names[0],
            on: this,
            id: 0,
            callback,
            run: callback,
            delay,
            more,
            ended: false,
            order: 0,
            app: undefined,
            origin: undefined,
            pauses,
            once,
            // Only the browser knows when the next frame comes.
            due: pauses ? undefined : performance.now() + ((brief && Number(delay)) || 0),
            until: undefined,
            fire: once ? fire : undefined,
            undo,
            redo,
            again,
            waits: false,
            hasEnded,
          };
          if (once)
            entry.run = function (this: unknown, ...given) {
              entry.ended = true;
              alias.delete(entry.id);
              if (entry.until !== undefined) fireLate(entry, this, given);
              else if (entry.returned) tracker.goOn(entry, () => callback.apply(this, given));
              else callback.apply(this, given);
            };
          entry.id = start.call(this, entry.run, delay, ...more) as number;
          tracker.record(entry);
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
  // Timeouts and intervals share one pool of ids, and either clear function accepts both.
  const [timers, frames, idle, positions] = all as [Ids, Ids, Ids, Ids];
  pair(window, ["setTimeout", "clearTimeout"], timers, { once: true, brief: true, again: true });
  pair(window, ["setInterval", "clearInterval"], timers, { pauses: true, again: true });
  pair(window, ["requestAnimationFrame", "cancelAnimationFrame"], frames, {
    once: true,
    pauses: true,
    again: true,
    given: () => [performance.now()],
  });
  pair(window, ["requestIdleCallback", "cancelIdleCallback"], idle, {
    once: true,
    given: () => [{ didTimeout: true, timeRemaining: () => 0 }],
  });
  pair(Geolocation?.prototype, ["watchPosition", "clearWatch"], positions, {
    pauses: true,
    again: true,
  });
};
