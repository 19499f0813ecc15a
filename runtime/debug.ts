import type { Runtime, RuntimeEvent } from "./types.ts";

/** How many events are kept for the developer. */
const kept = 200;

/** An event as it is kept. Its error is text: an object of a realm would hold its whole frame. */
export interface DebugEvent extends Omit<RuntimeEvent, "error"> {
  /** `stack` is that of the cause, where it has one. */
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

/** Puts `__CONSOLE_RUNTIME__` on window: names, mounts and the last events. */
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
