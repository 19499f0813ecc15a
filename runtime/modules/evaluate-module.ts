import { TimeUp, within } from "../lifecycle/within.ts";
import { findCulprit } from "./failed-modules.ts";
import { renewed } from "./renewed.ts";
import { probe, ResourceFailure, type ResourceRules } from "./resource.ts";

export type Namespace = { readonly [name: string]: unknown };
/** An `import()`. */
export type Importer = (url: string) => Promise<Namespace>;

/** What the modules of one sub-app have in common. */
export interface ModuleContext {
  rules: ResourceRules;
  /** Whether a file is the sub-app's. */
  owned: (url: string) => boolean;
  /** How often a module of the plan with this entry threw while it ran. */
  failures: Map<string, number>;
}

/** A frame in which modules run, with its own `import()`. */
export interface Inside {
  page: Window;
  importer: () => Promise<Importer>;
}

/** What Chromium, Firefox and Safari say when an imported file, or one below it, failed to load. */
const notFetched = /dynamically imported module|Importing a module script failed/i;
export const isFetchFailure = (error: unknown): error is TypeError => {
  // An error from a frame isn't an instance of this page's `TypeError`.
  const { name, message = "" } = (error ?? {}) as Partial<Error>;
  return name === "TypeError" && notFetched.test(message);
};

const importHere = async () => (url: string) =>
  import(/* @vite-ignore */ /* webpackIgnore: true */ url) as Promise<Namespace>;

/**
 * Runs a module and returns its exports. Rejects with a `ResourceFailure` if a file failed to load,
 * and otherwise with whatever the module's own code threw.
 */
export const evaluateModule = async (
  url: string,
  { rules, owned }: ModuleContext,
  signal: AbortSignal,
  { page, importer }: Inside = { page: window, importer: importHere },
): Promise<Namespace> => {
  const { performance } = page;
  const start = performance.now();
  try {
    return await within(rules.timeout, signal, async () => (await importer())(url));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TimeUp) throw new ResourceFailure("timeout", url, error);
    if (!isFetchFailure(error)) throw error;
    // Offline, a second request fails too: the type is still "error".
    const found = await findCulprit(url, performance, start, owned, (file) =>
      probe(file, rules, signal),
    ).catch(() => undefined);
    signal.throwIfAborted();
    throw new ResourceFailure(found?.type ?? "error", found?.url ?? url, error);
  }
};

/**
 * Runs an entry's modules in the page, under new addresses if one of them has thrown before:
 * browsers cache the error.
 */
export const importerOf = (
  context: ModuleContext,
  entry: string,
  signal: AbortSignal,
): Importer => {
  const { failures } = context;
  const turn = failures.get(entry) ?? 0;
  return async (url) => {
    try {
      return await evaluateModule(turn ? renewed(url, turn) : url, context, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ResourceFailure)) failures.set(entry, turn + 1);
      throw error;
    }
  };
};
