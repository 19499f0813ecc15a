import type {
  ClientApplication,
  listClientApplications,
} from "@console-shell/contract/calls/client-application";
import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Session } from "../../../kernel/call.ts";
import type { Services } from "../../../platform/services.ts";
import { seesAll, withOwnRole } from "../member/own-role.ts";
import { presentApplications } from "./application-queries.ts";
import { settleExpiredKeys } from "./key-count.ts";

type ListQuery = z.output<typeof listClientApplications.query>;
type Where = ExpressionBuilder<
  Tables & { application: Tables["client_applications"] },
  "application"
>;

/** As in the indexes. Never used sorts last in both directions. */
const sortValue = ({ sort, order }: Pick<ListQuery, "sort" | "order">): RawBuilder<unknown> =>
  ({
    name: sql`application.name_key`,
    createdAt: sql`application.created_at`,
    keyCount: sql`application.key_count`,
    lastUsedAt:
      order === "asc"
        ? sql`coalesce(application.keys_used_at, 8640000000000000)`
        : sql`coalesce(application.keys_used_at, -1)`,
  })[sort];
const searched = ["application.name", "application.description"];

/** Whether an operator is the owner or a member of the current row's application. */
const isOwn = (where: Where, operatorId: string) =>
  where.or([
    where("application.owner_id", "=", operatorId),
    where.exists(
      where
        .selectFrom("application_members")
        .select("application_members.operator_id")
        .whereRef("application_members.application_id", "=", "application.id")
        .where("application_members.operator_id", "=", operatorId),
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
    .selectFrom("client_applications as application")
    .where((where) =>
      where.and([
        ...(seesAll(session) ? [] : [isOwn(where, session.operatorId)]),
        ...(query.environment ? [where("application.environment", "=", query.environment)] : []),
        ...(query.status ? [where("application.status", "=", query.status)] : []),
        ...(query.ownerId ? [where("application.owner_id", "=", query.ownerId)] : []),
        ...(query.search
          ? [
              where.or([
                containsText(services, searched, query.search),
                where(
                  "application.owner_id",
                  "in",
                  owners.where(containsText(services, ["operators.name"], query.search)),
                ),
              ]),
            ]
          : []),
      ]),
    );
  if (sort === "keyCount") await settleExpiredKeys(services, now);
  // Deep pages skip the preceding rows without reading their owners and keys (deferred join).
  const ids = found
    .select("application.id")
    .orderBy(sortValue(query), order)
    .orderBy("application.id", order)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [{ total }, page] = await Promise.all([
    found.select((where) => where.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    ids.execute().then(async (rows) => {
      const wanted = rows.map(({ id }) => id);
      if (wanted.length === 0) return [];
      const items = await presentApplications(database, now)
        .where("application.id", "in", wanted)
        .execute();
      const inOrder = items.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id));
      return withOwnRole(database, session, inOrder);
    }),
  ]);
  return { items: page, total };
};
