import type { Services } from "../../../platform/services.ts";
import { isCurrent } from "./queries.ts";

/** The active announcements with their last change, as a text to compare. */
export const readInForce = async (
  { database }: Pick<Services, "database">,
  now: number,
): Promise<string> => {
  const rows = await database
    .selectFrom("announcements")
    .select(["id", "updated_at"])
    .where((where) => isCurrent(where, now))
    .orderBy("id")
    .execute();
  return rows.map(({ id, updated_at }) => `${id} ${updated_at}`).join();
};
