import type {
  ApiKeyState,
  ClientApiKey,
  listApiKeys,
} from "@console-shell/contract/calls/client-app";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { CsvColumns } from "../../../kernel/send-csv.ts";
import { everyOf, pageOf } from "../../../platform/database/page-of.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { isTooLong, longestLife, readKeyPolicy } from "../../identity/index.ts";

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

const present = (
  { replacedBy, ...key }: Row,
  apiKeyDays: number | null,
  now: number,
): ClientApiKey => {
  const state = stateAt({ ...key, replacedBy }, now);
  const works = state === "active" || state === "retiring";
  return { ...key, state, exceedsPolicy: works && isTooLong(key, apiKeyDays) };
};

/** Keys that work for longer than the policy allows; none without a limit. */
export const exceedingKeys = (database: Kysely<Tables>, apiKeyDays: number | null, now: number) =>
  database
    .selectFrom("apiKeys")
    .where("revokedAt", "is", null)
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

const listed = async (
  database: Kysely<Tables>,
  { id, policy }: { id: string; policy?: "exceeded" | undefined },
  now: number,
) => {
  const { apiKeyDays } = await readKeyPolicy(database);
  const all = policy ? exceedingKeys(database, apiKeyDays, now) : database.selectFrom("apiKeys");
  return {
    matching: all.where("applicationId", "=", id),
    key: "id",
    present: async (ids: string[]) => {
      const rows = await keys(database, id).where("key.id", "in", ids).execute();
      return rows.map((row) => present(row, apiKeyDays, now));
    },
  };
};

/** The columns of the export. */
export const exportedKey: CsvColumns<ClientApiKey> = [
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
];

/** Every key of a client app in batches, oldest first. */
export const everyKey = async function* (
  database: Kysely<Tables>,
  clientAppId: string,
  now: number,
) {
  yield* everyOf(await listed(database, { id: clientAppId }, now));
};

/** One page of a client app's keys, newest first, and their number. */
export const listKeys = async (
  database: Kysely<Tables>,
  clientAppId: string,
  { policy, ...page }: z.output<typeof listApiKeys.query>,
  now: number,
) =>
  pageOf(
    {
      ...(await listed(database, { id: clientAppId, policy }, now)),
      sorts: { createdAt: "createdAt" },
    },
    { ...page, sort: "createdAt", order: "desc" },
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
  const { apiKeyDays } = await readKeyPolicy(database);
  return present(row, apiKeyDays, now);
};
