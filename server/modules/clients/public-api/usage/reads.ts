import type { apiListUsage } from "@console-shell/contract/calls/public/usage";
import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { Tables } from "#platform/database/tables/index.ts";

const day = 24 * 3_600_000;
const defaultDays = 30;

/* For both databases: a sum of bigint would be numeric on PostgreSQL. */
const callsOf = (statusClass?: number) =>
  sql<number>`cast(sum(${
    statusClass === undefined
      ? sql.ref("calls")
      : sql`case when status_class = ${sql.lit(statusClass)} then calls else 0 end`
  }) as bigint)`;

/** One page of a client app's usage by day and operation, newest first. */
export const listOwnUsage = async (
  database: Kysely<Tables>,
  clientAppId: string,
  { page, pageSize, from, to }: z.output<typeof apiListUsage.query>,
  now: number,
) => {
  const today = now - (now % day);
  const first = from === undefined ? today - (defaultDays - 1) * day : Date.parse(from);
  const end = (to === undefined ? today : Date.parse(to)) + day;
  const startOfDay = sql<number>`at - at % ${sql.lit(day)}`;
  const grouped = database
    .selectFrom("apiUsage")
    .where("applicationId", "=", clientAppId)
    .where("at", ">=", first)
    .where("at", "<", end)
    .select([
      startOfDay.as("at"),
      "operation",
      "meter",
      callsOf().as("calls"),
      callsOf(4).as("refused"),
      callsOf(5).as("errors"),
    ])
    .groupBy([startOfDay, "operation", "meter"]);
  const rows = await grouped
    .orderBy(startOfDay, "desc")
    .orderBy("operation")
    .orderBy("meter")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await database
    .selectFrom(grouped.as("grouped"))
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const items = rows.map(({ at, ...row }) => ({
    day: new Date(at).toISOString().slice(0, 10),
    ...row,
  }));
  return { items, total };
};
