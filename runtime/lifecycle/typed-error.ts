import { LifecycleError, LifecycleTimeoutError } from "../errors/errors.ts";
import { RuntimeError } from "../errors/runtime-error.ts";
import type { Phase } from "./state.ts";
import { TimeUp } from "./within.ts";

/**
 * Converts what was thrown in a phase into one of the runtime's errors; `limit` is the time limit
 * in milliseconds.
 */
export const typedError = (
  cause: unknown,
  at: { app: string; phase: Phase; url: string },
  limit: number,
): RuntimeError => {
  if (cause instanceof RuntimeError) return cause;
  const facts = { ...at, cause };
  return cause instanceof TimeUp
    ? new LifecycleTimeoutError(cause.limit ?? limit, facts)
    : new LifecycleError(facts);
};
