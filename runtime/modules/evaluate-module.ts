import { TimeUp, within } from "../lifecycle/within.ts";
import { probe, ResourceFailure, type ResourceRules } from "./resource.ts";

export type Namespace = { readonly [name: string]: unknown };

/** What Chromium, Firefox and Safari say of an import whose file, or a file below it, did not arrive. */
const notFetched = /dynamically imported module|Importing a module script failed/i;
export const isFetchFailure = (error: unknown): error is TypeError =>
  error instanceof TypeError && notFetched.test(error.message);

/**
 * Runs a module and returns what it exports. Rejects with a `ResourceFailure` when a file did not
 * arrive, and with whatever the module's own code threw.
 */
export const evaluateModule = async (
  url: string,
  rules: ResourceRules,
  owned: (url: string) => boolean,
  signal: AbortSignal,
): Promise<Namespace> => {
  const start = performance.now();
  try {
    return await within(
      rules.timeout,
      signal,
      () => import(/* @vite-ignore */ /* webpackIgnore: true */ url) as Promise<Namespace>,
    );
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TimeUp) throw new ResourceFailure("timeout", url, error);
    if (!isFetchFailure(error)) throw error;
    // Without the network there is no second opinion: then "error" is what is known.
    const found = await import("./find-culprit.ts")
      .then(({ findCulprit }) =>
        findCulprit(url, start, owned, (file) => probe(file, rules, signal)),
      )
      .catch(() => undefined);
    signal.throwIfAborted();
    throw new ResourceFailure(found?.type ?? "error", found?.url ?? url, error);
  }
};
