import type { Kysely } from "kysely";
import { batchLoader } from "#platform/database/batch-loader.ts";
import { compiledForKeys } from "#platform/database/compiled-for-keys.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Caller } from "#kernel/session.ts";
import { endOf } from "#modules/identity/index.ts";
import { hashKey } from "../client-app/key/secret.ts";

const keyRows = (database: Kysely<Tables>) =>
  database
    .selectFrom("apiKeys as key")
    .innerJoin("clientApplications as clientApp", "clientApp.id", "key.applicationId")
    .innerJoin("operators as maker", "maker.id", "key.createdBy")
    .innerJoin("securityPolicy as policy", (join) => join.onTrue())
    .select([
      "key.keyHash",
      "key.id as keyId",
      "key.name as keyName",
      "key.prefix",
      "maker.account as keyMadeBy",
      "key.scopes",
      "key.addresses",
      "key.createdAt",
      "key.expiresAt",
      "policy.apiKeyDays",
      "key.revokedAt",
      "key.lastUsedAt",
      "clientApp.id as clientAppId",
      "clientApp.name as clientAppName",
      "clientApp.environment",
      "clientApp.status",
      "clientApp.ownerId",
      "clientApp.clientId as payerId",
      "clientApp.callsPerMinute",
      "clientApp.callsPerMonth",
    ]);

type KeyRow = Awaited<ReturnType<ReturnType<typeof keyRows>["execute"]>>[number];

const rowsOf = compiledForKeys<KeyRow>((database, hashes) =>
  keyRows(database).where("key.keyHash", "in", hashes),
);

const rowOfHash = batchLoader(async (database, hashes) => {
  const rows = await rowsOf(database, hashes);
  return new Map(rows.map((row) => [row.keyHash, row]));
});

/**
 * The current state of the key's client app: revocation, expiry, scopes and suspension take effect with the next call,
 * on every node. Null if the key isn't valid.
 */
export const findCaller = async (
  database: Kysely<Tables>,
  key: string,
  now: number,
): Promise<Caller | null> => {
  const row = await rowOfHash(database, hashKey(key));
  if (!row || row.revokedAt !== null) return null;
  const expiresAt = endOf(row, row.apiKeyDays);
  if (expiresAt !== null && expiresAt <= now) return null;
  const {
    keyHash: _hash,
    revokedAt: _at,
    createdAt: _made,
    apiKeyDays: _days,
    status,
    ...caller
  } = row;
  return { ...caller, expiresAt, isSuspended: status === "suspended" };
};
