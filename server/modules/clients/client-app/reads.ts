import type {
  ClientApp,
  listClientAppOwners,
  exportClientApps,
} from "@console-shell/contract/calls/client-app";
import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import { ownersListed } from "@console-shell/contract/words/limits";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import type { Source } from "#platform/database/source.ts";
import { endedUntil, readKeyPolicy } from "#modules/identity/index.ts";
import { withOwnRole, seesAll } from "../member/reads.ts";
import { defineList } from "#kernel/list.ts";
import { failingWebhooks } from "../webhook/reads.ts";
import { exceedingKeys } from "./key/reads.ts";

type Rows = Tables & {
  clientApp: Tables["clientApplications"];
  owner: Tables["operators"];
};
type Where = ExpressionBuilder<Rows, "clientApp" | "owner">;

/**
 * How many keys of the current row's client app are valid at `now`: the stored count, minus those that ended since. Two
 * counts, because each has its index.
 */
const workingKeys = (where: Where, now: number) => {
  const expired = where
    .selectFrom("apiKeys")
    .whereRef("apiKeys.applicationId", "=", "clientApp.id")
    .where(sql<SqlBool>`counted and expires_at is not null`)
    .where("apiKeys.expiresAt", "<=", now)
    .select((key) => key.fn.countAll<number>().as("count"));
  const endedByPolicy = where
    .selectFrom("apiKeys")
    .whereRef("apiKeys.applicationId", "=", "clientApp.id")
    .where("apiKeys.counted", "=", true)
    .where("apiKeys.createdAt", "<=", endedUntil("apiKeys", now))
    .where((key) =>
      key.or([key("apiKeys.expiresAt", "is", null), key("apiKeys.expiresAt", ">", now)]),
    )
    .select((key) => key.fn.countAll<number>().as("count"));
  return sql<number>`client_app.key_count - ${expired} - ${endedByPolicy}`;
};

/** Client apps in the console's format. */
const presentClientApps = (database: Kysely<Tables>, now: number) =>
  database
    .selectFrom("clientApplications as clientApp")
    .innerJoin("operators as owner", "owner.id", "clientApp.ownerId")
    .select((where) => [
      "clientApp.id",
      "clientApp.name",
      "clientApp.environment",
      "clientApp.description",
      "clientApp.status",
      "clientApp.ownerId",
      "owner.name as ownerName",
      workingKeys(where, now).as("keyCount"),
      "clientApp.keysUsedAt as lastUsedAt",
      "clientApp.createdAt",
      "clientApp.updatedAt",
    ]);

/** One client app; throws `not_found` if there is none. */
export const findClientApp = async (
  database: Kysely<Tables>,
  id: string,
  now: number,
): Promise<Omit<ClientApp, "ownRole">> => {
  const clientApp = await presentClientApps(database, now)
    .where("clientApp.id", "=", id)
    .executeTakeFirst();
  if (!clientApp) throw new Refusal("not_found");
  return clientApp;
};

/** One client app as the calling operator sees it. */
export const findOwnClientApp = async (
  database: Kysely<Tables>,
  id: string,
  { session, now }: { session: Pick<Session, "operatorId" | "permissions">; now: number },
): Promise<ClientApp> => {
  const found = await findClientApp(database, id, now);
  const [clientApp] = await withOwnRole(database, session, [found]);
  return clientApp!;
};

/** Throws `not_found` if there is no such client app, without reading any of its columns. */
export const refuseWithoutClientApp = async (
  database: Kysely<Tables>,
  id: string,
): Promise<void> => {
  const clientApp = await database
    .selectFrom("clientApplications")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!clientApp) throw new Refusal("not_found");
};

/**
 * The first active operators by name, those with a text in name or account, or the one with an id, who may be inactive.
 * Any active one can own a client app.
 */
export const listOwners = (
  services: Source,
  { search, id }: z.output<typeof listClientAppOwners.query>,
) =>
  services.database
    .selectFrom("operators")
    .select(["id", "name", "account"])
    .$if(id === undefined, (query) => query.where("status", "=", "active"))
    .$if(id !== undefined, (query) => query.where("id", "=", id!))
    .$if(Boolean(search), (query) =>
      query.where(containsText(services, ["account", "name"], search!)),
    )
    .orderBy("name")
    .orderBy("id")
    .limit(ownersListed)
    .execute();

