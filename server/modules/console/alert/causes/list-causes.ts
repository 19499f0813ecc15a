import type { listAlertCauses } from "@console-shell/contract/calls/alert";
import type { Handler } from "#kernel/call.ts";
import { lastFailures } from "#modules/clients/index.ts";
import { findRule } from "../rule-queries.ts";
import { readCauses, seenCauses } from "./read-causes.ts";

const maxListed = 20;

/** Lists the causes that the operator sees, webhooks with how they fail. */
export const handleListCauses: Handler<typeof listAlertCauses> = async ({
  openReport,
  params,
  session,
  now,
}) => {
  const { database } = openReport();
  const rule = await findRule(database, params.id);
  const seen = seenCauses(rule.metric, await readCauses(database, rule, now), session);
  const shown = seen.slice(0, maxListed).map((cause) => cause.shown);
  const webhooks = shown.flatMap((one) => (one.kind === "webhook" ? one.id : []));
  const failures = await lastFailures(database, webhooks);
  return {
    items: shown.map((one) => (one.kind === "webhook" ? { ...one, ...failures.get(one.id) } : one)),
    total: seen.length,
  };
};
