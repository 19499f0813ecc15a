import { chunksOf } from "../../database/chunks-of.ts";
import type { Services } from "../../services.ts";
import { removeFiles } from "./remove-files.ts";

type Needs = Pick<Services, "files" | "log" | "database" | "clock">;

const atOnce = 500;
/** Milliseconds after which a write that was not answered arrives no more. */
const settled = 60_000;

/** Writes down files that nothing refers to, to be removed later. */
export const leaveFiles = async (
  { database, clock }: Pick<Needs, "database" | "clock">,
  keys: readonly string[],
): Promise<void> => {
  const since = clock();
  for (const some of chunksOf(keys))
    await database
      .insertInto("left_files")
      .values(some.map((key) => ({ key, since })))
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
};

/** Removes files whose rows are gone; those that can't be removed now are, later. */
export const removeFilesOrLater = async (services: Needs, keys: readonly string[]): Promise<void> =>
  leaveFiles(services, (await removeFiles(services, keys)).left);

/** Removes what was left; where some of it still can't be, the rest waits with it for the next time. */
export const removeLeftFiles = async (services: Needs, now: number): Promise<void> => {
  for (;;) {
    const rows = await services.database
      .selectFrom("left_files")
      .select("key")
      .where("since", "<=", now - settled)
      .limit(atOnce)
      .execute();
    const keys = rows.map(({ key }) => key);
    const left = new Set((await removeFiles(services, keys)).left);
    const gone = keys.filter((key) => !left.has(key));
    if (gone.length > 0)
      await services.database.deleteFrom("left_files").where("key", "in", gone).execute();
    if (left.size > 0 || rows.length < atOnce) return;
  }
};
