import type { Account } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables/index.ts";

/** An operator's account as the console keeps it. Throws where the operator is gone. */
export const accountOf = async (database: Kysely<Tables>, operatorId: string): Promise<Account> =>
  database
    .selectFrom("operators")
    .select([
      "id",
      "account",
      "name",
      "email",
      "role",
      "locale",
      "theme",
      "last_sign_in_at as lastSignInAt",
    ])
    .where("id", "=", operatorId)
    .executeTakeFirstOrThrow();
