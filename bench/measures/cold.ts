import { takeSample, type SampleRequest } from "../browser/take-sample.ts";
import { createCollector } from "./collector.ts";
import { inRounds } from "./in-rounds.ts";
import type { Measure } from "./measure.ts";

interface Figures {
  complete: number;
  painted: number;
}

interface ColdApp {
  name: string;
  title: string;
  app: string;
  /** Distinguishes its rows from those of the other apps. */
  row: string;
  /** How many main-thread milliseconds above the bound the first mount may take. */
  task: number;
  /** Also over HTTP/2, and after fetching or running it early. */
  ahead?: boolean;
}

/** The first mount of an app in a new page, in up to six circumstances. */
const measureCold = ({ name, title, app, row, task, ahead = false }: ColdApp): Measure => {
  const fast = row;
  const paint = `${row}, to the frame`;
  const cpu = `${row}, main thread`;
  const slow = `${row}, 40 ms a response`;
  const multiplexed = `${slow}, HTTP/2`;
  const prefetched = "Prefetched, 40 ms a response";
  const evaluated = "Run ahead, 40 ms a response";
  return {
    name,
    title,
    async run(bench, options) {
      const { row: addRow, add, rows } = createCollector();
      addRow({ title: fast, unit: "ms", against: "ratio", target: 1.05 });
      addRow({ title: paint, unit: "ms", against: "ratio" });
      addRow({ title: cpu, unit: "ms", against: "difference", target: task });
      addRow({ title: slow, unit: "ms", against: "ratio", target: 0.8 });
      if (ahead) {
        addRow({ title: multiplexed, unit: "ms", against: "ratio", target: 0.8 });
        addRow({ title: prefetched, unit: "ms", against: "ratio", bound: slow, target: 0.35 });
        addRow({ title: evaluated, unit: "ms", against: "ratio", bound: slow, target: 0.3 });
      }
      await inRounds(options, async (framework, keep) => {
        const mount = (request: Partial<SampleRequest>, done = "nothing") =>
          takeSample<Figures>(bench, {
            framework,
            measure: "cold",
            parameters: { app, ahead: done },
            ...request,
          });
        const time = async (title: string, request: Partial<SampleRequest>, done?: string) => {
          const { figures } = await mount(request, done);
          if (keep && figures) add(title, framework, figures.complete);
          return figures;
        };
        const figures = await time(fast, {});
        if (keep && figures) add(paint, framework, figures.painted);
        // A separate sample, because reading counters needs a session that the timed page shouldn't
        // have.
        const { counters } = await mount({ count: "as it is" });
        if (keep) add(cpu, framework, counters["after"]!.task - counters["before"]!.task);
        await time(slow, { latency: 40 });
        if (!ahead) return;
        await time(multiplexed, { latency: 40, version: "h2" });
        await time(prefetched, { latency: 40 }, "prefetched");
        await time(evaluated, { latency: 40 }, "evaluated");
      });
      return rows();
    },
  };
};

export const cold = measureCold({
  name: "cold",
  title: "First mount of a React app with 150 components",
  app: "reacta",
  row: "Cold mount",
  task: 3,
  ahead: true,
});

export const coldSmall = measureCold({
  name: "small",
  title: "First mount of a small React app",
  app: "small",
  row: "Small app, cold mount",
  task: 4,
});

export const coldTiny = measureCold({
  name: "tiny",
  title: "First mount of a tiny app",
  app: "tinya",
  row: "Tiny app, cold mount",
  task: 4,
});
