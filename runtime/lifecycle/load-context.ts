import type { ReadEntry } from "../entry/fault-of.ts";
import type { EntryPlan } from "../entry/plan.ts";
import type { evaluateModule, importerOf, ModuleContext } from "../modules/evaluate-module.ts";
import type { renewModules } from "../modules/failed-modules.ts";
import type { ResourceRules } from "../modules/resource.ts";
import type { buildSheets } from "../styles/build-sheets.ts";
import type { flattenImports } from "../styles/flatten-imports.ts";
import type { createStyleSet, StyleSet } from "../styles/style-set.ts";
import type {
  Host,
  MountReport,
  RuntimeEvent,
  SubAppLifecycles,
  SubAppRegistration,
} from "../types.ts";
import type { runModules } from "./run-modules.ts";

/** Pages of a sub-app with a realm, prepared before they are mounted. */
export interface PagesAhead {
  /** Prepares one, replacing any other sub-app's. */
  prepare(): Promise<void>;
  drop(): void;
}

/** What running a sub-app's scripts yields. */
export interface Ran {
  lifecycles: Partial<SubAppLifecycles> | { readonly [exported: string]: unknown };
  /** Only with a realm. */
  pages?: PagesAhead;
  /** Only with a realm: resolves with the reason if a mounted one loses its page. */
  broken?: (host: Host) => Promise<unknown> | undefined;
}

/** A loaded sub-app. */
export interface Release extends Ran {
  plan: EntryPlan;
  lifecycles: SubAppLifecycles;
  styles: StyleSet | undefined;
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

/** Parts that load on demand. `chunks.ts` imports them, so a lower file doesn't import a higher one. */
export interface Chunks {
  page: () => Promise<{
    buildSheets: typeof buildSheets;
    flattenImports: typeof flattenImports;
    createStyleSet: typeof createStyleSet;
  }>;
  running: () => Promise<{ renewModules: typeof renewModules }>;
  legacy: () => Promise<LoadForeign>;
  realm: () => Promise<{ loadRealm: LoadForeign }>;
  remotes: () => Promise<{
    readRemote: (text: string, url: string, registration: SubAppRegistration) => ReadEntry;
  }>;
}

export interface LoadContext extends ModuleContext {
  registration: SubAppRegistration;
  rules: ResourceRules;
  /** The services of the mount that it is loaded for. */
  services: object;
  /** The version of each package that remotes may use from the page's import map. */
  shared: Readonly<Record<string, string>>;
  hostScripts: () => readonly string[];
  /** Claims a plan's scripts for the sub-app before the first of them runs. */
  claim: (urls: readonly string[]) => void;
  /**
   * Reports an error that stops nothing; with `previous`, because the previous release has loaded.
   */
  note: (error: unknown, previous?: true) => void;
  /** The runtime's other sub-apps, for foreign ones that query them. */
  apps: Apps;
  chunks: Chunks;
}

/** What runs a sub-app's modules; ready before anything of a sub-app runs. */
export interface ModuleRunner {
  evaluateModule: typeof evaluateModule;
  importerOf: typeof importerOf;
  runModules: typeof runModules;
}
export type RunContext = LoadContext & { parts: ModuleRunner };

/** Runs the scripts of a sub-app written for another framework, or in a realm. */
export type LoadForeign = (
  context: RunContext,
  plan: EntryPlan,
  signal: AbortSignal,
) => Promise<Ran>;

/** Loads one sub-app; simultaneous callers share one load. */
export interface Loader {
  /**
   * Returns the pinned release or loads it; a load is aborted when its last caller leaves. Nothing
   * runs before `opened`.
   */
  load(signal: AbortSignal, opened: Promise<ModuleRunner>, services?: object): Promise<Release>;
  /** Runs `bootstrap` once per release. */
  bootstrap(release: Release, host: Host): Promise<void>;
  /**
   * Prefetches without running anything; with `around`, the modules also run, inside it, and a
   * realm is prepared. Lifecycles never run.
   */
  prefetch(
    around?: (run: (opened: Promise<ModuleRunner>) => Promise<unknown>) => Promise<unknown>,
  ): Promise<void>;
  /** The next load starts from the entry page. */
  unpin(): void;
  /** Discards a page prepared in advance. */
  dropPage(): void;
}

export type Loaders = ReadonlyMap<string, { loader: Loader; rules: ResourceRules }>;
