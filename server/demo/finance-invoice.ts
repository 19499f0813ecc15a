import { meters, type Meter } from "@console-shell/contract/words/meters";
import { rate, type Rated, taxRates } from "#modules/billing/index.ts";
import type { DemoPlan } from "./finance-plans.ts";

/** Each kind's share of usage beyond the platform fee. */
const parts: Record<Meter, number> = {
  "face-search": 0.42,
  "face-compare": 0.16,
  "object-search": 0.3,
  "image-upload": 0.09,
  "library-call": 0.03,
};

export interface InvoiceFigures extends Rated {
  versionId: string;
}

/** An invoice for a month of about the given value in whole units, rated as the server rates it. */
export const invoiceFigures = (
  plan: DemoPlan,
  start: number,
  value: number,
  random: () => number,
): InvoiceFigures => {
  const version = plan.versions.find(({ from }) => from <= start)!;
  const used = Math.max(0, value * 100 - version.platformFee);
  const usage = new Map(
    meters.map((meter) => {
      const { price } = version.rates.find((one) => one.meter === meter)!;
      const share = used * parts[meter] * (0.75 + random() * 0.5);
      return [meter, Math.max(1, Math.round((share / price) * 1_000))];
    }),
  );
  const rated = rate(version, usage, taxRates[plan.currency])!;
  return { ...rated, versionId: version.id };
};
