import { takeSample } from "../browser/take-sample.ts";
import { createCollector } from "./collector.ts";
import { inRounds } from "./in-rounds.ts";
import type { Measure } from "./measure.ts";

const remount = "Warm remount";
const change = "Switch between two apps";
const kept = "Switch, kept alive";

/** Remounts and switches of apps that are loaded. */
export const warm: Measure = {
  name: "warm",
  title: "Apps that are loaded",
  async run(bench, options) {
    const collector = createCollector();
    const times = options.quick ? 3 : 6;
    collector.row({ title: remount, unit: "ms", against: "ratio", target: 1.03 });
    collector.row({ title: change, unit: "ms", against: "ratio", target: 1.05 });
    collector.row({ title: kept, unit: "ms", against: "ratio", bound: change, target: 0.35 });
    await inRounds(options, async (framework, keep) => {
      const { figures } = await takeSample<{ remount: number[]; switch: number[] }>(bench, {
        framework,
        measure: "warm",
        parameters: { times },
      });
      const parked = await takeSample<{ switch: number[] }>(bench, {
        framework,
        measure: "kept",
        parameters: { times, keepAlive: true },
      });
      if (!keep || !figures) return;
      collector.add(remount, framework, ...figures.remount);
      collector.add(change, framework, ...figures.switch);
      if (parked.figures) collector.add(kept, framework, ...parked.figures.switch);
    });
    return collector.rows();
  },
};
