import type { exportPlans, Plan } from "@console-shell/contract/calls/finance-plans";
import { meters } from "@console-shell/contract/words/meters";
import type { Handler } from "../../../../kernel/call.ts";
import { type CsvColumns, sendCsv } from "../../../../kernel/send-csv.ts";
import { everyPlan } from "./plan-queries.ts";

const kinds = ["price", "firstCalls", "furtherPrice"] as const;

const columns: CsvColumns<Plan> = [
  "name",
  "currency",
  "clients",
  "createdAt",
  ["validFrom", ({ current }) => current?.validFrom],
  ["platformFee", ({ current }) => current?.platformFee],
  ...meters.flatMap((meter) =>
    kinds.map((kind): CsvColumns<Plan>[number] => [
      `${meter} ${kind}`,
      ({ current }) => current?.rates.find((rate) => rate.meter === meter)?.[kind],
    ]),
  ),
];

/** Exports the matching plans, with this month's prices in minor units. */
export const handleExportPlans: Handler<typeof exportPlans> = async ({
  openReport,
  query,
  session,
  now,
  reply,
}) => sendCsv(reply, "plans", columns, everyPlan(openReport(), session, query, now));
