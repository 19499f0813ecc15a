import { parseArgs } from "node:util";

const measures = ["login", "navigation", "bundled", "theme", "idle", "heap"] as const;
export type MeasureName = (typeof measures)[number];

export interface ShellOptions {
  only: readonly MeasureName[];
  rounds: number;
  /** The folder of another, built checkout to compare with. */
  against?: string;
}

/** `--quick --rounds=9 --only=login,theme --against=../before`. */
export const readOptions = (): ShellOptions => {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean", default: false },
      rounds: { type: "string" },
      only: { type: "string" },
      against: { type: "string" },
    },
  });
  const wanted = values.only?.split(",") ?? measures;
  const unknown = wanted.filter((name) => !measures.some((one) => one === name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(", ")}: not among ${measures.join(", ")}`);
  return {
    only: measures.filter((name) => wanted.includes(name)),
    rounds: Number(values.rounds ?? (values.quick ? 3 : 9)),
    against: values.against,
  };
};
