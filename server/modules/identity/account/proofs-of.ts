import type { Account, Role } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { readPasswordRule } from "../single-sign-on/password-policy.ts";
import { providersOf } from "../single-sign-on/providers.ts";

/** How an operator can prove who they are, besides passkeys: with a password, and at which providers. */
export const proofsOf = async (
  database: Kysely<Tables>,
  { id, role }: { id: string; role: Role },
): Promise<NonNullable<Account["proofs"]>> => {
  const [mayUsePassword, { awaitsPassword }, providers] = await Promise.all([
    readPasswordRule(database),
    database
      .selectFrom("operators")
      .select("awaitsPassword")
      .where("id", "=", id)
      .executeTakeFirstOrThrow(),
    providersOf(database, id),
  ]);
  return { password: mayUsePassword(role) && !awaitsPassword, providers };
};
