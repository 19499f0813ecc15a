import type {
  PlanVersion,
  exportPlans,
  Plan,
  PlanDetail,
} from "@console-shell/contract/calls/finance-plans";
import { meters, type Meter } from "@console-shell/contract/words/meters";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { readCalendar } from "../calendar.ts";
import { monthOf, monthStart } from "../months.ts";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import { defineList } from "#kernel/list.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Source } from "#platform/database/source.ts";
import { visibleTo, type Viewer } from "../viewer.ts";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { moneyCell } from "../money.ts";

/** All versions of these plans by plan, newest first. */
export const readVersions = async (
  database: Kysely<Tables>,
  planIds: readonly string[],
): Promise<Map<string, PlanVersion[]>> => {
  const byPlan = new Map<string, PlanVersion[]>();
  if (planIds.length === 0) return byPlan;
  const versions = await database
    .selectFrom("pricePlanVersions as version")
    .innerJoin("operators as creator", "creator.id", "version.createdBy")
    .where("version.planId", "in", planIds)
    .orderBy("version.validFrom", "desc")
    .select([
      "version.id",
      "version.planId",
      "version.validFrom",
      "version.platformFee",
      "version.createdAt",
      "creator.name as createdByName",
    ])
    .execute();
  const rates = await database
    .selectFrom("pricePlanRates as rate")
    .innerJoin("pricePlanVersions as version", "version.id", "rate.versionId")
    .where("version.planId", "in", planIds)
    .select(["rate.versionId", "rate.meter", "rate.price", "rate.firstCalls", "rate.furtherPrice"])
    .execute();
  rates.sort((a, b) => meters.indexOf(a.meter) - meters.indexOf(b.meter));
  for (const { planId, validFrom, ...version } of versions) {
    const known = byPlan.get(planId) ?? [];
    byPlan.set(planId, known);
    known.push({
      ...version,
      validFrom: monthOf(validFrom),
      rates: rates
        .filter(({ versionId }) => versionId === version.id)
        .map(({ versionId: _version, ...rate }) => rate),
    });
  }
  return byPlan;
};

/** The version that applies to a month, given the versions newest first. */
export const versionOf = (
  versions: readonly PlanVersion[],
  month: string,
): PlanVersion | undefined =>
  versions.find(({ validFrom }) => monthStart(validFrom) <= monthStart(month));

type Filter = z.output<typeof exportPlans.query>;

const present = (database: Kysely<Tables>, viewer: Viewer) =>
  database.selectFrom("pricePlans as plan").select((where) => [
    "plan.id",
    "plan.name",
    "plan.currency",
    "plan.createdAt",
    where
      .selectFrom("financeClients as client")
      .whereRef("client.planId", "=", "plan.id")
      .where(visibleTo(viewer))
      .select(({ fn }) => fn.countAll<number>().as("clients"))
      .$asScalar()
      .$notNull()
      .as("clients"),
  ]);

/** Adds to each plan the prices of the current month. */
const withPrices = async (
  database: Kysely<Tables>,
  rows: Omit<Plan, "current">[],
  now: number,
): Promise<Plan[]> => {
  const versions = await readVersions(
    database,
    rows.map(({ id }) => id),
  );
  const { month } = await readCalendar(database, now);
  return rows.map((row) => ({
    ...row,
    current: versionOf(versions.get(row.id) ?? [], month) ?? null,
  }));
};

const kinds = ["price", "firstCalls", "furtherPrice"] as const;

const cellOf = ({ current, currency }: Plan, meter: Meter, kind: (typeof kinds)[number]) => {
  const value = current?.rates.find((rate) => rate.meter === meter)?.[kind];
  return kind === "firstCalls" ? value : moneyCell(value, currency);
};

/** Plans with the prices of the current month. */
export const plans = defineList(
  (
    services: Source,
    { currency, search }: Filter,
    { session, now }: { session: Viewer; now: number },
  ) => ({
    matching: services.database
      .selectFrom("pricePlans as plan")
      .$if(currency !== undefined, (query) => query.where("plan.currency", "=", currency!))
      .$if(Boolean(search), (query) =>
        query.where(containsText(services, ["plan.name"], search ?? "")),
      ),
    key: "plan.id",
    present: async (ids: string[]) => {
      const rows = await present(services.database, session).where("plan.id", "in", ids).execute();
      return withPrices(services.database, rows, now);
    },
  }),
  {
    sorts: (services) => ({ name: folded(services, "plan.name"), createdAt: "plan.createdAt" }),
    file: "plans",
    fileOrder: "asc",
    columns: [
      "name",
      "currency",
      "clients",
      "createdAt",
      ["validFrom", ({ current }) => current?.validFrom],
      ["platformFee", ({ current, currency }) => moneyCell(current?.platformFee, currency)],
      ...meters.flatMap((meter) =>
        kinds.map((kind): CsvColumns<Plan>[number] => [
          `${meter} ${kind}`,
          (plan) => cellOf(plan, meter, kind),
        ]),
      ),
    ],
  },
);

/** One plan with its versions; throws `not_found`. */
export const findPlan = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  id: string,
  now: number,
): Promise<PlanDetail> => {
  const plan = await present(database, viewer).where("plan.id", "=", id).executeTakeFirst();
  if (!plan) throw new Refusal("not_found");
  const versions = (await readVersions(database, [id])).get(id) ?? [];
  const { month } = await readCalendar(database, now);
  return { ...plan, versions, current: versionOf(versions, month) ?? null };
};
