import type { alertSamples } from "@console-shell/contract/calls/alert";
import { alertRanges } from "@console-shell/contract/words/alerts";
import type { Handler } from "#kernel/call.ts";
import { findRule } from "./rule-queries.ts";

const hour = 3_600_000;

/** Points of a chart: each of 72 hours is 15 minutes, each of 6 is 2. */
const points = 180;

/** A rule's values over a range: of each bucket the one nearest to firing, or beyond. */
export const handleSamples: Handler<typeof alertSamples> = async ({
  openReport,
  services,
  params,
  query,
  now,
}) => {
  const { id, comparison } = await findRule(services.database, params.id);
  const { database } = openReport();
  const length = alertRanges[query.range] * hour;
  const bucket = length / points;
  const to = Math.floor(now / bucket) * bucket + bucket;
  const from = to - length;
  const samples = await database
    .selectFrom("alertSamples")
    .select(["at", "value"])
    .where("ruleId", "=", id)
    .where("at", ">=", from)
    .where("at", "<", to)
    .orderBy("at")
    .execute();
  const fired = await database
    .selectFrom("alertIncidents")
    .select("firedAt")
    .where("ruleId", "=", id)
    .where("firedAt", ">=", from)
    .where("firedAt", "<", to)
    .orderBy("firedAt")
    .execute();
  const values = Array.from({ length: points }, (): number | null => null);
  const worse = comparison === "above" ? Math.max : Math.min;
  for (const { at, value } of samples) {
    const index = Math.floor((at - from) / bucket);
    const known = values[index] ?? null;
    if (value !== null) values[index] = known === null ? value : worse(known, value);
  }
  return {
    from,
    to,
    bucket,
    points: values.map((value, index) => ({ at: from + index * bucket, value })),
    fired: fired.map(({ firedAt }) => firedAt),
  };
};
