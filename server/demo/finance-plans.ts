import type { Currency } from "@console-shell/contract/calls/finance";
import type { Rate } from "@console-shell/contract/calls/finance-plans";
import type { Meter } from "@console-shell/contract/words/meters";
import { newId } from "#platform/database/id.ts";
import { monthOf, type Prices, insertVersion } from "#modules/billing/index.ts";
import type { SeedContext } from "./seed.ts";

interface DemoVersion extends Prices {
  id: string;
  /** First instant. */
  from: number;
}

/** A seeded plan, with the newest version first. */
export interface DemoPlan {
  id: string;
  currency: Currency;
  versions: DemoVersion[];
}

/** The monthly fee, then the price per 1,000 calls of each kind, in minor units. */
const bases: Record<Currency, { fee: number; prices: Record<Meter, number> }> = {
  CNY: {
    fee: 200_000,
    prices: {
      "face-search": 1_800,
      "face-compare": 900,
      "object-search": 2_400,
      "image-upload": 600,
      "library-call": 200,
    },
  },
  USD: {
    fee: 30_000,
    prices: {
      "face-search": 260,
      "face-compare": 130,
      "object-search": 350,
      "image-upload": 90,
      "library-call": 30,
    },
  },
  EUR: {
    fee: 28_000,
    prices: {
      "face-search": 240,
      "face-compare": 120,
      "object-search": 320,
      "image-upload": 80,
      "library-call": 25,
    },
  },
};
const names: Record<Currency, [flat: string, tiered: string]> = {
  CNY: ["标准版", "企业版"],
  USD: ["Standard", "Enterprise"],
  EUR: ["Standard", "Enterprise"],
};

/** Prices of a plan, scaled by a percentage; a tiered plan gets cheaper after half a million calls. */
const pricesOf = (currency: Currency, tiered: boolean, level: number): Prices => {
  const { fee, prices } = bases[currency];
  const rates = Object.entries(prices).map(([meter, price]): Rate => {
    const levelled = Math.round((price * level) / 100);
    return {
      meter: meter as Meter,
      price: levelled,
      firstCalls: tiered ? 500_000 : null,
      furtherPrice: tiered ? Math.round(levelled * 0.7) : null,
    };
  });
  return { platformFee: tiered ? fee * 2 : fee, rates };
};

/** Two plans per currency, flat then tiered. Prices rose three months ago and will rise again. */
export const seedPlans = async ({
  database,
  now,
  operatorIds,
}: SeedContext): Promise<Record<Currency, DemoPlan[]>> => {
  const date = new Date(now);
  const month = (ahead: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1);
  const seeded: Record<Currency, DemoPlan[]> = { CNY: [], USD: [], EUR: [] };
  for (const currency of ["CNY", "USD", "EUR"] as const)
    for (const [index, name] of names[currency].entries()) {
      const plan: DemoPlan = { id: newId(), currency, versions: [] };
      await database
        .insertInto("pricePlans")
        .values({
          id: plan.id,
          name,
          currency,
          createdBy: operatorIds.admin,
          createdAt: month(-12),
        })
        .execute();
      for (const [ahead, level] of [
        [-12, 100],
        [-3, 104],
        ...(index === 0 ? [[2, 110] as const] : []),
      ] as const) {
        const prices = pricesOf(currency, index === 1, level);
        const published = Math.min(month(ahead - 1), now);
        const id = await insertVersion(
          database,
          { operatorId: operatorIds.bizDirector, now: published },
          plan.id,
          { validFrom: monthOf(month(ahead)), ...prices, rates: [...prices.rates] },
        );
        plan.versions.unshift({ id, from: month(ahead), ...prices });
      }
      seeded[currency].push(plan);
    }
  return seeded;
};
