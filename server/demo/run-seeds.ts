import { type Role, roles } from "@console-shell/contract";
import { waitingKinds } from "@console-shell/contract/words/waiting-kinds";
import type { Kysely } from "kysely";
import { liftLimits } from "#platform/database/dialect/time-limits.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { signal } from "#platform/signal.ts";
import { seeds } from "./index.ts";
import { seededRandom } from "./random.ts";
import type { DemoSeeds, Seed, SeedContext } from "./seed.ts";

type SeedServices = Pick<Services, "database" | "files" | "sealer" | "clock">;

const contextOf = (
  { files, sealer, clock }: SeedServices,
  known: Pick<SeedContext, "demoPassword" | "operatorIds">,
): Omit<SeedContext, "database"> => ({
  files,
  sealer,
  now: clock(),
  random: seededRandom(20_260_101),
  ...known,
});

const runAll = async (chosen: readonly Seed[], context: SeedContext): Promise<void> => {
  for (const seed of chosen) await seed(context);
};

/** Adds what an empty database's first pages need, and notes the steps that are still to be added: all or nothing. */
export const startDemo = (
  services: SeedServices,
  demoPassword: string,
  { first, later }: DemoSeeds = seeds,
): Promise<void> =>
  services.database.transaction().execute(async (database) => {
    await liftLimits(database);
    const known = { demoPassword, operatorIds: {} as Record<Role, string> };
    await runAll(first, { ...contextOf(services, known), database });
    const names = Object.keys(later).map((name) => ({ name }));
    if (names.length > 0) await database.insertInto("demoSteps").values(names).execute();
  });

const demoOperators = async (database: Kysely<Tables>): Promise<Record<Role, string>> => {
  const rows = await database
    .selectFrom("operators")
    .select(["account", "id"])
    .where("account", "in", roles)
    .execute();
  return Object.fromEntries(rows.map(({ account, id }) => [account, id])) as Record<Role, string>;
};

/** Open pages update their pending counts. */
const signalPages = (database: Kysely<Tables>): Promise<void> => {
  const openings = Object.values(waitingKinds).map(({ permissions }) => permissions[0]);
  const signals = Array.from(new Set(openings), (permission) => ({
    event: "waiting" as const,
    permission,
  }));
  return signal(database, signals);
};

/**
 * Adds the steps that are still to be added, each in its own transaction, on whichever node gets to it first; before
 * each one, `calm` resolves.
 */
export const finishDemo = async (
  services: SeedServices,
  calm: () => Promise<void>,
  { later }: Pick<DemoSeeds, "later"> = seeds,
): Promise<void> => {
  const { database } = services;
  const operatorIds = await demoOperators(database);
  const context = contextOf(services, { operatorIds, demoPassword: "" });
  const rows = await database.selectFrom("demoSteps").select("name").execute();
  const pending = new Set(rows.map(({ name }) => name));
  for (const [name, { draw, seeds: chosen }] of Object.entries(later)) {
    if (!pending.has(name)) continue;
    const drawings = await draw?.();
    await calm();
    await database.transaction().execute(async (transaction) => {
      await liftLimits(transaction);
      const { numDeletedRows } = await transaction
        .deleteFrom("demoSteps")
        .where("name", "=", name)
        .executeTakeFirst();
      if (numDeletedRows > 0n)
        await runAll(chosen, { ...context, database: transaction, drawings });
    });
  }
  await signalPages(database);
};

/** Fills an empty database with the demo's data, or with the `chosen` seeds. */
export const runSeeds = async (
  services: SeedServices,
  demoPassword: string,
  chosen: DemoSeeds = seeds,
): Promise<void> => {
  await startDemo(services, demoPassword, chosen);
  await finishDemo(services, () => Promise.resolve(), chosen);
};
