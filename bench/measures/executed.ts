import { takeSample } from "../browser/take-sample.ts";
import { createCollector } from "./collector.ts";
import { inRounds } from "./in-rounds.ts";
import type { Measure } from "./measure.ts";

const timers = /setTimeout|setInterval|animation frame/;

/** What an app's own operations cost inside the framework. */
export const executed: Measure = {
  name: "executed",
  title: "Execution inside the app",
  async run(bench, options) {
    const collector = createCollector();
    const known = new Set<string>();
    await inRounds(options, async (framework, keep) => {
      const { figures } = await takeSample<Record<string, number>>(bench, {
        framework,
        measure: "executed",
      });
      if (!keep) return;
      for (const [title, value] of Object.entries(figures ?? {})) {
        const target = timers.test(title) ? 1.15 : 1.05;
        if (!known.has(title)) collector.row({ title, unit: "µs", against: "ratio", target });
        known.add(title);
        collector.add(title, framework, value);
      }
    });
    return collector.rows();
  },
};
