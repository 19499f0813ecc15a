import type { Runtime, RuntimeEvent } from "./types.ts";

/** How many events are kept for debugging. */
const kept = 200;

/**
 * A stored event. Its error is text: an object from a realm would keep the whole frame in memory.
 */
export interface DebugEvent extends Omit<RuntimeEvent, "error"> {
  /** `stack` comes from the cause, if there is one. */
  readonly error?: { readonly text: string; readonly stack: string };
}

const withText = ({ error, ...event }: RuntimeEvent): DebugEvent => {
  if (error === undefined) return event;
  const { name, message, stack = "", cause } = error as Error;
  const { stack: inside } = Object(cause) as { stack?: unknown };
  return {
    ...event,
    error: { text: `${name}: ${message}`, stack: typeof inside === "string" ? inside : stack },
  };
};

/** Exposes `__CONSOLE_RUNTIME__` on window: names, mounts and the latest events. */
export const exposeDebug = (
  runtime: Runtime,
): { note(event: RuntimeEvent): void; remove(): void } => {
  const events: DebugEvent[] = [];
  Object.defineProperty(window, "__CONSOLE_RUNTIME__", {
    configurable: true,
    value: { names: runtime.names, inspect: () => runtime.inspect(), events },
  });
  return {
    remove: () => void Reflect.deleteProperty(window, "__CONSOLE_RUNTIME__"),
    note(event) {
      events.push(withText(event));
      if (events.length > kept) events.shift();
    },
  };
};
