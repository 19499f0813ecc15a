import type { PlannedModule } from "../entry/plan.ts";
import { TimeUp, within } from "../lifecycle/within.ts";
import { dress, loadElement } from "./preload-module.ts";
import { probe, ResourceFailure, type ResourceRules } from "./resource.ts";

export type Namespace = { readonly [name: string]: unknown };

/** What Chromium, Firefox and Safari say of an import whose file, or a file below it, did not arrive. */
const notFetched = /dynamically imported module|Importing a module script failed/i;
export const isFetchFailure = (error: unknown): error is TypeError =>
  error instanceof TypeError && notFetched.test(error.message);

/** Scripts requested since `start` that may be the file below the import that did not arrive. */
const suspects = (start: number, owned: (url: string) => boolean): string[] => {
  const timings = performance
    .getEntriesByType("resource")
    .filter((entry): entry is PerformanceResourceTiming => entry.startTime >= start)
    .filter((entry) => entry.initiatorType === "script" && owned(entry.name));
  const failed = timings.filter((entry) => entry.responseStatus >= 400);
  return [...failed, ...timings].map((entry) => entry.name).slice(0, 30);
};

const culprit = async (
  url: string,
  start: number,
  rules: ResourceRules,
  owned: (url: string) => boolean,
  signal: AbortSignal,
  cause: unknown,
): Promise<ResourceFailure> => {
  for (const suspect of new Set([url, ...suspects(start, owned)])) {
    const failure = await probe(suspect, rules, signal);
    if (failure) return new ResourceFailure(failure.type, failure.url, cause);
  }
  return new ResourceFailure("error", url, cause);
};

/**
 * Runs a module and returns what it exports. Rejects with a `ResourceFailure` when a file did not
 * arrive, and with whatever the module's own code threw.
 */
export const evaluateModule = async (
  module: PlannedModule,
  rules: ResourceRules,
  owned: (url: string) => boolean,
  signal: AbortSignal,
): Promise<Namespace> => {
  const { url, integrity } = module;
  const start = performance.now();
  try {
    return await within(rules.timeout, signal, async (signal) => {
      // A bare import() knows neither credentials nor integrity; it returns what this element loaded.
      const foreign = new URL(url).origin !== window.location.origin;
      if (integrity || rules.credentials === "include" || foreign) {
        const script = document.createElement("script");
        script.type = "module";
        dress(script, module, rules);
        script.src = url;
        await loadElement(script, url, rules, signal);
      }
      return (await import(/* @vite-ignore */ url)) as Namespace;
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TimeUp) throw new ResourceFailure("timeout", url, error);
    if (isFetchFailure(error)) throw await culprit(url, start, rules, owned, signal, error);
    throw error;
  }
};
