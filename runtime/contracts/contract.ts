import type { EntryPlan } from "../entry/plan.ts";
import type { LegacySteps } from "../legacy/lifecycle-steps.ts";
import type { LoadContext } from "../lifecycle/load-release.ts";
import type { Namespace } from "../modules/evaluate-module.ts";
import type { ForeignContract, Host } from "../types.ts";
import { createContract as garfish } from "./garfish/garfish.ts";
import { createContract as icestark } from "./icestark/icestark.ts";

export type Page = Window & typeof globalThis & Record<string, unknown>;

/** What one framework promises its sub-apps, for one sub-app in one window. */
export interface Contract {
  /** What its sub-apps find on window before their first script runs. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Runs a classic script. */
  around?<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Reads the lifecycles when all scripts have run; undefined when there are none. */
  find(exported: Namespace | undefined): LegacySteps | undefined | Promise<LegacySteps | undefined>;
  /** Where it looks for the lifecycles: ends "…, but found none:". */
  readonly place: string;
  /** Requests of its window that name no host go to the sub-app's own. Only in a realm. */
  readonly ownRequests?: true;
  /** Whether its scripts have rendered nothing yet: it may run ahead of a mount. True by default. */
  waits?(): boolean;
  /** The mount that its window belongs to from now on. Only in a realm. */
  attach?(host: Host): void;
  /** The sub-app's own base path, when its router doesn't know the console's. */
  readonly base?: string;
}

export interface ContractParts {
  context: LoadContext;
  plan: EntryPlan;
  page: Page;
  /** Aborted when nobody needs what is loaded any more; in a realm, when its window goes. */
  signal: AbortSignal;
}
export type CreateContract = (parts: ContractParts) => Contract;

/**
 * The contract of a registration; undefined for qiankun's and single-spa's, which `legacy/` speaks.
 * `ofRealm` are those that always have a realm: they are loaded with it.
 */
export const openContract = async (
  parts: ContractParts,
  ofRealm: Partial<Record<ForeignContract, CreateContract>> = {},
): Promise<Contract | undefined> => {
  const { contract } = parts.context.registration;
  if (!contract) return undefined;
  const known: typeof ofRealm = { garfish, icestark, ...ofRealm };
  const create =
    known[contract] ?? (await import("./module-federation/module-federation.ts")).createContract;
  return create(parts);
};
