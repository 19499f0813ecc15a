import { nextReport } from "./done.ts";
import type { PageMeasure } from "./main.ts";
import { timeMount } from "./time.ts";

/** What the app's own operations cost inside the framework, in microseconds each. */
export const executed: PageMeasure = async (adapter, slot) => {
  const report = nextReport("exec");
  await timeMount("exec", () => adapter.mount("exec", slot));
  return report;
};
