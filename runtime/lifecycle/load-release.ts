import { loadPlan } from "../entry/load-plan.ts";
import type { EntryPlan } from "../entry/plan.ts";
import { ChunkLoadError, LifecycleMissingError, ResourceError } from "../errors/errors.ts";
import { ResourceFailure } from "../modules/resource.ts";
import type { SubAppLifecycles } from "../types.ts";
import { fetchFiles, type Fetched } from "./fetch-files.ts";
import type { LoadContext, ModuleRunner, Ran, Release, RunContext } from "./load-context.ts";

const runApp = async (
  loading: LoadContext,
  { plan, arrived }: Fetched,
  signal: AbortSignal,
  opened: Promise<ModuleRunner>,
): Promise<Ran> => {
  const context: RunContext = { ...loading, parts: await opened };
  const { realm, legacy } = context.registration;
  if (realm) {
    const { loadRealm } = await context.chunks.realm();
    return loadRealm(context, plan, signal);
  }
  if (legacy) {
    const loadLegacy = await context.chunks.legacy();
    return loadLegacy(context, plan, signal);
  }
  await arrived;
  return { lifecycles: await context.parts.runModules(context, plan, signal) };
};

const loadFromPlan = async (
  context: LoadContext,
  plan: EntryPlan,
  outer: AbortSignal,
  opened: Promise<ModuleRunner>,
  fetchedAhead?: Fetched,
): Promise<Release> => {
  const app = context.registration.name;
  const siblings = new AbortController();
  const signal = AbortSignal.any([outer, siblings.signal]);
  try {
    const fetched = fetchedAhead ?? (await fetchFiles(context, plan, signal));
    const [{ lifecycles, ...ahead }, styles] = await Promise.all([
      runApp(context, fetched, signal, opened),
      fetched.styles,
    ]);
    if (typeof lifecycles.mount !== "function") {
      const facts = { app, phase: "load", url: plan.entry ?? plan.url } as const;
      throw new LifecycleMissingError(Object.keys(lifecycles), facts);
    }
    return { plan, lifecycles: lifecycles as SubAppLifecycles, styles, ...ahead };
  } catch (cause) {
    siblings.abort(cause);
    if (!(cause instanceof ResourceFailure)) throw cause;
    throw new ChunkLoadError(cause.type, { app, phase: "load", url: cause.url, cause });
  }
};

/**
 * Loads a sub-app from prefetched files, a known plan, or its entry page. If a file is missing, a
 * deployment may have removed it after the plan was made, so the current page is tried once.
 * Nothing of it runs before `opened`.
 */
export const loadRelease = async (
  context: LoadContext,
  signal: AbortSignal,
  known: EntryPlan | undefined,
  ahead: Promise<Fetched> | undefined,
  opened: Promise<ModuleRunner>,
): Promise<Release> => {
  const fetched = ahead && (await ahead.catch(() => undefined));
  const plan = fetched?.plan ?? known ?? (await loadPlan(context, signal, "no-cache"));
  try {
    return await loadFromPlan(context, plan, signal, opened, fetched);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ResourceError && error.type === "missing")) throw error;
    return loadFromPlan(context, await loadPlan(context, signal, "reload"), signal, opened);
  }
};
