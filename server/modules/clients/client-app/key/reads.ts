import type { ApiKeyState, ClientApiKey } from "@console-shell/contract/calls/client-app";
import type { Kysely } from "kysely";
import { defineList } from "#kernel/list.ts";
import type { Source } from "#platform/database/source.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { ClientAppOfKey } from "#modules/catalog/index.ts";
import { endedUntil, lifeOf, longestLife, readKeyPolicy } from "#modules/identity/index.ts";

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
const keys = (database: Kysely<Tables>, clientAppId: string) =>
  database
    .selectFrom("apiKeys as key")
    .innerJoin("operators as creator", "creator.id", "key.createdBy")
    .select([
      "key.id",
      "key.name",
      "key.prefix",
      "key.scopes",
      "key.addresses",
      "key.createdAt",
      "creator.name as createdByName",
      "key.expiresAt",
      "key.lastUsedAt",
      "key.revokedAt",
      "key.replacedBy",
    ])
    .where("key.applicationId", "=", clientAppId);

type Row = Omit<ClientApiKey, "state" | "exceedsPolicy"> & { replacedBy: string | null };

type KeyPolicy = Awaited<ReturnType<typeof readKeyPolicy>>;

const present = (
  { replacedBy, ...row }: Row,
  { apiKeyDays, changedAt }: KeyPolicy,
  now: number,
): ClientApiKey => {
  const isRevoked = row.revokedAt !== null;
  const life = lifeOf(row, { days: isRevoked ? null : apiKeyDays, changedAt });
  const key = { ...row, ...life };
  return { ...key, state: stateAt({ ...key, replacedBy }, now) };
};

/** Valid keys that the policy ends before their own expiry; none without a limit. */
export const exceedingKeys = (database: Kysely<Tables>, apiKeyDays: number | null, now: number) =>
  database
    .selectFrom("apiKeys")
    .where("revokedAt", "is", null)
    .where("createdAt", ">", endedUntil("apiKeys", now))
    .where((key) =>
      apiKeyDays === null
        ? key.lit(false)
        : key.or([
            key("expiresAt", "is", null),
            key.and([
              key("expiresAt", ">", now),
              key("expiresAt", ">", key("createdAt", "+", longestLife(apiKeyDays))),
            ]),
          ]),
    );

/** Keys of a client app. */
export const apiKeys = defineList(
  async (
    { database }: Source,
    { policy }: { policy?: "exceeded" | undefined },
    { params: { id }, now }: { params: { id: string }; now: number },
  ) => {
    const limits = await readKeyPolicy(database);
    const all = policy
      ? exceedingKeys(database, limits.apiKeyDays, now)
      : database.selectFrom("apiKeys");
    return {
      matching: all.where("applicationId", "=", id),
      key: "id",
      present: async (ids: string[]) => {
        const rows = await keys(database, id).where("key.id", "in", ids).execute();
        return rows.map((row) => present(row, limits, now));
      },
    };
  },
  {
    sorts: { createdAt: "createdAt" },
    file: "api-keys",
    fileOrder: "asc",
    columns: [
      "name",
      "prefix",
      "scopes",
      "addresses",
      "state",
      "createdAt",
      "createdByName",
      "expiresAt",
      "lastUsedAt",
      "revokedAt",
    ],
  },
);

/** One key of a client app; throws `not_found` if there is none. */
export const findKey = async (
  database: Kysely<Tables>,
  clientAppId: string,
  id: string,
  now: number,
): Promise<ClientApiKey> => {
  const row = await keys(database, clientAppId).where("key.id", "=", id).executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return present(row, await readKeyPolicy(database), now);
};

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
