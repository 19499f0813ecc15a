import type { PlanVersion } from "@console-shell/contract/calls/finance-plans";
import { meters } from "@console-shell/contract/words/meters";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { monthOf, monthStart } from "../billing/months.ts";

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
