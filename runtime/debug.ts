import type { Runtime, RuntimeEvent } from "./types.ts";

/** How many events are kept for the developer. */
const kept = 200;

/** Puts `__CONSOLE_RUNTIME__` on window: names, mounts and the last events. */
export const exposeDebug = (
  runtime: Runtime,
): { note(event: RuntimeEvent): void; remove(): void } => {
  const events: RuntimeEvent[] = [];
  Object.defineProperty(window, "__CONSOLE_RUNTIME__", {
    configurable: true,
    value: { names: runtime.names, inspect: () => runtime.inspect(), events },
  });
  return {
    remove: () => void Reflect.deleteProperty(window, "__CONSOLE_RUNTIME__"),
    note(event) {
      events.push(event);
      if (events.length > kept) events.shift();
    },
  };
};
