import type { ClientApplication } from "@console-shell/contract/calls/client-application";
import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Session } from "../../../kernel/call.ts";
import { withOwnRole } from "../member/own-role.ts";

type Rows = Tables & {
  application: Tables["clientApplications"];
  owner: Tables["operators"];
};
type Where = ExpressionBuilder<Rows, "application" | "owner">;

/**
 * How many keys of the current row's application are valid at `now`: the stored count, minus those that expired since.
 */
const workingKeys = (where: Where, now: number) => {
  const expired = where
    .selectFrom("apiKeys")
    .whereRef("apiKeys.applicationId", "=", "application.id")
    .where(sql<SqlBool>`counted and expires_at is not null`)
    .where("apiKeys.expiresAt", "<=", now)
    .select((key) => key.fn.countAll<number>().as("count"));
  return sql<number>`application.key_count - ${expired}`;
};

/** Applications in the console's format. */
export const presentApplications = (database: Kysely<Tables>, now: number) =>
  database
    .selectFrom("clientApplications as application")
    .innerJoin("operators as owner", "owner.id", "application.ownerId")
    .select((where) => [
      "application.id",
      "application.name",
      "application.environment",
      "application.description",
      "application.status",
      "application.ownerId",
      "owner.name as ownerName",
      workingKeys(where, now).as("keyCount"),
      "application.keysUsedAt as lastUsedAt",
      "application.createdAt",
      "application.updatedAt",
    ]);

/** One application; throws `not_found` if there is none. */
export const findApplication = async (
  database: Kysely<Tables>,
  id: string,
  now: number,
): Promise<Omit<ClientApplication, "ownRole">> => {
  const application = await presentApplications(database, now)
    .where("application.id", "=", id)
    .executeTakeFirst();
  if (!application) throw new Refusal("not_found");
  return application;
};

/** One application as the calling operator sees it. */
export const findOwnApplication = async (
  database: Kysely<Tables>,
  id: string,
  { session, now }: { session: Pick<Session, "operatorId" | "permissions">; now: number },
): Promise<ClientApplication> => {
  const found = await findApplication(database, id, now);
  const [application] = await withOwnRole(database, session, [found]);
  return application!;
};

/** Throws `not_found` if there is no such application, without reading any of its columns. */
export const refuseWithoutApplication = async (
  database: Kysely<Tables>,
  id: string,
): Promise<void> => {
  const application = await database
    .selectFrom("clientApplications")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!application) throw new Refusal("not_found");
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
