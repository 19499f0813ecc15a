import type { Book } from "./book.ts";
import { patch } from "./patch.ts";

type Constructor = new (...input: unknown[]) => object;
type Ended = { [name: string]: (() => void) | undefined };

/** What is opened by `new`, by the method that ends it: its own, or that of its ports. */
const endings = {
  disconnect: [
    "MutationObserver",
    "ResizeObserver",
    "IntersectionObserver",
    "PerformanceObserver",
    "ReportingObserver",
  ],
  close: [
    "BroadcastChannel",
    "EventSource",
    "WebSocket",
    "MessageChannel",
    "SharedWorker",
    "RTCPeerConnection",
  ],
  terminate: ["Worker"],
  abort: ["XMLHttpRequest"],
};

/** Notes observers, channels, sockets, workers, requests. They are held weakly, so that they can be collected. */
export const patchConstructors = (book: Book, hold: (undo: () => void) => void): void => {
  const page = window as unknown as { [name: string]: Constructor | undefined };
  for (const [ending, names] of Object.entries(endings))
    for (const name of names) {
      const found = page[name];
      if (!found) continue;
      const Native: Constructor = found;
      function Patched(this: unknown, ...input: unknown[]): object {
        const target = new.target as unknown;
        // oxlint-disable-next-line typescript/no-unsafe-call
        if (!target) return (Native as unknown as (...input: unknown[]) => object)(...input);
        const made = Reflect.construct(
          Native,
          input,
          target === Patched ? Native : (target as Constructor),
        ) as { [port: string]: Ended | undefined };
        // Ports work on without the object that they were made by.
        const held = [made as Ended, made["port"], made["port1"], made["port2"]].flatMap((part) =>
          part ? [new WeakRef(part)] : [],
        );
        book.record(Patched, {
          lasting: true,
          ended: () => !held.some((part) => part.deref()),
          undo() {
            for (const part of held) part.deref()?.[ending]?.();
          },
        });
        return made;
      }
      // The same prototype, so that `instanceof` holds for what was made before, during and after.
      Patched.prototype = Native.prototype as object;
      Object.setPrototypeOf(Patched, Native);
      hold(patch(window, name, Patched));
    }
};
