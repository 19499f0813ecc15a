import { loadPlan } from "../entry/load-plan.ts";
import type { EntryPlan } from "../entry/plan.ts";
import { ChunkLoadError, LifecycleMissingError, ResourceError } from "../errors/errors.ts";
import type { Namespace } from "../modules/evaluate-module.ts";
import { ResourceFailure, type ResourceRules } from "../modules/resource.ts";
import type { StyleSet } from "../styles/style-set.ts";
import type {
  Host,
  MountReport,
  RuntimeEvent,
  SubAppLifecycles,
  SubAppRegistration,
} from "../types.ts";
import { fetchFiles, type Fetched } from "./fetch-files.ts";
import type { Running } from "./mount-context.ts";

/** Pages of a sub-app with a realm, prepared before they are mounted. */
export interface PagesAhead {
  /** Prepares one, replacing any other sub-app's. */
  prepare(): Promise<void>;
  drop(): void;
}

/** A loaded sub-app. */
export interface Release {
  plan: EntryPlan;
  lifecycles: SubAppLifecycles;
  styles: StyleSet | undefined;
  /** Only with a realm. */
  pages?: PagesAhead;
  /** Only with a realm: resolves with the reason if a mounted one loses its page. */
  broken?: (host: Host) => Promise<unknown> | undefined;
  /** Pending or done; absent if it never ran or failed. */
  bootstrapped?: Promise<void>;
}

/** The sub-apps of a runtime and their events. */
export interface Apps {
  names: readonly string[];
  /** Those that are mounted, mounting or parked. */
  inspect: () => readonly Pick<MountReport, "name" | "state">[];
  /** Called for each event. */
  watchers: Set<(event: RuntimeEvent) => void>;
}

export interface LoadContext {
  registration: SubAppRegistration;
  rules: ResourceRules;
  /** The services of the mount that it is loaded for. */
  services: object;
  /** The version of each package that remotes may use from the page's import map. */
  shared: Readonly<Record<string, string>>;
  hostScripts: () => readonly string[];
  owned: (url: string) => boolean;
  /** Claims a plan's scripts for the sub-app before the first of them runs. */
  claim: (urls: readonly string[]) => void;
  /** Reports an error that stops nothing, because of `previous` if the previous release has loaded. */
  note: (error: unknown, previous?: true) => void;
  /** The runtime's other sub-apps, for foreign ones that query them. */
  apps: Apps;
  /** How often a module of the plan with this entry threw while it ran. */
  failures: Map<string, number>;
}

/** What runs a sub-app's modules; ready before anything of a sub-app runs. */
export type Opened = Pick<Running, "runModules" | "importerOf" | "evaluateModule">;
export type RunContext = LoadContext & { parts: Opened };

const runApp = async (
  loading: LoadContext,
  { plan, arrived }: Fetched,
  signal: AbortSignal,
  opened: Promise<Opened>,
): Promise<Pick<Release, "pages" | "broken"> & { lifecycles: SubAppLifecycles | Namespace }> => {
  const context: RunContext = { ...loading, parts: await opened };
  const { realm, legacy } = context.registration;
  if (realm) {
    const { loadRealm } = await import("../realm/load-realm.ts");
    return loadRealm(context, plan, signal);
  }
  if (legacy) {
    const { loadLegacy } = await import("../legacy/load-legacy.ts");
    return { lifecycles: await loadLegacy(context, plan, signal) };
  }
  await arrived;
  return { lifecycles: await context.parts.runModules(context, plan, signal) };
};

const loadFromPlan = async (
  context: LoadContext,
  plan: EntryPlan,
  outer: AbortSignal,
  opened: Promise<Opened>,
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
  opened: Promise<Opened>,
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
