import type { EntryPlan } from "../entry/plan.ts";
import { LifecycleError } from "../errors/errors.ts";
import { importerOf, type ModuleContext, type Namespace } from "../modules/evaluate-module.ts";
import { ResourceFailure } from "../modules/resource.ts";
import type { SubAppRegistration } from "../types.ts";

/** Runs the modules of a page in sequence, and returns the exports of the entry. */
export const runModules = async (
  context: ModuleContext & { registration: SubAppRegistration },
  plan: EntryPlan,
  signal: AbortSignal,
): Promise<Namespace> => {
  const load = importerOf(context, plan.entry ?? "", signal);
  let entry: Namespace = {};
  for (const { url } of plan.modules) {
    signal.throwIfAborted();
    try {
      const namespace = await load(url);
      if (url === plan.entry) entry = namespace;
    } catch (cause) {
      if (signal.aborted || cause instanceof ResourceFailure) throw cause;
      throw new LifecycleError({ app: context.registration.name, phase: "load", url, cause });
    }
  }
  return entry;
};
