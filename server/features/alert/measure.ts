import type { AlertRuleTable } from "../../database/tables/usage.ts";
import type { Services } from "../../services.ts";
import { figuresOf } from "../usage/figures.ts";
import { sumsOf } from "../usage/queries.ts";

const minute = 60_000;
const hour = 60 * minute;

type Measured = Pick<AlertRuleTable, "metric" | "operation" | "window_minutes">;

/**
 * The window of a rule that ends at `now`. Up to an hour it is made of minutes; a longer one of
 * hours, of which the first and the last are partly outside of it.
 */
const windowOf = (minutes: number, now: number) => {
  const [table, unit] =
    minutes * minute <= hour
      ? (["usage_minutes", minute] as const)
      : (["usage_hours", hour] as const);
  const to = Math.floor(now / unit) * unit + unit;
  return { table, from: to - minutes * minute, to };
};

/** The rule's metric over its window; null where nothing was called and so nothing can be said. */
export const measure = async (
  { database }: Pick<Services, "database">,
  rule: Measured,
  now: number,
): Promise<number | null> => {
  const window = windowOf(rule.window_minutes, now);
  return figuresOf(await sumsOf(database, window, rule.operation))[rule.metric];
};
