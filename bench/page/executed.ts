import { nextReport } from "./done.ts";
import type { PageMeasure } from "./bridge.ts";
import { timeMount } from "./time.ts";

/** What each of the app's operations costs inside the framework, in microseconds. */
export const executed: PageMeasure = async (adapter, slot) => {
  const report = nextReport("exec");
  await timeMount("exec", () => adapter.mount("exec", slot));
  return report;
};
