import { loadPlan } from "../entry/load-plan.ts";
import type { EntryPlan } from "../entry/plan.ts";
import type { LoadContext } from "./load-release.ts";

/** Fetches and reads what a sub-app's entry says: a page, or the manifest of a remote. */
export const askPlan = async (
  context: LoadContext,
  signal: AbortSignal,
  cache: "no-cache" | "reload",
): Promise<EntryPlan> => {
  if (context.registration.contract !== "module-federation")
    return loadPlan(context, signal, cache);
  const { readRemote } = await import("../contracts/module-federation/read-remote.ts");
  return readRemote(context, signal, cache);
};
