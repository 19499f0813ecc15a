import type { AnyPermission } from "@console-shell/contract";
import type { AlertMetric } from "@console-shell/contract/words/alerts";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { type Cause, type CausingRule, metrics } from "../metrics.ts";

/** What makes a rule's value so bad now, the worst first; empty if its metric has nothing to name. */
export const readCauses = async (
  database: Kysely<Tables>,
  rule: CausingRule,
  now: number,
): Promise<Cause[]> => {
  const { causes } = metrics[rule.metric];
  return causes?.comparison === rule.comparison ? causes.read(database, rule, now) : [];
};

/** Those of a metric's causes that somebody with these permissions sees elsewhere. */
export const seenCauses = (
  metric: AlertMetric,
  causes: readonly Cause[],
  viewer: { operatorId: string; permissions: ReadonlySet<AnyPermission> },
): readonly Cause[] => {
  const wanted = metrics[metric].causes;
  if (!wanted?.needed.every((code) => viewer.permissions.has(code))) return [];
  if (viewer.permissions.has(wanted.all)) return causes;
  return causes.filter(({ seenBy }) => seenBy.includes(viewer.operatorId));
};
