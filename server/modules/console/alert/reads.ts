import type {
  AlertRule,
  exportAlertRules,
  listAlertRules,
  alertSamples,
} from "@console-shell/contract/calls/alert";
import {
  type AlertShownState,
  alertStates,
  alertRanges,
} from "@console-shell/contract/words/alerts";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { Refusal } from "#kernel/refusal.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import { countOf, pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Source } from "#platform/database/source.ts";
import { openIncidentsOf } from "./incident/reads.ts";

type Filter = z.output<typeof exportAlertRules.query>;

/** Columns of the export. */
export const ruleColumns = [
  "name",
  "state",
  "value",
  "metric",
  "operation",
  "comparison",
  "threshold",
  "windowMinutes",
  "forMinutes",
  "enabled",
  "silencedUntil",
  "createdAt",
  "updatedAt",
] as const satisfies CsvColumns<AlertRule>;

/** Rules with the name of who silenced each, and its open incident. */
const presentRules = async (
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<AlertRule[]> => {
  const rows = await database
    .selectFrom("alertRules as rule")
    .leftJoin("operators", "operators.id", "rule.silencedBy")
    .selectAll("rule")
    .select("operators.name as silencedByName")
    .where("rule.id", "in", ids)
    .execute();
  const incidents = await openIncidentsOf(database, ids);
  return rows.map(
    ({ webhookUrl, silencedByName, heldMs: _held, webhookSecret: _secret, ...rule }) => ({
      ...rule,
      webhookHost: webhookUrl === null ? null : new URL(webhookUrl).host,
      silencedBy: silencedByName,
      incident: incidents.get(rule.id) ?? null,
    }),
  );
};

/** One rule, or `not_found`. */
export const findRule = async (database: Kysely<Tables>, id: string): Promise<AlertRule> => {
  const [rule] = await presentRules(database, [id]);
  if (!rule) throw new Refusal("not_found");
  return rule;
};

/** Firing rules first, the acknowledged ones after the others. */
const urgency = sql`case ${sql.join(
  alertStates.map((state, at) => sql`when state = ${sql.lit(state)} then ${sql.lit(10 * at)}`),
  sql` `,
)} end + case when exists (
  select 1 from alert_incidents as incident
  where incident.rule_id = alert_rules.id and incident.resolved_at is null and incident.acknowledged_at is not null
) then 5 else 0 end`;

/** Whether a rule is shown in a state: a firing one is either acknowledged or not. */
const isShownAs = (state: AlertShownState) => (where: ExpressionBuilder<Tables, "alertRules">) => {
  if (state !== "firing" && state !== "acknowledged") return where("state", "=", state);
  const acknowledged = where(
    "id",
    "in",
    where
      .selectFrom("alertIncidents")
      .select("ruleId")
      .where("resolvedAt", "is", null)
      .where("acknowledgedAt", "is not", null),
  );
  return where.and([
    where("state", "=", "firing"),
    state === "firing" ? where.not(acknowledged) : acknowledged,
  ]);
};

const listed = (services: Source, { search, state }: Filter) => ({
  matching: services.database
    .selectFrom("alertRules")
    .where((where) =>
      where.and([
        ...(state ? [isShownAs(state)(where)] : []),
        ...(search ? [containsText(services, ["name", "operation"], search)] : []),
      ]),
    ),
  key: "id",
  present: (ids: string[]) => presentRules(services.database, ids),
});

/** One page of the matching rules. Not a `defineList`: the file is sorted by name, which isn't unique. */
export const pageOfRules = (services: Source, query: z.output<typeof listAlertRules.query>) =>
  pageOf(
    {
      ...listed(services, query),
      sorts: {
        name: folded(services, "name"),
        state: sql`${urgency} ${sql.raw(query.order)}, ${folded(services, "name")}`,
        condition: sql`metric ${sql.raw(query.order)}, threshold`,
      },
    },
    query,
  );

/** Every matching rule by name; there are few. */
export const everyRule = async (services: Source, filter: Filter): Promise<AlertRule[]> => {
  const { items } = await pageOfRules(services, {
    ...filter,
    page: 1,
    pageSize: maxRules,
    sort: "name",
    order: "asc",
  });
  return items;
};

/** Maximum number of rules: each evaluation measures all of them. */
export const maxRules = 200;

/** How many rules are in a state, or how many there are; of all, or of those among `ids`. */
export const countRules = (
  database: Kysely<Tables>,
  state?: AlertShownState,
  ids?: readonly string[],
): Promise<number> =>
  countOf(
    database
      .selectFrom("alertRules")
      .$if(state !== undefined, (query) => query.where(isShownAs(state!)))
      .$if(ids !== undefined, (query) => query.where("id", "in", ids!)),
  );

const hour = 3_600_000;

/** Points of a chart: each of 72 hours is 15 minutes, each of 6 is 2. */
const points = 180;

/** A rule's values over a range, for each bucket the one nearest to firing or beyond, and when it fired. */
export const readSamples = async (
  { database }: Source,
  { id, comparison }: Pick<AlertRule, "id" | "comparison">,
  { range, now }: z.output<typeof alertSamples.query> & { now: number },
) => {
  const length = alertRanges[range] * hour;
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
