import type { Kysely } from "kysely";
import type { Tables } from "../database/tables/index.ts";
import { addDataKey, shortId, unwrap } from "./data-keys.ts";
import type { Sealer } from "./sealer.ts";

/** The database was used with another key, so its sealed values couldn't be read. */
export class OtherSecretKey extends Error {
  override readonly name = "OtherSecretKey";
}

/** The fingerprints of all master keys that a database relies on, migrated or not. */
const neededBy = async (database: Kysely<Tables>) => {
  const tables = new Set((await database.introspection.getTables()).map(({ name }) => name));
  const used = tables.has("sealing_key")
    ? await database.selectFrom("sealingKey").select("fingerprint").executeTakeFirst()
    : undefined;
  const dataKeys = tables.has("data_keys")
    ? await database
        .selectFrom("dataKeys")
        .select(["id", "purpose", "wrapped", "wrappedBy"])
        .execute()
    : [];
  const needed = [...(used ? [used.fingerprint] : []), ...dataKeys.map((row) => row.wrappedBy)];
  return { needed: Array.from(new Set(needed)), dataKeys };
};

/** Throws `OtherSecretKey` unless the configured keys open all that a database has sealed. */
export const requireKeys = async (database: Kysely<Tables>, { masters }: Sealer): Promise<void> => {
  const { needed, dataKeys } = await neededBy(database);
  const missing = needed.filter((one) => !masters.some(({ fingerprint }) => fingerprint === one));
  if (missing.length > 0)
    throw new OtherSecretKey(
      `The database was used with another secret key: it needs ${missing.map(shortId).join(" and ")}, and has ` +
        `${masters.map(({ fingerprint }) => shortId(fingerprint)).join(", ")}. Add that one to SECRET_KEY, ` +
        "or put its file secret-key into the data directory.",
    );
  for (const row of dataKeys)
    try {
      unwrap(row, masters);
    } catch (error) {
      throw new OtherSecretKey(`Data key ${row.id} of the database was altered.`, { cause: error });
    }
};

/** Makes the first data key of a new database; throws `OtherSecretKey` for one that was used with other keys. */
export const refuseOtherKey = async (database: Kysely<Tables>, sealer: Sealer): Promise<void> => {
  const [first] = sealer.masters;
  await database.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto("sealingKey")
      .values({ id: 1, fingerprint: first.fingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made)
      await addDataKey(transaction, first, { purpose: null, now: Date.now(), isComplete: true });
  });
  await requireKeys(database, sealer);
};
