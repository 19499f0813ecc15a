import { parseArgs } from "node:util";

const measures = ["accuracy", "speed", "search"] as const;
export type Measure = (typeof measures)[number];

export interface VisionBenchOptions {
  measures: readonly Measure[];
  /** Recompute the average face before anything is measured. */
  mean: boolean;
  /** Pictures in the queue, and rounds with each number of workers. */
  pictures: number;
  rounds: number;
  /** Numbers of faces to search, ascending, and searches in each way. */
  sizes: readonly number[];
  queries: number;
  /** The program folder of a PostgreSQL with pgvector. */
  programs: string | undefined;
}

const isMeasure = (name: string): name is Measure => measures.some((one) => one === name);

/** `--only=speed,search --pictures=24 --rounds=3 --sizes=1000,10000 --queries=40 --programs=FOLDER --mean`. */
export const readOptions = (): VisionBenchOptions => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: measures.join(",") },
      mean: { type: "boolean", default: false },
      pictures: { type: "string", default: "24" },
      rounds: { type: "string", default: "3" },
      sizes: { type: "string", default: "1000,10000,100000" },
      queries: { type: "string", default: "40" },
      programs: { type: "string" },
    },
  });
  const wanted = values.only.split(",");
  const unknown = wanted.filter((name) => !isMeasure(name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(", ")}: not among ${measures.join(", ")}`);
  return {
    measures: measures.filter((name) => wanted.includes(name)),
    mean: values.mean,
    pictures: Number(values.pictures),
    rounds: Number(values.rounds),
    sizes: values.sizes
      .split(",")
      .map(Number)
      .toSorted((one, other) => one - other),
    queries: Number(values.queries),
    programs: values.programs,
  };
};
