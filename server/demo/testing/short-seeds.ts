import { addDemoApiUsage, seedApiUsage } from "../api-usage.ts";
import { seeds } from "../index.ts";
import type { DemoSeeds, Seed } from "../seed.ts";
import { addDemoUsage, seedEarlierUsage, seedUsage, seedOldestUsage } from "../usage.ts";

const shortened = (seed: Seed): Seed => {
  if (seed === seedOldestUsage || seed === seedEarlierUsage) return () => Promise.resolve();
  if (seed === seedUsage) return (context) => addDemoUsage(context, 7);
  return seed === seedApiUsage ? (context) => addDemoApiUsage(context, 7) : seed;
};

/** The demo with a week in its longest tables instead of two months, for tests that need some of everything. */
export const shortSeeds: DemoSeeds = {
  ...seeds,
  later: Object.fromEntries(
    Object.entries(seeds.later).map(([name, step]) => [
      name,
      { ...step, seeds: step.seeds.map(shortened) },
    ]),
  ),
};
