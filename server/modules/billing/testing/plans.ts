import type { PlanDetail } from "@console-shell/contract/calls/finance-plans";
import { key } from "./proposal-calls.ts";
import type { TestServer } from "@console-shell/testing/server";

/** Prices: 1.00 per 1,000 calls of each kind, half of that for object searches after the first 1,000. */
export const prices = (validFrom: string, platformFee = 10_000) => ({
  validFrom,
  platformFee,
  rates: {
    "face-search": { price: 100 },
    "face-compare": { price: 100 },
    "object-search": { price: 100, further: { above: 1_000, price: 50 } },
    "image-upload": { price: 100 },
    "library-call": { price: 100 },
  },
});

/** A plan in yuan with these prices, through the server. */
export const addPlan = async (
  server: TestServer,
  ...given: Parameters<typeof prices>
): Promise<PlanDetail> =>
  (await server.as("bizDirector")).call("POST /cc-api/finance/plan/create", {
    body: {
      name: `Plan ${crypto.randomUUID()}`,
      currency: "CNY",
      prices: prices(...given),
      ...key(),
    },
  });
