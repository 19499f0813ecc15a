import type { EntryPlan } from "../entry/plan.ts";
import type { LegacySteps, stepsIn } from "../legacy/lifecycle-steps.ts";
import type { LoadContext } from "../lifecycle/load-context.ts";
import type { Namespace } from "../modules/evaluate-module.ts";
import type { Host } from "../types.ts";

export type Page = Window & typeof globalThis & Record<string, unknown>;

/** What a framework guarantees its sub-apps, for one sub-app in one window. */
export interface Contract {
  /** Globals that must be on window before the first script runs. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Runs a classic script. */
  around?<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Reads the lifecycles after all scripts have run; undefined if there are none. */
  find(exported: Namespace | undefined): LegacySteps | undefined | Promise<LegacySteps | undefined>;
  /** Where it searches for the lifecycles: completes "…, but found none:". */
  readonly place: string;
  /** Relative addresses that its code passes are those of its own server. Only in a realm. */
  readonly ownRequests?: true;
  /** Whether its scripts render only at mount, so that they may run earlier. True by default. */
  waits?(): boolean;
  /** The mount that owns the window from now on. Only in a realm. */
  attach?(host: Host): void;
  /** The sub-app's own base path, for a router that doesn't know the console's. */
  readonly base?: string;
}

export interface ContractParts {
  context: LoadContext;
  plan: EntryPlan;
  page: Page;
  /** Aborted when the load is no longer needed; in a realm, when its window is removed. */
  signal: AbortSignal;
}
/** `stepsIn` is passed, not imported: a host's bundler would add a file for what both chunks need. */
export type CreateContract = (parts: ContractParts, steps: typeof stepsIn) => Contract;
