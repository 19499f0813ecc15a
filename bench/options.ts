import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "./folders.ts";
import { frameworks, type FrameworkFacts } from "./frameworks/list.ts";
import { benchArguments, lineOf } from "./history/ratios.ts";
import { measures, type Measure } from "./measures/list.ts";

export interface BenchOptions {
  measures: readonly Measure[];
  frameworks: readonly FrameworkFacts[];
  /** Samples of each framework in each measure, after a discarded one. */
  rounds: number;
  /** Fewer repetitions within a sample. */
  quick: boolean;
  /** Folder of the runtime's source: this harness can also measure another checkout's. */
  source: string;
  /** The commit whose line of the history gets the ratios. */
  history?: string;
}

const pick = <Item extends { name: string }>(items: readonly Item[], wanted?: string): Item[] => {
  if (wanted === undefined) return [...items];
  const names = wanted.split(",");
  const unknown = names.filter((name) => !items.some((item) => item.name === name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(", ")}: not among ${items.map(({ name }) => name).join(", ")}`);
  return items.filter(({ name }) => names.includes(name));
};

/**
 * `--quick --rounds=10 --only=cold,warm --frameworks=ours,qiankun --runtime=FOLDER --history`;
 * the bound is always included.
 */
export const readOptions = (): BenchOptions => {
  const { values } = parseArgs({
    args: benchArguments(),
    options: {
      quick: { type: "boolean", default: false },
      rounds: { type: "string" },
      only: { type: "string" },
      frameworks: { type: "string" },
      runtime: { type: "string", default: join(repository, "runtime") },
      history: { type: "string" },
    },
  });
  const chosen = pick(frameworks, values.frameworks);
  return {
    measures: pick(measures, values.only),
    frameworks: frameworks.filter((one) => one.name === "bound" || chosen.includes(one)),
    rounds: Number(values.rounds ?? (values.quick ? 5 : 30)),
    quick: values.quick,
    source: resolve(values.runtime),
    history: lineOf(values.history),
  };
};
