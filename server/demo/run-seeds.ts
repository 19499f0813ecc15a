import type { Role } from "@console-shell/contract";
import { liftLimits } from "#platform/database/dialect/time-limits.ts";
import type { Services } from "#platform/services.ts";
import { seeds } from "./index.ts";
import { seededRandom } from "./random.ts";
import type { Seed } from "./seed.ts";

/** `seedFaceSearch` → `face search` */
const nameOf = (seed: { name: string }) =>
  seed.name
    .replace(/^seed/, "")
    .replaceAll(/(?<=[a-z])[A-Z]/g, " $&")
    .toLowerCase();

/** Fills an empty database with the demo's data, or with the `chosen` seeds: all or nothing. */
export const runSeeds = (
  { database, files, sealer, clock }: Pick<Services, "database" | "files" | "sealer" | "clock">,
  demoPassword: string,
  onProgress: (name: string) => void,
  chosen: readonly Seed[] = seeds,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await liftLimits(transaction);
    const context = {
      database: transaction,
      files,
      sealer,
      now: clock(),
      random: seededRandom(20_260_101),
      demoPassword,
      operatorIds: {} as Record<Role, string>,
    };
    for (const seed of chosen) {
      onProgress(nameOf(seed));
      await seed(context);
    }
  });
