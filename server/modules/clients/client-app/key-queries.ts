import type { ApiKeyState, ClientApiKey } from "@console-shell/contract/calls/client-app";
import type { Kysely } from "kysely";
import type { CsvColumns } from "../../../kernel/send-csv.ts";
import { everyOf, pageOf } from "../../../platform/database/page-of.ts";
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
const keys = (database: Kysely<Tables>, clientAppId: string) =>
  database
    .selectFrom("apiKeys as key")
    .innerJoin("operators as creator", "creator.id", "key.createdBy")
    .select([
      "key.id",
      "key.name",
      "key.prefix",
      "key.scopes",
      "key.createdAt",
      "creator.name as createdByName",
      "key.expiresAt",
      "key.lastUsedAt",
      "key.revokedAt",
      "key.replacedBy",
    ])
    .where("key.applicationId", "=", clientAppId);

const present = (
  { replacedBy, ...key }: Omit<ClientApiKey, "state"> & { replacedBy: string | null },
  now: number,
): ClientApiKey => ({ ...key, state: stateAt({ ...key, replacedBy }, now) });

const listed = (database: Kysely<Tables>, clientAppId: string, now: number) => ({
  matching: database.selectFrom("apiKeys").where("applicationId", "=", clientAppId),
  key: "id",
  present: async (ids: string[]) => {
    const rows = await keys(database, clientAppId).where("key.id", "in", ids).execute();
    return rows.map((row) => present(row, now));
  },
});

/** The columns of the export. */
export const exportedKey: CsvColumns<ClientApiKey> = [
  "name",
  "prefix",
  "scopes",
  "state",
  "createdAt",
  "createdByName",
  "expiresAt",
  "lastUsedAt",
  "revokedAt",
];

/** Every key of a client app in batches, oldest first. */
export const everyKey = (database: Kysely<Tables>, clientAppId: string, now: number) =>
  everyOf(listed(database, clientAppId, now));

/** One page of a client app's keys, newest first, and their number. */
export const listKeys = (
  database: Kysely<Tables>,
  clientAppId: string,
  query: { page: number; pageSize: number },
  now: number,
) =>
  pageOf(
    { ...listed(database, clientAppId, now), sorts: { createdAt: "createdAt" } },
    { ...query, sort: "createdAt", order: "desc" },
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
  return present(row, now);
};
