import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "../folders.ts";
import { benchArguments, lineOf } from "../history/ratios.ts";

const measures = ["info", "write", "login", "health"] as const;
export type Measure = (typeof measures)[number];

export interface ServerBenchOptions {
  measures: readonly Measure[];
  /** Samples of each server in each measure, after a discarded one. */
  rounds: number;
  /** Folders whose servers are compared. */
  checkouts: readonly string[];
  /** The commit whose line of the history gets the ratios, of one checkout. */
  history?: string;
}

const isMeasure = (name: string): name is Measure => measures.some((one) => one === name);

/** `--only=info,write --rounds=10 --quick --checkout=. --checkout=../other-checkout --history`. */
export const readOptions = (): ServerBenchOptions => {
  const { values } = parseArgs({
    args: benchArguments(),
    options: {
      only: { type: "string", default: measures.join(",") },
      rounds: { type: "string" },
      quick: { type: "boolean", default: false },
      checkout: { type: "string", multiple: true, default: [repository] },
      history: { type: "string" },
    },
  });
  const wanted = values.only.split(",");
  const unknown = wanted.filter((name) => !isMeasure(name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(", ")}: not among ${measures.join(", ")}`);
  return {
    measures: measures.filter((name) => wanted.includes(name)),
    rounds: Number(values.rounds ?? (values.quick ? 3 : 12)),
    checkouts: values.checkout.map((folder) => resolve(folder)),
    history: lineOf(values.history),
  };
};
