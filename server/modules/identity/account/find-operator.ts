import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { OperatorsTable } from "#platform/database/tables/operators.ts";

/**
 * The operator with this account name or e-mail address, ignoring case. Account names can't contain @, so the two can't
 * be confused.
 */
export const findOperator = (
  database: Kysely<Tables>,
  accountOrEmail: string,
): Promise<Selectable<OperatorsTable> | undefined> => {
  const key = accountOrEmail.toLowerCase();
  return database
    .selectFrom("operators")
    .selectAll()
    .where(key.includes("@") ? "emailKey" : "accountKey", "=", key)
    .executeTakeFirst();
};
