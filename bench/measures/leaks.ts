import { takeSample } from "../browser/take-sample.ts";
import { createCollector } from "./collector.ts";
import { inRounds } from "./in-rounds.ts";
import type { Measure } from "./measure.ts";

interface Figures {
  left: Record<string, number>;
  during: Record<string, boolean>;
}

/**
 * What one mount of an app that cleans up nothing leaves behind, and which styles leak in or out.
 */
export const leaks: Measure = {
  name: "leaks",
  title: "An app that leaks 20 listeners, 5 intervals, 50 globals, 3 styles and 10 nodes",
  async run(bench, options) {
    const collector = createCollector();
    const known = new Set<string>();
    const add = (title: string, unit: "count" | "yes", framework: string, value: number) => {
      if (!known.has(title)) collector.row({ title, unit, against: "itself", target: 0 });
      known.add(title);
      collector.add(title, framework, value);
    };
    await inRounds({ ...options, rounds: 1 }, async (framework, keep) => {
      const { figures } = await takeSample<Figures>(bench, { framework, measure: "leaks" });
      if (!keep || !figures) return;
      for (const [title, value] of Object.entries(figures.left))
        add(`left: ${title}`, "count", framework, value);
      for (const [title, value] of Object.entries(figures.during))
        add(title, "yes", framework, Number(value));
    });
    return collector.rows();
  },
};
