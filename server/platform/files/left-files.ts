import type { Kysely } from "kysely";
import { chunksOf } from "../database/chunks-of.ts";
import type { Tables } from "../database/tables/index.ts";
import { FilesUnavailable } from "./files-unavailable.ts";
import type { Services } from "../services.ts";
import { removeFiles } from "./remove-files.ts";

type Needs = Pick<Services, "files" | "log" | "database" | "clock">;

const atOnce = 500;
/** Milliseconds after which an unanswered write can no longer arrive. */
const settled = 60_000;

/** Notes files that no row refers to, yet or any more, so that they're removed later. */
export const leaveFiles = async (
  database: Kysely<Tables>,
  keys: readonly string[],
  since: number,
): Promise<void> => {
  for (const some of chunksOf(keys))
    await database
      .insertInto("leftFiles")
      .values(some.map((key) => ({ key, since })))
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
};

/**
 * In the transaction of the rows that refer to noted files: removes the notes. Throws if the files' removal has begun,
 * because writing them took too long.
 */
export const keepFiles = async (
  transaction: Kysely<Tables>,
  keys: readonly string[],
  since: number,
): Promise<void> => {
  if (keys.length === 0) return;
  const kept = await transaction
    .deleteFrom("leftFiles")
    .where("key", "in", keys)
    .where("since", "=", since)
    .returning("key")
    .execute();
  if (kept.length < keys.length)
    throw new FilesUnavailable("Writing the files took too long", "removed");
};

/** Removes noted files; returns those that can't be removed now, which stay noted. */
export const removeNoted = async (services: Needs, keys: readonly string[]): Promise<string[]> => {
  const { left } = await removeFiles(services, keys);
  const isLeft = new Set(left);
  for (const gone of chunksOf(keys.filter((key) => !isLeft.has(key))))
    await services.database.deleteFrom("leftFiles").where("key", "in", gone).execute();
  return left;
};

/**
 * Removes files whose rows couldn't be committed. If the commit's outcome is unknown, the note decides: a successful
 * commit has removed it, and one in progress is waited for.
 */
export const takeBackFiles = async (
  services: Needs,
  keys: readonly string[],
  since: number,
): Promise<void> => {
  if (keys.length === 0) return;
  const noted = await services.database
    .updateTable("leftFiles")
    .set({ since: services.clock() })
    .where("key", "in", keys)
    .where("since", "=", since)
    .returning("key")
    .execute();
  await removeNoted(
    services,
    noted.map(({ key }) => key),
  );
};

/**
 * Removes leftover files; if some still can't be removed, the rest also waits until next time. Changing the time
 * first makes an upload that is still running fail, and keeps other nodes away from these files.
 */
export const removeLeftFiles = async (services: Needs, now: number): Promise<void> => {
  const { database } = services;
  const due = now - settled;
  for (;;) {
    const rows = await database
      .updateTable("leftFiles")
      .set({ since: now })
      .where("since", "<=", due)
      .where("key", "in", (some) =>
        some.selectFrom("leftFiles").select("key").where("since", "<=", due).limit(atOnce),
      )
      .returning("key")
      .execute();
    const keys = rows.map(({ key }) => key);
    const left = await removeNoted(services, keys);
    if (left.length > 0 || rows.length < atOnce) return;
  }
};
