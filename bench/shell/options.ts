import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "../folders.ts";
import { benchArguments, lineOf } from "../history/ratios.ts";

const measures = ["login", "arrival", "navigation", "bundled", "theme", "idle", "heap"] as const;
export type MeasureName = (typeof measures)[number];

export interface ShellOptions {
  only: readonly MeasureName[];
  rounds: number;
  /** The folder of the built checkout that is measured. */
  checkout: string;
  /** The folder of another one to compare with. */
  against?: string;
  /** The commit whose line of the history gets the ratios. */
  history?: string;
}

/** `--quick --rounds=9 --only=login,theme --checkout=. --against=../before --history`. */
export const readOptions = (): ShellOptions => {
  const { values } = parseArgs({
    args: benchArguments(),
    options: {
      quick: { type: "boolean", default: false },
      rounds: { type: "string" },
      only: { type: "string" },
      checkout: { type: "string", default: repository },
      against: { type: "string" },
      history: { type: "string" },
    },
  });
  const wanted = values.only?.split(",") ?? measures;
  const unknown = wanted.filter((name) => !measures.some((one) => one === name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(", ")}: not among ${measures.join(", ")}`);
  return {
    only: measures.filter((name) => wanted.includes(name)),
    rounds: Number(values.rounds ?? (values.quick ? 3 : 9)),
    checkout: resolve(values.checkout),
    against: values.against && resolve(values.against),
    history: lineOf(values.history),
  };
};
