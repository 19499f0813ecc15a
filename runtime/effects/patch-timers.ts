import { briefest, type Book, type Effect } from "./book.ts";
import type { Wrap } from "./patch.ts";

interface Started extends Effect {
  on: unknown;
  id: number;
  input: IArguments;
}

/** Notes what is started under an id: timeouts, intervals, frames, idle callbacks, watched positions. */
export const patchTimers = (book: Book, wrap: Wrap): void => {
  /** Ids that were handed to a clear function, and what runs under another id since it was redone. */
  const createIds = () => {
    let room = 0;
    const stopped = new Set<unknown>();
    // What is cleared is not looked up: most of it was never noted, or is over long before the leave.
    const stop = (id: unknown) => {
      if (stopped.add(id).size <= room) return;
      room = 2 * book.sweep() + 999;
      stopped.clear();
    };
    return { stop, stopped, alias: new Map<unknown, unknown>() };
  };
  const pair = (
    place: object | undefined,
    names: [start: string, stop: string],
    { stop: noteStop, stopped, alias }: ReturnType<typeof createIds>,
    { once = false, rests = false, brief = false },
  ) => {
    wrap(place, names[1], (stop) => {
      wrap(place, names[0], (start) => {
        function undo(this: Started) {
          stop.call(this.on, alias.get(this.id) ?? this.id);
          alias.delete(this.id);
        }
        function redo(this: Started) {
          alias.set(this.id, start.apply(this.on, this.input as never));
        }
        function ended(this: Started) {
          return stopped.has(this.id);
        }
        return function patched(this: unknown, callback: unknown, delay: unknown) {
          // oxlint-disable-next-line prefer-rest-params -- copies nothing on the way through
          const input = arguments;
          if (
            typeof callback !== "function" ||
            (brief && !((delay as number) > briefest) && !book.late)
          )
            return start.apply(this, input as never);
          const entry: Started = {
            on: this,
            id: 0,
            input,
            over: false,
            rests,
            undo,
            redo: brief ? undefined : redo,
            ended,
          };
          if (once)
            input[0] = (...given: unknown[]): void => {
              entry.over = true;
              alias.delete(entry.id);
              callback(...given);
            };
          entry.id = start.apply(this, input as never) as number;
          book.record(patched, entry);
          return entry.id;
        };
      });
      return function (this: unknown, id: unknown) {
        noteStop(id);
        return stop.call(this, alias.get(id) ?? id);
      };
    });
  };
  const { Geolocation } = window as { Geolocation?: { prototype: object } };
  // Timeouts and intervals draw their ids from one pool, and either clear function takes both.
  const timers = createIds();
  pair(window, ["setTimeout", "clearTimeout"], timers, { once: true, brief: true });
  pair(window, ["setInterval", "clearInterval"], timers, { rests: true });
  pair(window, ["requestAnimationFrame", "cancelAnimationFrame"], createIds(), {
    once: true,
    rests: true,
  });
  pair(window, ["requestIdleCallback", "cancelIdleCallback"], createIds(), { once: true });
  pair(Geolocation?.prototype, ["watchPosition", "clearWatch"], createIds(), { rests: true });
};
