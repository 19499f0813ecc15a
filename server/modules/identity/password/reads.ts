import type { Kysely } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { hashToken } from "../session/token.ts";
import type { PasswordOwner } from "./weakness.ts";

/** Whose password a mailed link's token sets. Only people who have the link can find out; others get `wrong_link`. */
export const passwordOwnerOf = async (
  database: Kysely<Tables>,
  token: string,
  now: number,
): Promise<PasswordOwner> => {
  for (const table of ["invitations", "resetTokens"] as const) {
    const owner = await database
      .selectFrom(table)
      .innerJoin("operators", "operators.id", `${table}.operatorId`)
      .select(["operators.account", "operators.email"])
      .where(`${table}.tokenHash`, "=", hashToken(token))
      .where(`${table}.usedAt`, "is", null)
      .where(`${table}.expiresAt`, ">", now)
      .executeTakeFirst();
    if (owner) return owner;
  }
  throw new Refusal("wrong_link");
};
