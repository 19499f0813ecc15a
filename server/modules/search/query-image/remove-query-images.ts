import { inBatches } from "#platform/in-batches.ts";
import type { Services } from "#platform/services.ts";
import { queryImageKey } from "#modules/catalog/index.ts";
import { leaveFiles, removeNoted } from "#platform/files/left-files.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

type Needs = Pick<Services, "database" | "files" | "log" | "clock">;

/** Removes query images with their pictures, only an operator's own if one is given; returns how many. */
export const removeQueryImages = async (
  services: Needs,
  ids: readonly string[],
  operatorId?: string,
): Promise<number> => {
  if (ids.length === 0) return 0;
  const { database, clock } = services;
  const keys = await transactionWithDeadline(database, async (transaction) => {
    const rows = await transaction
      .deleteFrom("probes")
      .where("id", "in", ids)
      .$if(operatorId !== undefined, (query) => query.where("operatorId", "=", operatorId!))
      .returning(["id", "mediaType"])
      .execute();
    const keys = rows.map((row) => queryImageKey(row.id, row.mediaType));
    await leaveFiles(transaction, keys, clock());
    return keys;
  });
  await removeNoted(services, keys);
  return keys.length;
};

export const removeExpiredQueryImages = (services: Needs, now: number): Promise<void> =>
  inBatches(async (atOnce) => {
    const expired = await services.database
      .selectFrom("probes")
      .select("id")
      .where("expiresAt", "<=", now)
      .limit(atOnce)
      .execute();
    await removeQueryImages(
      services,
      expired.map(({ id }) => id),
    );
    return expired.length;
  });
