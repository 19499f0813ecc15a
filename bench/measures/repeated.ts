import type { Counters } from "../browser/counters.ts";
import { takeSample } from "../browser/take-sample.ts";
import { createCollector } from "./collector.ts";
import { inRounds } from "./in-rounds.ts";
import type { Measure, Row } from "./measure.ts";

const counted: [key: keyof Counters, facts: Omit<Row, "figures">][] = [
  ["heap", { title: "heap", unit: "bytes", against: "difference", target: 20_000 }],
  ["nodes", { title: "nodes", unit: "count", against: "itself", target: 0 }],
  ["listeners", { title: "listeners", unit: "count", against: "itself", target: 0 }],
  ["documents", { title: "documents", unit: "count", against: "itself", target: 0 }],
];

const apps = { reacta: "React app", leaky: "app that leaks on purpose" };

/**
 * Heap, nodes, listeners and documents left by 200 mounts and unmounts, after a garbage collection.
 */
export const repeated: Measure = {
  name: "repeated",
  title: "After many mounts and unmounts",
  async run(bench, options) {
    const collector = createCollector();
    const times = options.quick ? 50 : 200;
    // Counts hardly vary, so a few rounds are enough.
    const few = { ...options, rounds: Math.min(options.rounds, 3) };
    const named = (title: string, app: string) => `${app}, ${times} times: ${title}`;
    for (const app of Object.values(apps))
      for (const [, facts] of counted) collector.row({ ...facts, title: named(facts.title, app) });
    for (const [app, title] of Object.entries(apps))
      await inRounds(few, async (framework, keep) => {
        const { counters } = await takeSample(bench, {
          framework,
          measure: "repeated",
          parameters: { app, times },
          count: "after collecting",
        });
        const { before, after } = counters;
        if (!keep || !before || !after) return;
        for (const [key, facts] of counted)
          collector.add(named(facts.title, title), framework, after[key] - before[key]);
      });
    return collector.rows();
  },
};
