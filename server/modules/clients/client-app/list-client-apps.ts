import type {
  ClientApp,
  exportClientApps,
  listClientApps,
} from "@console-shell/contract/calls/client-app";
import { type ExpressionBuilder, sql } from "kysely";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Session } from "#kernel/session.ts";
import type { CsvColumns } from "#kernel/send-csv.ts";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import { seesAll, withOwnRole } from "../member/own-role.ts";
import { presentClientApps } from "./client-app-queries.ts";
import { failingWebhooks } from "../webhook/webhook-queries.ts";
import { readKeyPolicy } from "#modules/identity/index.ts";
import { exceedingKeys } from "./key-queries.ts";
import { settleEndedKeys } from "./key-count.ts";

type ListQuery = z.output<typeof listClientApps.query>;
type Where = ExpressionBuilder<Tables & { clientApp: Tables["clientApplications"] }, "clientApp">;

/* As in the indexes. Never used sorts last in both directions. */
const sortValues = (order: ListQuery["order"]) => ({
  name: "clientApp.nameKey",
  createdAt: "clientApp.createdAt",
  keyCount: "clientApp.keyCount",
  lastUsedAt:
    order === "asc"
      ? sql`coalesce(client_app.keys_used_at, 8640000000000000)`
      : sql`coalesce(client_app.keys_used_at, -1)`,
});

const searched = ["clientApp.name", "clientApp.description"];

/** Whether an operator is the owner or a member of the current row's client app. */
const isOwn = (where: Where, operatorId: string) =>
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

interface Asking {
  session: Pick<Session, "operatorId" | "permissions">;
  now: number;
}

/** The matching client apps visible to the session. */
const listed = async (
  source: Source,
  query: z.output<typeof exportClientApps.query>,
  { session, now }: Asking,
) => {
  const { database } = source;
  const { apiKeyDays } = await readKeyPolicy(database);
  const owners = database.selectFrom("operators").select("operators.id");
  const matching = database
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
  return {
    matching,
    key: "clientApp.id",
    present: async (ids: string[]) =>
      withOwnRole(
        database,
        session,
        await presentClientApps(database, now).where("clientApp.id", "in", ids).execute(),
      ),
  };
};

/** One page of the matching client apps visible to the session, and their number. */
export const listVisibleClientApps = async (
  services: Services,
  query: ListQuery,
  asking: Asking,
): Promise<{ items: ClientApp[]; total: number }> => {
  if (query.sort === "keyCount") await settleEndedKeys(services, asking.now);
  const list = await listed(services, query, asking);
  return pageOf({ ...list, sorts: sortValues(query.order) }, query);
};

/** The columns of the export. */
export const exportedClientApp: CsvColumns<ClientApp> = [
  "id",
  "name",
  "environment",
  "description",
  "status",
  "ownerName",
  "keyCount",
  "lastUsedAt",
  "createdAt",
];

/** All matching client apps visible to the session, oldest first. */
export const everyClientApp = async function* (
  source: Source,
  query: z.output<typeof exportClientApps.query>,
  asking: Asking,
) {
  yield* everyOf(await listed(source, query, asking));
};
