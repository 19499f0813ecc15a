import type { Kysely } from "kysely";
import type { Feature } from "#kernel/call.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { storageHeld } from "./reads.ts";

const hour = 3_600_000;
const recordEvery = 10 * 60_000;

/** Records the libraries' storage for the current hour; the last record of an hour wins. */
export const recordStorage = async (database: Kysely<Tables>, now: number): Promise<void> => {
  const held = await storageHeld(database);
  await database
    .insertInto("storageHours")
    .values({ at: now - (now % hour), ...held })
    .onConflict((conflict) => conflict.column("at").doUpdateSet(held))
    .execute();
};

/** Records the libraries' storage periodically. */
export const storageRecording: Feature = (_route, hooks, { database, background, clock }) =>
  hooks.background("worker", () => {
    const timer = setInterval(
      () => background.run("storage could not be recorded", () => recordStorage(database, clock())),
      recordEvery,
    ).unref();
    return () => {
      clearInterval(timer);
      return Promise.resolve();
    };
  });
