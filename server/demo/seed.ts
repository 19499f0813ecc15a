import type { Kysely } from "kysely";
import type { Role } from "@console-shell/contract";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Sealer } from "#platform/secrets/sealer.ts";
import type { Files } from "#platform/files/files.ts";

/** The context of a demo seed. All seeds of a run share one transaction. */
export interface SeedContext {
  database: Kysely<Tables>;
  files: Files;
  sealer: Sealer;
  /** The instant of seeding; demo data is dated before it. */
  now: number;
  /** Pseudo-random number in [0, 1), the same sequence on every run. */
  random: () => number;
  /** The password of the six operators named after the roles. */
  demoPassword: string;
  /** Identifier of the demo operator of each role; filled by the accounts seed, which runs first. */
  operatorIds: Record<Role, string>;
}

export type Seed = (context: SeedContext) => Promise<void>;
