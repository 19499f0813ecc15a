import type { ApiKeyState, ClientApiKey } from "@console-shell/contract/calls/client-application";
import type { Kysely } from "kysely";
import { everyRow } from "../../../platform/database/every-row.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { Refusal } from "../../../kernel/refusal.ts";

interface KeyTimes {
  expiresAt: number | null;
  revokedAt: number | null;
  replacedBy: string | null;
}

const stateAt = ({ expiresAt, revokedAt, replacedBy }: KeyTimes, now: number): ApiKeyState => {
  if (revokedAt !== null) return "revoked";
  if (expiresAt !== null && expiresAt <= now) return "expired";
  return replacedBy === null ? "active" : "retiring";
};

// The hash isn't among the columns: no query for a screen can leak it.
const keys = (database: Kysely<Tables>, applicationId: string) =>
  database
    .selectFrom("api_keys as key")
    .innerJoin("operators as creator", "creator.id", "key.created_by")
    .select([
      "key.id as id",
      "key.name as name",
      "key.prefix as prefix",
      "key.scopes as scopes",
      "key.created_at as createdAt",
      "creator.name as createdByName",
      "key.expires_at as expiresAt",
      "key.last_used_at as lastUsedAt",
      "key.revoked_at as revokedAt",
      "key.replaced_by as replacedBy",
    ])
    .where("key.application_id", "=", applicationId);

const present = (
  { replacedBy, ...key }: Omit<ClientApiKey, "state"> & { replacedBy: string | null },
  now: number,
): ClientApiKey => ({ ...key, state: stateAt({ ...key, replacedBy }, now) });

/** Every key of an application in batches, oldest first. */
export const everyKey = (database: Kysely<Tables>, applicationId: string, now: number) =>
  everyRow(
    ({ id }: ClientApiKey) => id,
    async (after = "", limit) => {
      const rows = await keys(database, applicationId)
        .where("key.id", ">", after)
        .orderBy("key.id")
        .limit(limit)
        .execute();
      return rows.map((row) => present(row, now));
    },
  );

/** One page of an application's keys, newest first, and their number. */
export const listKeys = async (
  database: Kysely<Tables>,
  applicationId: string,
  { page, pageSize }: { page: number; pageSize: number },
  now: number,
): Promise<{ items: ClientApiKey[]; total: number }> => {
  const own = database.selectFrom("api_keys").where("application_id", "=", applicationId);
  // Deep pages skip the preceding rows with an index-only scan (deferred join).
  const ids = own
    .select("id")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [{ total }, rows] = await Promise.all([
    own.select((where) => where.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    keys(database, applicationId)
      .where("key.id", "in", ids)
      .orderBy("key.created_at", "desc")
      .orderBy("key.id", "desc")
      .execute(),
  ]);
  return { items: rows.map((row) => present(row, now)), total };
};

/** One key of an application; throws `not_found` if there is none. */
export const findKey = async (
  database: Kysely<Tables>,
  applicationId: string,
  id: string,
  now: number,
): Promise<ClientApiKey> => {
  const row = await keys(database, applicationId).where("key.id", "=", id).executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return present(row, now);
};
