import type { AlertRule, AlertState, listAlertRules } from "@console-shell/contract/calls/alert";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { folded } from "../../../platform/database/dialect/fold-case.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { AlertRuleTable } from "../../../platform/database/tables/usage.ts";
import type { Services } from "../../../platform/services.ts";
import { createMeasure } from "./measure.ts";
import { presentRule } from "./present.ts";

type Query = z.output<typeof listAlertRules.query>;
type Filter = Pick<Query, "search" | "state">;

/** Most urgent first. */
const urgency: readonly AlertState[] = ["firing", "no-data", "ok", "off"];

const matching = (
  services: Pick<Services, "database" | "dialect">,
  search: string | undefined,
  { sort, order }: Pick<Query, "sort" | "order">,
) => {
  let found = services.database.selectFrom("alertRules").selectAll();
  if (search) found = found.where(containsText(services, ["name", "operation"], search));
  if (sort === "condition") found = found.orderBy("metric", order).orderBy("threshold", order);
  const direction = sort === "name" ? order : "asc";
  return found.orderBy(folded(services, "name"), direction).orderBy("id", direction).execute();
};

const measuredOf = async (
  services: Pick<Services, "database">,
  rules: readonly AlertRuleTable[],
  now: number,
): Promise<AlertRule[]> => {
  const measure = createMeasure(services, now);
  const measured: AlertRule[] = [];
  for (const rule of rules) measured.push(await presentRule(rule, measure));
  return measured;
};

/** Every matching rule by name, with its current value. */
export const everyRule = async (
  services: Pick<Services, "database" | "dialect">,
  { search, state }: Filter,
  now: number,
): Promise<AlertRule[]> => {
  const found = await matching(services, search, { sort: "name", order: "asc" });
  const rules = await measuredOf(services, found, now);
  return state ? rules.filter((rule) => rule.state === state) : rules;
};

/** One page of the matching rules; there are few. */
export const pageOfRules = async (
  services: Pick<Services, "database" | "dialect">,
  { page, pageSize, search, state, sort, order }: Query,
  now: number,
): Promise<{ items: AlertRule[]; total: number }> => {
  const found = await matching(services, search, { sort, order });
  const from = (page - 1) * pageSize;
  if (!state && sort !== "state") {
    const items = await measuredOf(services, found.slice(from, from + pageSize), now);
    return { items, total: found.length };
  }
  // The state isn't stored: filtering by it requires measuring all of them.
  const measured = await measuredOf(services, found, now);
  const rules = state ? measured.filter((rule) => rule.state === state) : measured;
  const direction = order === "asc" ? 1 : -1;
  if (sort === "state")
    rules.sort(
      (one, other) => (urgency.indexOf(one.state) - urgency.indexOf(other.state)) * direction,
    );
  return { items: rules.slice(from, from + pageSize), total: rules.length };
};

/** How many rules fire. */
export const countFiring = async (
  services: Pick<Services, "database">,
  now: number,
): Promise<number> => {
  const enabled = await services.database
    .selectFrom("alertRules")
    .selectAll()
    .where("enabled", "=", true)
    .execute();
  const rules = await measuredOf(services, enabled, now);
  return rules.filter(({ state }) => state === "firing").length;
};

export const countRules = async (database: Kysely<Tables>): Promise<number> => {
  const { total } = await database
    .selectFrom("alertRules")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
};
