import { addDemoApiUsage, seedApiUsage } from "../api-usage.ts";
import { seeds } from "../index.ts";
import type { Seed } from "../seed.ts";
import { addDemoUsage, seedUsage } from "../usage.ts";

/** The demo with a week in its longest tables instead of two months, for tests that need some of everything. */
export const shortSeeds: readonly Seed[] = seeds.map((seed): Seed => {
  if (seed === seedUsage) return (context) => addDemoUsage(context, 7);
  return seed === seedApiUsage ? (context) => addDemoApiUsage(context, 7) : seed;
});
