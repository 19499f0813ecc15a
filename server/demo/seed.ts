import type { Kysely } from "kysely";
import type { Role } from "@console-shell/contract";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Sealer } from "#platform/secrets/sealer.ts";
import type { Files } from "#platform/files/files.ts";
import type { Drawing } from "./images/render.ts";

/** The context of a demo seed. All seeds of a step share one transaction. */
export interface SeedContext {
  database: Kysely<Tables>;
  files: Files;
  sealer: Sealer;
  /** The instant of seeding; demo data is dated before it. */
  now: number;
  /** Pseudo-random number in [0, 1), the same sequence on every run. */
  random: () => number;
  /** The password of the six operators named after the roles, for the seed that adds them. */
  demoPassword: string;
  /** Identifier of the demo operator of each role; filled by the accounts seed, which runs first. */
  operatorIds: Record<Role, string>;
  /** Pictures that the step has drawn before its transaction, by SVG. */
  drawings?: ReadonlyMap<string, Drawing>;
}

export type Seed = (context: SeedContext) => Promise<void>;

/** Seeds that are added together or not at all. */
export interface SeedStep {
  /** Draws pictures before the transaction: a transaction keeps SQLite from everybody else. */
  draw?: () => Promise<ReadonlyMap<string, Drawing>>;
  seeds: readonly Seed[];
}

export interface DemoSeeds {
  /** Added in one transaction before the server listens. */
  first: readonly Seed[];
  /** Added one step after another while the server runs; the names are stored until then. */
  later: Readonly<Record<string, SeedStep>>;
}
