import { takeSample } from "../browser/take-sample.ts";
import { createCollector } from "./collector.ts";
import { inRounds } from "./in-rounds.ts";
import type { Measure } from "./measure.ts";

const change = "Switch between two apps";
const kept = "Switch, kept alive";

/** Remounts and switches of loaded apps. */
export const warm: Measure = {
  name: "warm",
  title: "Remounts and switches of loaded apps",
  async run(bench, options) {
    const { row, add, rows } = createCollector();
    const times = options.quick ? 3 : 6;
    const pairs = [
      { one: "reacta", other: "reactb", remount: "Warm remount", change, times, target: 1.03 },
      {
        one: "tinya",
        other: "tinyb",
        remount: "Tiny app, warm remount",
        change: "Switch between two tiny apps",
        times: 5 * times,
        target: 1.1,
      },
    ];
    for (const { remount, change, target } of pairs) {
      row({ title: remount, unit: "ms", against: "ratio", target });
      row({ title: change, unit: "ms", against: "ratio", target: Math.max(1.05, target) });
    }
    row({ title: kept, unit: "ms", against: "ratio", bound: change, target: 0.35 });
    await inRounds(options, async (framework, keep) => {
      for (const { one, other, remount, change, times } of pairs) {
        const { figures } = await takeSample<{ remount: number[]; switch: number[] }>(bench, {
          framework,
          measure: "warm",
          parameters: { times, one, other },
        });
        if (!keep || !figures) continue;
        add(remount, framework, ...figures.remount);
        add(change, framework, ...figures.switch);
      }
      const parked = await takeSample<{ switch: number[] }>(bench, {
        framework,
        measure: "kept",
        parameters: { times, keepAlive: true },
      });
      if (keep && parked.figures) add(kept, framework, ...parked.figures.switch);
    });
    return rows();
  },
};
