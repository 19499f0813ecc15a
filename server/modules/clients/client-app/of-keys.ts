import type { ClientAppOfKey } from "#modules/catalog/index.ts";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** The client app of each of these keys, with the key and its maker. */
export const clientAppsOfKeys = async (
  database: Kysely<Tables>,
  keyIds: readonly string[],
): Promise<ReadonlyMap<string, ClientAppOfKey>> => {
  if (keyIds.length === 0) return new Map();
  const rows = await database
    .selectFrom("apiKeys as key")
    .innerJoin("clientApplications as clientApp", "clientApp.id", "key.applicationId")
    .innerJoin("operators as maker", "maker.id", "key.createdBy")
    .select(["key.id", "key.name", "key.prefix"])
    .select(["clientApp.id as clientAppId", "clientApp.name as clientAppName"])
    .select(["maker.id as makerId", "maker.name as makerName"])
    .where("key.id", "in", keyIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        key: { name: row.name, prefix: row.prefix },
        keyMadeBy: { id: row.makerId, name: row.makerName },
        clientApp: { id: row.clientAppId, name: row.clientAppName },
      },
    ]),
  );
};
