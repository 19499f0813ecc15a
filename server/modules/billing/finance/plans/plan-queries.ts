import type {
  exportPlans,
  listPlans as listPlansEndpoint,
  Plan,
  PlanDetail,
} from "@console-shell/contract/calls/finance-plans";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Source } from "#platform/database/source.ts";
import { monthOf } from "../billing/months.ts";
import { visibleTo, type Viewer } from "../viewer.ts";
import { readVersions, versionOf } from "./plan-versions.ts";

type ListQuery = z.output<typeof listPlansEndpoint.query>;
type Filter = z.output<typeof exportPlans.query>;

const plans = (database: Kysely<Tables>, viewer: Viewer) =>
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

/** Adds to each plan the prices of the month of `now`. */
const withPrices = async (
  database: Kysely<Tables>,
  rows: Omit<Plan, "current">[],
  now: number,
): Promise<Plan[]> => {
  const versions = await readVersions(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    current: versionOf(versions.get(row.id) ?? [], monthOf(now)) ?? null,
  }));
};

/* The matching plans, with the prices of the month of `now`. */
const listed = (services: Source, viewer: Viewer, { currency, search }: Filter, now: number) => ({
  matching: services.database
    .selectFrom("pricePlans as plan")
    .$if(currency !== undefined, (query) => query.where("plan.currency", "=", currency!))
    .$if(Boolean(search), (query) =>
      query.where(containsText(services, ["plan.name"], search ?? "")),
    ),
  key: "plan.id",
  present: async (ids: string[]) => {
    const rows = await plans(services.database, viewer).where("plan.id", "in", ids).execute();
    return withPrices(services.database, rows, now);
  },
});

/** Every matching plan in batches, with the prices of the month of `now`. */
export const everyPlan = (services: Source, viewer: Viewer, filter: Filter, now: number) =>
  everyOf(listed(services, viewer, filter, now));

/** One page of the matching plans, with the prices of the month of `now`, and their number. */
export const listPlans = (services: Source, viewer: Viewer, query: ListQuery, now: number) =>
  pageOf(
    {
      ...listed(services, viewer, query, now),
      sorts: { name: folded(services, "plan.name"), createdAt: "plan.createdAt" },
    },
    query,
  );

/** One plan with its versions; throws `not_found`. */
export const findPlan = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  id: string,
  now: number,
): Promise<PlanDetail> => {
  const plan = await plans(database, viewer).where("plan.id", "=", id).executeTakeFirst();
  if (!plan) throw new Refusal("not_found");
  const versions = (await readVersions(database, [id])).get(id) ?? [];
  return { ...plan, versions, current: versionOf(versions, monthOf(now)) ?? null };
};
