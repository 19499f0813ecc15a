import type { Admit, Tracker } from "./tracker.ts";
import type { Patcher } from "./patch.ts";

type Constructor = new (...input: unknown[]) => object;
type Ended = { [name: string]: (() => void) | undefined };

/** Constructors by the method that ends what they make: its own, or one of its ports'. */
const endings = {
  disconnect:
    "MutationObserver ResizeObserver IntersectionObserver PerformanceObserver ReportingObserver PressureObserver",
  close:
    "BroadcastChannel EventSource WebSocket WebTransport SharedWorker RTCPeerConnection webkitRTCPeerConnection",
  terminate: "Worker",
  abort: "XMLHttpRequest",
  wait: "MessageChannel",
};

/** All of them by name. */
export const watchedConstructors = Object.values(endings).flatMap((names) => names.split(" "));

/**
 * Holds back messages that are sent through the ports of a channel; returns the undo, which sends it. A
 * channel can't be opened again, and schedulers (React's) keep one in their module.
 */
const holdBack = (ports: readonly MessagePort[]): (() => void) => {
  const waiting: (() => void)[] = [];
  for (const port of ports)
    port.postMessage = (...input: unknown[]) =>
      void waiting.push(() => MessagePort.prototype.postMessage.apply(port, input as [unknown]));
  return () => {
    for (const port of ports) Reflect.deleteProperty(port, "postMessage");
    for (const send of waiting) send();
  };
};

/**
 * Records observers, channels, sockets, workers and requests. They are held weakly, so they can be
 * garbage-collected.
 */
export const patchConstructors = (tracker: Tracker, patcher: Patcher, admit?: Admit): void => {
  for (const [ending, names] of Object.entries(endings))
    for (const name of names.split(" "))
      patcher.wrap(window, name, (native) => {
        const Native = native as unknown as Constructor;
        function Patched(this: unknown, ...input: unknown[]): object {
          const target = new.target as unknown;
          // Called without `new`: throws like the native constructor.
          if (!target) return native(...input) as object;
          const made = Reflect.construct(
            Native,
            admit && patcher.on ? admit(tracker.ownerOfCall(), name, input) : input,
            target === Patched ? Native : (target as Constructor),
          ) as Ended & { [port: string]: Ended | undefined };
          if (!patcher.on) return made;
          // Ports keep working without the object that created them.
          const held = [made, made["port"], made["port1"], made["port2"]].flatMap((part) =>
            part ? [new WeakRef(part as Ended)] : [],
          );
          const hasEnded = () => !held.some((part) => part.deref());
          if (ending === "wait") {
            let release: (() => void) | undefined;
            tracker.record({
              kind: name,
              lasting: true,
              again: true,
              early: true,
              hasEnded,
              undo() {
                const ports = held.map((part) => part.deref() as unknown);
                release = holdBack(ports.filter((port) => port instanceof MessagePort));
              },
              redo: () => release?.(),
            });
          } else
            tracker.record({
              kind: name,
              lasting: true,
              hasEnded,
              undo() {
                for (const part of held) part.deref()?.[ending]?.();
              },
            });
          return made;
        }
        // Share the prototype, so that `instanceof` works for objects made before, during and
        // after.
        Patched.prototype = Native.prototype as object;
        return Object.setPrototypeOf(Patched, Native) as typeof Patched;
      });
};
