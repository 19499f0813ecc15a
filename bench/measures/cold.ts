import { takeSample, type SampleRequest } from "../browser/take-sample.ts";
import { createCollector } from "./collector.ts";
import { inRounds } from "./in-rounds.ts";
import type { Measure, Row } from "./measure.ts";

interface Figures {
  complete: number;
  painted: number;
}

const title = "Cold mount";
const paint = "Cold mount, to the frame";
const cpu = "Cold mount, main thread";
const slow = "Cold mount, 40 ms a response";
const multiplexed = "Cold mount, 40 ms a response, HTTP/2";
const prefetched = "Prefetched, 40 ms a response";
const evaluated = "Run ahead, 40 ms a response";

const rows: Omit<Row, "figures">[] = [
  { title, unit: "ms", against: "ratio", target: 1.05 },
  { title: paint, unit: "ms", against: "ratio" },
  { title: cpu, unit: "ms", against: "difference", target: 3 },
  { title: slow, unit: "ms", against: "ratio", target: 0.8 },
  { title: multiplexed, unit: "ms", against: "ratio", target: 0.8 },
  { title: prefetched, unit: "ms", against: "ratio", bound: slow, target: 0.35 },
  { title: evaluated, unit: "ms", against: "ratio", bound: slow, target: 0.3 },
];

/** The first mount of an app in a page of its own, in five circumstances. */
export const cold: Measure = {
  name: "cold",
  title: "A React app of 150 components in a page that never had it",
  async run(bench, options) {
    const collector = createCollector();
    for (const row of rows) collector.row(row);
    await inRounds(options, async (framework, keep) => {
      const mount = (request: Partial<SampleRequest>, ahead = "nothing") =>
        takeSample<Figures>(bench, {
          framework,
          measure: "cold",
          parameters: { app: "reacta", ahead },
          ...request,
        });
      const fast = await mount({});
      // Another sample: the counters are read through a session that the timed page should not have.
      const { counters } = await mount({ count: "as it is" });
      const late = await mount({ latency: 40 });
      const parallel = await mount({ latency: 40, version: "h2" });
      const ahead = await mount({ latency: 40 }, "prefetched");
      const run = await mount({ latency: 40 }, "evaluated");
      if (!keep) return;
      if (fast.figures) {
        collector.add(title, framework, fast.figures.complete);
        collector.add(paint, framework, fast.figures.painted);
      }
      collector.add(cpu, framework, counters["after"]!.task - counters["before"]!.task);
      if (late.figures) collector.add(slow, framework, late.figures.complete);
      if (parallel.figures) collector.add(multiplexed, framework, parallel.figures.complete);
      if (ahead.figures) collector.add(prefetched, framework, ahead.figures.complete);
      if (run.figures) collector.add(evaluated, framework, run.figures.complete);
    });
    return collector.rows();
  },
};