type ListedWhere = ExpressionBuilder<
  Tables & { clientApp: Tables["clientApplications"] },
  "clientApp"
>;

const searched = ["clientApp.name", "clientApp.description"];

/** Whether an operator is the owner or a member of the current row's client app. */
const isOwn = (where: ListedWhere, operatorId: string) =>
  where.or([
    where("clientApp.ownerId", "=", operatorId),
    where.exists(
      where
        .selectFrom("applicationMembers")
        .select("applicationMembers.operatorId")
        .whereRef("applicationMembers.applicationId", "=", "clientApp.id")
        .where("applicationMembers.operatorId", "=", operatorId),
    ),
  ]);

interface Viewing {
  session: Pick<Session, "operatorId" | "permissions">;
  now: number;
}

/** Those of some client apps that the session may see. */
export const visibleClientApps = async (
  database: Kysely<Tables>,
  ids: readonly string[],
  session: Viewing["session"],
): Promise<string[]> => {
  const rows = await database
    .selectFrom("clientApplications as clientApp")
    .select("clientApp.id")
    .where("clientApp.id", "in", ids)
    .$if(!seesAll(session), (query) => query.where((where) => isOwn(where, session.operatorId)))
    .execute();
  return rows.map(({ id }) => id);
};

const matchingClientApps = async (
  source: Source,
  query: z.output<typeof exportClientApps.query>,
  { session, now }: Viewing,
) => {
  const { database } = source;
  const { apiKeyDays } = await readKeyPolicy(database);
  const owners = database.selectFrom("operators").select("operators.id");
  return database
    .selectFrom("clientApplications as clientApp")
    .where((where) =>
      where.and([
        ...(seesAll(session) ? [] : [isOwn(where, session.operatorId)]),
        ...(query.environment ? [where("clientApp.environment", "=", query.environment)] : []),
        ...(query.status ? [where("clientApp.status", "=", query.status)] : []),
        ...(query.ownerId ? [where("clientApp.ownerId", "=", query.ownerId)] : []),
        ...(query.payerId ? [where("clientApp.clientId", "=", query.payerId)] : []),
        ...(query.webhooks
          ? [where("clientApp.id", "in", failingWebhooks(database).select("applicationId"))]
          : []),
        ...(query.keys
          ? [
              where(
                "clientApp.id",
                "in",
                exceedingKeys(database, apiKeyDays, now).select("applicationId"),
              ),
            ]
          : []),
        ...(query.search
          ? [
              where.or([
                containsText(source, searched, query.search),
                where(
                  "clientApp.ownerId",
                  "in",
                  owners.where(containsText(source, ["operators.name"], query.search)),
                ),
              ]),
            ]
          : []),
      ]),
    );
};

/** Client apps that the session may see. */
export const clientApps = defineList(
  async (source: Source, query: z.output<typeof exportClientApps.query>, call: Viewing) => ({
    matching: await matchingClientApps(source, query, call),
    key: "clientApp.id",
    present: async (ids: string[]) =>
      withOwnRole(
        source.database,
        call.session,
        await presentClientApps(source.database, call.now)
          .where("clientApp.id", "in", ids)
          .execute(),
      ),
  }),
  {
    // As in the indexes. Never used sorts last in both directions.
    sorts: (_source, order) => ({
      name: "clientApp.nameKey",
      createdAt: "clientApp.createdAt",
      keyCount: "clientApp.keyCount",
      lastUsedAt:
        order === "asc"
          ? sql`coalesce(client_app.keys_used_at, 8640000000000000)`
          : sql`coalesce(client_app.keys_used_at, -1)`,
    }),
    file: "client-apps",
    fileOrder: "asc",
    columns: [
      "id",
      "name",
      "environment",
      "description",
      "status",
      "ownerName",
      "keyCount",
      "lastUsedAt",
      "createdAt",
    ],
  },
);
