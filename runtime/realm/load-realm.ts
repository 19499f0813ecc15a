import type { EntryPlan } from "../entry/plan.ts";
import type { LoadContext } from "../lifecycle/load-release.ts";
import type { SubAppLifecycles } from "../types.ts";

/** Loads a sub-app into a frame of its own. */
export const loadRealm = (
  context: LoadContext,
  plan: EntryPlan,
  signal: AbortSignal,
): Promise<SubAppLifecycles> => {
  signal.throwIfAborted();
  return Promise.reject(new Error(`${context.registration.name}: ${plan.url}`));
};
