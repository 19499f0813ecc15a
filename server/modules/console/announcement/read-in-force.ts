import type { Services } from "#platform/services.ts";
import { isCurrent } from "./queries.ts";

/** The active announcements with their last change, as a text to compare. */
export const readInForce = async (
  { database }: Pick<Services, "database">,
  now: number,
): Promise<string> => {
  const rows = await database
    .selectFrom("announcements")
    .select(["id", "updatedAt"])
    .where((where) => isCurrent(where, now))
    .orderBy("id")
    .execute();
  return rows.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join();
};
