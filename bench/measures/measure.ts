import type { Bench } from "../browser/take-sample.ts";

/** One row of the table: figures of every framework, in one unit. */
export interface Row {
  title: string;
  unit: "ms" | "µs" | "bytes" | "count" | "yes";
  /** How the row is shown: against the bound's figures, above them, or as it is. */
  against: "ratio" | "difference" | "itself";
  /** The row's divisor, where it is another row's bound: a prefetched mount against a cold one. */
  bound?: string;
  /** What ours should reach, as it is shown. */
  target?: number;
  /** Framework → its figures. A framework that can't do it is not there. */
  figures: Record<string, number[]>;
}

export interface RoundOptions {
  frameworks: readonly string[];
  rounds: number;
  quick: boolean;
  note: (text: string) => void;
}

export interface Measure {
  name: string;
  title: string;
  run(bench: Bench, options: RoundOptions & { runtime: string }): Promise<Row[]>;
}
