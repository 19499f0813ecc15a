import { TimeUp, within } from "../lifecycle/within.ts";
import type { Namespace } from "../modules/evaluate-module.ts";
import { probe, ResourceFailure, type ResourceRules } from "../modules/resource.ts";

/** An `import()`. */
export type Importer = (url: string) => Promise<Namespace>;

const notFetched = /dynamically imported module|Importing a module script failed/i;

/**
 * Runs a module of a frame. Rejects with a `ResourceFailure` when it, or a file below it, did not
 * arrive, and with whatever the module's own code threw.
 */
export const importInside = async (
  url: string,
  importer: () => Promise<Importer>,
  page: Window,
  rules: ResourceRules,
  signal: AbortSignal,
): Promise<Namespace> => {
  try {
    return await within(rules.timeout, signal, async () => (await importer())(url));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TimeUp) throw new ResourceFailure("timeout", url, error);
    // An error of the frame is none of this page's `TypeError`.
    const { name, message = "" } = (error ?? {}) as Partial<Error>;
    if (name !== "TypeError" || !notFetched.test(message)) throw error;
    const failed = (page.performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ responseStatus }) => responseStatus >= 400)
      .map((entry) => entry.name);
    for (const suspect of [...failed, url]) {
      const failure = await probe(suspect, rules, signal);
      if (failure) throw failure;
    }
    throw new ResourceFailure("error", url, error);
  }
};
