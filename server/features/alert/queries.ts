import type { AlertRule } from "@console-shell/contract/endpoints/alert";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables/index.ts";
import type { AlertRuleTable } from "../../database/tables/usage.ts";
import type { Services } from "../../services.ts";
import { createMeasure } from "./measure.ts";
import { presentRule } from "./present.ts";

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

/** Every rule, or those that are on, by name, with what it measures; there are few. */
export const measuredRules = async (
  { database }: Pick<Services, "database">,
  now: number,
  { onlyEnabled = false } = {},
): Promise<AlertRule[]> => {
  const rules = await database
    .selectFrom("alert_rules")
    .selectAll()
    .$if(onlyEnabled, (query) => query.where("enabled", "=", true))
    .orderBy("name")
    .orderBy("id")
    .execute();
  const measure = createMeasure({ database }, now);
  const measured: AlertRule[] = [];
  for (const rule of rules) measured.push(await presentRule(rule, measure));
  return measured;
};

/** How many rules fire. */
export const countFiring = async (
  services: Pick<Services, "database">,
  now: number,
): Promise<number> => {
  const rules = await measuredRules(services, now, { onlyEnabled: true });
  return rules.filter(({ state }) => state === "firing").length;
};

export const countRules = async (database: Kysely<Tables>): Promise<number> => {
  const { total } = await database
    .selectFrom("alert_rules")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
};
