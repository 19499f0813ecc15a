import type { BasicInfo } from "@console-shell/contract/calls/basic-info";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** An operator's own basic info. Throws if the operator is gone. */
export const basicInfoOf = async (
  database: Kysely<Tables>,
  operatorId: string,
): Promise<BasicInfo> => {
  const signInAt = (table: "auditEvents" | "auditPending", at: number) =>
    database
      .selectFrom(table)
      .select(["address", "device"])
      .where("actorId", "=", operatorId)
      .where("action", "=", "session.opened")
      .where("at", "=", at)
      .executeTakeFirst();
  const info = await database
    .selectFrom("operators")
    .select([
      "id",
      "account",
      "role",
      "name",
      "email",
      "phone",
      "locale",
      "theme",
      "density",
      "navigation",
      "shortcuts",
      "favourites",
      "home",
      "defaultViews",
      "createdAt",
      "previousSignInAt",
      "passwordChangedAt",
      "provisioned",
    ])
    .where("id", "=", operatorId)
    .executeTakeFirstOrThrow();
  const { previousSignInAt } = info;
  // It's usually in the chain; an event of the last second may still be pending.
  const previousSignIn =
    previousSignInAt !== null &&
    ((await signInAt("auditEvents", previousSignInAt)) ??
      (await signInAt("auditPending", previousSignInAt)));
  return { ...info, previousSignIn: previousSignIn || null };
};
