import type {
  ClientApplication,
  listClientApplications,
} from "@console-shell/contract/calls/client-application";
import { type ExpressionBuilder, sql } from "kysely";
import type { z } from "zod";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { pageOf } from "../../../platform/database/page-of.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Session } from "../../../kernel/call.ts";
import type { Services } from "../../../platform/services.ts";
import { seesAll, withOwnRole } from "../member/own-role.ts";
import { presentApplications } from "./application-queries.ts";
import { settleExpiredKeys } from "./key-count.ts";

type ListQuery = z.output<typeof listClientApplications.query>;
type Where = ExpressionBuilder<
  Tables & { application: Tables["clientApplications"] },
  "application"
>;

/* As in the indexes. Never used sorts last in both directions. */
const sortValues = (order: ListQuery["order"]) => ({
  name: "application.nameKey",
  createdAt: "application.createdAt",
  keyCount: "application.keyCount",
  lastUsedAt:
    order === "asc"
      ? sql`coalesce(application.keys_used_at, 8640000000000000)`
      : sql`coalesce(application.keys_used_at, -1)`,
});

const searched = ["application.name", "application.description"];

/** Whether an operator is the owner or a member of the current row's application. */
const isOwn = (where: Where, operatorId: string) =>
  where.or([
    where("application.ownerId", "=", operatorId),
    where.exists(
      where
        .selectFrom("applicationMembers")
        .select("applicationMembers.operatorId")
        .whereRef("applicationMembers.applicationId", "=", "application.id")
        .where("applicationMembers.operatorId", "=", operatorId),
    ),
  ]);

/** One page of the matching applications visible to the session, and their number. */
export const listApplications = async (
  services: Services,
  query: ListQuery,
  { session, now }: { session: Pick<Session, "operatorId" | "permissions">; now: number },
): Promise<{ items: ClientApplication[]; total: number }> => {
  const { database } = services;
  const { sort, order } = query;
  const owners = database.selectFrom("operators").select("operators.id");
  const found = database
    .selectFrom("clientApplications as application")
    .where((where) =>
      where.and([
        ...(seesAll(session) ? [] : [isOwn(where, session.operatorId)]),
        ...(query.environment ? [where("application.environment", "=", query.environment)] : []),
        ...(query.status ? [where("application.status", "=", query.status)] : []),
        ...(query.ownerId ? [where("application.ownerId", "=", query.ownerId)] : []),
        ...(query.search
          ? [
              where.or([
                containsText(services, searched, query.search),
                where(
                  "application.ownerId",
                  "in",
                  owners.where(containsText(services, ["operators.name"], query.search)),
                ),
              ]),
            ]
          : []),
      ]),
    );
  if (sort === "keyCount") await settleExpiredKeys(services, now);
  return pageOf(
    {
      matching: found,
      key: "application.id",
      sorts: sortValues(order),
      present: async (ids: string[]) =>
        withOwnRole(
          database,
          session,
          await presentApplications(database, now).where("application.id", "in", ids).execute(),
        ),
    },
    query,
  );
};
