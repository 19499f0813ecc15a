import type { exportPlans, Plan } from "@console-shell/contract/calls/finance-plans";
import { type Meter, meters } from "@console-shell/contract/words/meters";
import type { Handler } from "#kernel/call.ts";
import { type CsvColumns, sendCsv } from "#kernel/send-csv.ts";
import { everyPlan } from "./plan-queries.ts";
import { moneyCell } from "../money-columns.ts";

const kinds = ["price", "firstCalls", "furtherPrice"] as const;

const cellOf = ({ current, currency }: Plan, meter: Meter, kind: (typeof kinds)[number]) => {
  const value = current?.rates.find((rate) => rate.meter === meter)?.[kind];
  return kind === "firstCalls" ? value : moneyCell(value, currency);
};

const columns: CsvColumns<Plan> = [
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
];

/** Exports the matching plans, with this month's prices. */
export const handleExportPlans: Handler<typeof exportPlans> = async ({
  openReport,
  query,
  session,
  now,
  reply,
}) => sendCsv(reply, "plans", columns, everyPlan(openReport(), session, query, now));
