import type { Record } from "./ambient.ts";
import { patch } from "./patch.ts";

type Constructor = new (...input: unknown[]) => object;
type Plain = (...input: unknown[]) => object;

/** What is opened by `new`, and the method that ends it. */
const endings: { [name: string]: string } = {
  MutationObserver: "disconnect",
  ResizeObserver: "disconnect",
  IntersectionObserver: "disconnect",
  PerformanceObserver: "disconnect",
  BroadcastChannel: "close",
  EventSource: "close",
  WebSocket: "close",
  Worker: "terminate",
};

/** Notes observers, channels, sockets and workers. They are held weakly, so that they can be collected. */
export const patchConstructors = (record: Record): (() => void) => {
  const gone = new FinalizationRegistry<() => void>((forget) => forget());
  const page = window as unknown as { [name: string]: Constructor | undefined };
  const undos = Object.entries(endings).flatMap(([name, ending]) => {
    const found = page[name];
    if (!found) return [];
    const Native: Constructor = found;
    function Patched(this: unknown, ...input: unknown[]): object {
      const target = new.target as unknown;
      if (!target) return (Native as unknown as Plain)(...input);
      const made = Reflect.construct(
        Native,
        input,
        target === Patched ? Native : (target as Constructor),
      ) as { [name: string]: () => void };
      const held = new WeakRef(made);
      const forget = record(Patched, { undo: () => held.deref()?.[ending]?.(), lasting: true });
      gone.register(made, forget);
      return made;
    }
    // The same prototype, so that `instanceof` holds for what was made before, during and after.
    Patched.prototype = Native.prototype as object;
    Object.setPrototypeOf(Patched, Native);
    return [patch(window, name, Patched)];
  });
  return () => {
    for (const undo of undos) undo();
  };
};
