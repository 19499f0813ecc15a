import type { Kysely } from "kysely";
import type { Tables } from "../database/tables/index.ts";
import type { Sealer } from "./sealer.ts";

/** The database was used with another key, so its sealed values couldn't be read. */
export class OtherSecretKey extends Error {
  override readonly name = "OtherSecretKey";
}

/** Records the first key that a database is used with; throws `OtherSecretKey` for any other. */
export const refuseOtherKey = async (
  database: Kysely<Tables>,
  { fingerprint }: Sealer,
): Promise<void> => {
  await database
    .insertInto("sealingKey")
    .values({ id: 1, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await database
    .selectFrom("sealingKey")
    .select("fingerprint")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  if (known.fingerprint !== fingerprint)
    throw new OtherSecretKey(
      "The database was used with another secret key. Set SECRET_KEY to that one, " +
        "or put its file secret-key into the data directory.",
    );
};
