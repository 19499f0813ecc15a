import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables/index.ts";
import type { AlertRuleTable } from "../../database/tables/usage.ts";

/** One page of the rules by name, and how many there are. */
export const pageOfRules = async (
  database: Kysely<Tables>,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: AlertRuleTable[]; total: number }> => {
  const items = await database
    .selectFrom("alert_rules")
    .selectAll()
    .orderBy("name")
    .orderBy("id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items, total: await countRules(database) };
};

export const countRules = async (database: Kysely<Tables>): Promise<number> => {
  const { total } = await database
    .selectFrom("alert_rules")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
};
