import type { Kysely } from "kysely";
import { batchLoader } from "../../../platform/database/batch-loader.ts";
import { compiledForKeys } from "../../../platform/database/compiled-for-keys.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Caller } from "../../../kernel/call.ts";
import { hashKey } from "../client-application/hash-key.ts";

const keyRows = (database: Kysely<Tables>) =>
  database
    .selectFrom("api_keys as key")
    .innerJoin("client_applications as application", "application.id", "key.application_id")
    .select([
      "key.key_hash",
      "key.id",
      "key.name",
      "key.prefix",
      "key.scopes",
      "key.expires_at",
      "key.revoked_at",
      "key.last_used_at",
      "application.id as application_id",
      "application.name as application_name",
      "application.environment",
      "application.status",
      "application.owner_id",
      "application.client_id as payer_id",
      "application.calls_per_minute",
      "application.calls_per_month",
    ]);

type KeyRow = Awaited<ReturnType<ReturnType<typeof keyRows>["execute"]>>[number];

const rowsOf = compiledForKeys<KeyRow>((database, hashes) =>
  keyRows(database).where("key.key_hash", "in", hashes),
);

const rowOfHash = batchLoader(async (database, hashes) => {
  const rows = await rowsOf(database, hashes);
  return new Map(rows.map((row) => [row.key_hash, row]));
});

/**
 * The current state of the key's application: revocation, expiry, scopes and suspension take effect with the next call,
 * on every node. Null if the key isn't valid.
 */
export const findCaller = async (
  database: Kysely<Tables>,
  key: string,
  now: number,
): Promise<Caller | null> => {
  const row = await rowOfHash(database, hashKey(key));
  if (!row || row.revoked_at !== null) return null;
  if (row.expires_at !== null && row.expires_at <= now) return null;
  return {
    keyId: row.id,
    keyName: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    applicationId: row.application_id,
    applicationName: row.application_name,
    environment: row.environment,
    isSuspended: row.status === "suspended",
    ownerId: row.owner_id,
    payerId: row.payer_id,
    callsPerMinute: row.calls_per_minute,
    callsPerMonth: row.calls_per_month,
  };
};
