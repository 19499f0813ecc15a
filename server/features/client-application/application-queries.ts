import type {
  ClientApplication,
  listClientApplications,
} from "@console-shell/contract/endpoints/client-application";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { z } from "zod";
import { containsText } from "../../database/dialect/contains-text.ts";
import type { Tables } from "../../database/tables/index.ts";
import type { Session } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { seesAll, withOwnRole } from "../member/own-role.ts";

type ListQuery = z.output<typeof listClientApplications.query>;
type Rows = Tables & {
  application: Tables["client_applications"];
  owner: Tables["operators"];
};
type Where = ExpressionBuilder<Rows, "application" | "owner">;

/** How many keys of the application at hand work at `now`. */
const workingKeys = (where: Where, now: number) =>
  where
    .selectFrom("api_keys")
    .whereRef("api_keys.application_id", "=", "application.id")
    .where("api_keys.revoked_at", "is", null)
    .where((key) =>
      key.or([key("api_keys.expires_at", "is", null), key("api_keys.expires_at", ">", now)]),
    )
    .select((key) => key.fn.countAll<number>().as("count"));

const lastUse = (where: Where) =>
  where
    .selectFrom("api_keys")
    .whereRef("api_keys.application_id", "=", "application.id")
    .select((key) => key.fn.max("api_keys.last_used_at").as("last"));

const applications = (database: Kysely<Tables>) =>
  database
    .selectFrom("client_applications as application")
    .innerJoin("operators as owner", "owner.id", "application.owner_id");

const present = (database: Kysely<Tables>, now: number) =>
  applications(database).select((where) => [
    "application.id as id",
    "application.name as name",
    "application.environment as environment",
    "application.description as description",
    "application.status as status",
    "application.owner_id as ownerId",
    "owner.name as ownerName",
    workingKeys(where, now).$asScalar().$notNull().as("keyCount"),
    lastUse(where).as("lastUsedAt"),
    "application.created_at as createdAt",
    "application.updated_at as updatedAt",
  ]);

const sortColumns = {
  name: "application.name_key",
  createdAt: "application.created_at",
  keyCount: "keyCount",
  lastUsedAt: "lastUsedAt",
} as const;

const searched = ["application.name", "application.description", "owner.name"];

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

/** One page of the applications that match and that the session sees, and how many there are. Never used comes last. */
export const listApplications = async (
  services: Services,
  query: ListQuery,
  { session, now }: { session: Pick<Session, "operatorId" | "permissions">; now: number },
): Promise<{ items: ClientApplication[]; total: number }> => {
  const matches = (where: Where) =>
    where.and([
      ...(seesAll(session) ? [] : [isOwn(where, session.operatorId)]),
      ...(query.environment ? [where("application.environment", "=", query.environment)] : []),
      ...(query.status ? [where("application.status", "=", query.status)] : []),
      ...(query.ownerId ? [where("application.owner_id", "=", query.ownerId)] : []),
      ...(query.search ? [containsText(services, searched, query.search)] : []),
    ]);
  const items = await present(services.database, now)
    .where(matches)
    .orderBy(sql.ref(sortColumns[query.sort]), (order) =>
      (query.order === "asc" ? order.asc() : order.desc()).nullsLast(),
    )
    .orderBy("application.id", query.order)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const { total } = await applications(services.database)
    .where(matches)
    .select((where) => where.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { items: await withOwnRole(services.database, session, items), total };
};

/** One application; refuses with `not_found` where there is none. */
export const findApplication = async (
  database: Kysely<Tables>,
  id: string,
  now: number,
): Promise<Omit<ClientApplication, "ownRole">> => {
  const application = await present(database, now)
    .where("application.id", "=", id)
    .executeTakeFirst();
  if (!application) throw new Refusal("not_found");
  return application;
};

/** One application as the operator who asks sees it. */
export const findOwnApplication = async (
  database: Kysely<Tables>,
  id: string,
  { session, now }: { session: Pick<Session, "operatorId" | "permissions">; now: number },
): Promise<ClientApplication> => {
  const found = await findApplication(database, id, now);
  const [application] = await withOwnRole(database, session, [found]);
  return application!;
};

/** Active operators by name; any of them can own an application. */
export const listOwners = (database: Kysely<Tables>) =>
  database
    .selectFrom("operators")
    .select(["id", "name", "account"])
    .where("status", "=", "active")
    .orderBy("name")
    .orderBy("id")
    .execute();
