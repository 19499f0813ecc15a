import type { Record } from "./ambient.ts";
import { patch } from "./patch.ts";

type Start = (...input: never[]) => number;
type Stop = (id: number) => void;

/** Notes what the four timers start, and forgets it when it has run or was stopped. */
export const patchTimers = (record: Record): (() => void) => {
  const undos: (() => void)[] = [];
  const page = window as unknown as { [key: string]: unknown };

  const once = (startName: string, stop: Stop, forgets: Map<number, () => void>) => {
    if (typeof page[startName] !== "function") return;
    const native = page[startName] as Start;
    const start = (callback: unknown, ...rest: never[]): number => {
      if (typeof callback !== "function") return native(callback as never, ...rest);
      const run = (...input: unknown[]): void => {
        forgets.get(id)?.();
        forgets.delete(id);
        callback(...input);
      };
      const id: number = native(run as never, ...rest);
      forgets.set(id, record(start, { undo: () => stop(id) }));
      return id;
    };
    undos.push(patch(window, startName, start));
  };
  const stopping = (
    stopName: string,
    forgets: Map<number, () => void>,
    alias?: Map<number, number>,
  ) => {
    if (typeof page[stopName] !== "function") return;
    const native = page[stopName] as Stop;
    undos.push(
      patch(window, stopName, (id: number) => {
        forgets.get(id)?.();
        forgets.delete(id);
        native(alias?.get(id) ?? id);
      }),
    );
  };

  // setTimeout and setInterval draw their ids from one pool, and either clear function takes both.
  const timers = new Map<number, () => void>();
  const frames = new Map<number, () => void>();
  const idles = new Map<number, () => void>();
  const alias = new Map<number, number>();
  const nativeInterval = page["setInterval"] as Start;
  const nativeClear = page["clearInterval"] as Stop;
  const setInterval = (callback: unknown, ...rest: never[]): number => {
    const id = nativeInterval(callback as never, ...rest);
    const forget = record(setInterval, {
      undo: () => nativeClear(alias.get(id) ?? id),
      redo: () => void alias.set(id, nativeInterval(callback as never, ...rest)),
    });
    timers.set(id, forget);
    return id;
  };
  once("setTimeout", page["clearTimeout"] as Stop, timers);
  once("requestAnimationFrame", page["cancelAnimationFrame"] as Stop, frames);
  once("requestIdleCallback", page["cancelIdleCallback"] as Stop, idles);
  undos.push(patch(window, "setInterval", setInterval));
  stopping("clearTimeout", timers, alias);
  stopping("clearInterval", timers, alias);
  stopping("cancelAnimationFrame", frames);
  stopping("cancelIdleCallback", idles);
  return () => {
    for (const undo of undos.toReversed()) undo();
  };
};
