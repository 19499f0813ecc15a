import type { exportPlans, Plan } from "@console-shell/contract/calls/finance-plans";
import { meters } from "@console-shell/contract/words/meters";
import type { Handler } from "../../../../kernel/call.ts";
import { sendCsv } from "../../../../kernel/send-csv.ts";
import { everyPlan } from "./plan-queries.ts";

const kinds = ["price", "firstCalls", "furtherPrice"] as const;
type Prices = Record<`${(typeof meters)[number]} ${(typeof kinds)[number]}`, number | null>;

const columns = [
  "name",
  "currency",
  "clients",
  "createdAt",
  "validFrom",
  "platformFee",
  ...meters.flatMap((meter) => kinds.map((kind) => `${meter} ${kind}` as const)),
] as const;

/* One line per plan, with a column for each kind's prices. */
const lineOf = ({ current, ...plan }: Plan) => ({
  ...plan,
  validFrom: current?.validFrom ?? null,
  platformFee: current?.platformFee ?? null,
  ...(Object.fromEntries(
    meters.flatMap((meter) => {
      const rate = current?.rates.find((one) => one.meter === meter);
      return kinds.map((kind) => [`${meter} ${kind}`, rate?.[kind] ?? null]);
    }),
  ) as Prices),
});

async function* lines(batches: AsyncIterable<Plan[]>) {
  for await (const plans of batches) yield plans.map(lineOf);
}

/** Exports the matching plans, with this month's prices in minor units. */
export const handleExportPlans: Handler<typeof exportPlans> = async ({
  openReport,
  query,
  session,
  now,
  reply,
}) => sendCsv(reply, "plans", columns, lines(everyPlan(openReport(), session, query, now)));
