import type {
  ApplicationUsage,
  usageApplications,
} from "@console-shell/contract/endpoints/usage-applications";
import { sql } from "kysely";
import type { z } from "zod";
import { containsText } from "../../database/dialect/contains-text.ts";
import { everyRow } from "../../database/every-row.ts";
import type { Services } from "../../services.ts";
import { applicationsWithQuota } from "./applications.ts";
import type { UsageSpan } from "./range.ts";

type Query = z.output<typeof usageApplications.query>;

const sortValues = {
  name: sql`application.name_key`,
  calls: sql`coalesce(figures.calls, 0)`,
  refused: sql`coalesce(figures.refused, 0)`,
  errors: sql`coalesce(figures.errors, 0)`,
  // Without a limit, nothing of it is used.
  quota: sql`case when application.calls_per_month is null then -1
    else cast(coalesce(quota.used, 0) as double precision)
      / case when application.calls_per_month < 1 then 1 else application.calls_per_month end end`,
};

/* Both databases: a sum of bigint would be numeric on PostgreSQL. */
const summed = (of: ReturnType<typeof sql>) => sql<number>`cast(sum(${of}) as bigint)`;
const ofClass = (statusClass: number) =>
  summed(sql`case when status_class = ${sql.lit(statusClass)} then calls else 0 end`);

/** What each application did in a span; of these alone where they are named, which an index finds. */
const figuresWithin = ({ database }: Services, { from, to }: UsageSpan, only?: readonly string[]) =>
  database
    .selectFrom("api_usage")
    .where("at", ">=", from)
    .where("at", "<", to)
    .$if(only !== undefined, (query) => query.where("application_id", "in", only ?? []))
    .groupBy("application_id")
    .select([
      "application_id",
      summed(sql`calls`).as("calls"),
      summed(sql`total_ms`).as("total_ms"),
      ofClass(4).as("refused"),
      ofClass(5).as("errors"),
    ]);

const withFigures = (
  services: Services,
  { span, search, only }: { span: UsageSpan; search: string; only?: readonly string[] },
  now: number,
) =>
  applicationsWithQuota(services, now)
    .leftJoin(
      figuresWithin(services, span, only).as("figures"),
      "figures.application_id",
      "application.id",
    )
    .$if(search !== "", (query) => query.where(matching(services, search)))
    .$if(only !== undefined, (query) => query.where("application.id", "in", only ?? []))
    .select(["figures.calls", "figures.refused", "figures.errors", "figures.total_ms"]);

const matching = (services: Services, search: string) =>
  containsText(services, ["application.name"], search);

type Row = Awaited<ReturnType<ReturnType<typeof withFigures>["executeTakeFirstOrThrow"]>>;

const present = ({ calls, refused, errors, total_ms, ...application }: Row): ApplicationUsage => ({
  ...application,
  calls: calls ?? 0,
  refused: refused ?? 0,
  errors: errors ?? 0,
  mean: calls ? (total_ms ?? 0) / calls : null,
});

/** One page of the applications that match a search, with the figures of a span. */
export const pageOfApplications = async (
  services: Services,
  span: UsageSpan,
  { search = "", sort, order, page, pageSize }: Query,
  now: number,
): Promise<{ items: ApplicationUsage[]; total: number }> => {
  const [{ total }, rows] = await Promise.all([
    services.database
      .selectFrom("client_applications as application")
      .$if(search !== "", (query) => query.where(matching(services, search)))
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
    withFigures(services, { span, search }, now)
      .orderBy(sortValues[sort], order)
      .orderBy("application.id", order)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return { items: rows.map(present), total };
};

/** All applications that match a search, with the figures of a span, some at a time. */
export const everyApplication = (
  services: Services,
  span: UsageSpan,
  { search = "" }: Pick<Query, "search">,
  now: number,
): AsyncGenerator<ApplicationUsage[]> =>
  everyRow(
    ({ id }: ApplicationUsage) => id,
    async (after = "", limit) => {
      const found = await services.database
        .selectFrom("client_applications as application")
        .select("application.id")
        .$if(search !== "", (query) => query.where(matching(services, search)))
        .where("application.id", ">", after)
        .orderBy("application.id")
        .limit(limit)
        .execute();
      if (found.length === 0) return [];
      // Their figures alone: those of all would be read again with each batch.
      const only = found.map(({ id }) => id);
      const rows = await withFigures(services, { span, search, only }, now)
        .orderBy("application.id")
        .execute();
      return rows.map(present);
    },
  );
