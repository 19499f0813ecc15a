import type {
  ClientApplication,
  listClientApplications,
} from "@console-shell/contract/endpoints/client-application";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { z } from "zod";
import { containsText } from "../../database/dialect/contains-text.ts";
import type { Tables } from "../../database/tables/index.ts";
import type { Session } from "../../http/call.ts";
import type { Services } from "../../services.ts";
import { seesAll, withOwnRole } from "../member/own-role.ts";
import { presentApplications } from "./application-queries.ts";

type ListQuery = z.output<typeof listClientApplications.query>;
type Where = ExpressionBuilder<
  Tables & { application: Tables["client_applications"] },
  "application"
>;

const sortColumns = { name: "application.name_key", createdAt: "application.created_at" } as const;
const searched = ["application.name", "application.description"];

/** Whether an operator owns the application at hand or is a member of it. */
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

/* What all applications have of keys, read once; only a list that is sorted by it needs that. */
const keyFigures = (database: Kysely<Tables>, now: number) =>
  database
    .selectFrom("api_keys")
    .select(({ fn }) => [
      "application_id",
      fn.max("last_used_at").as("lastUsedAt"),
      fn
        .countAll<number>()
        .filterWhere("revoked_at", "is", null)
        .filterWhere((key) => key.or([key("expires_at", "is", null), key("expires_at", ">", now)]))
        .as("keyCount"),
    ])
    .groupBy("application_id");

/** One page of the applications that match and that the session sees, and how many there are. Never used comes last. */
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
  const sorted = found.select("application.id");
  const byKeys = () =>
    sorted
      .leftJoin(keyFigures(database, now).as("keys"), "keys.application_id", "application.id")
      .orderBy(
        sort === "keyCount" ? sql`coalesce("keys"."keyCount", 0)` : sql.ref("keys.lastUsedAt"),
        (by) => (order === "asc" ? by.asc() : by.desc()).nullsLast(),
      );
  // Of a page far down, the rows before it are passed without their owners and keys.
  const ids = (
    sort === "name" || sort === "createdAt" ? sorted.orderBy(sortColumns[sort], order) : byKeys()
  )
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
