import type { Bench } from "../browser/take-sample.ts";

/** One row of the table: figures of every framework, in the same unit. */
export interface Row {
  title: string;
  unit: "ms" | "µs" | "bytes" | "count" | "yes";
  /** How the row is displayed: as a ratio to the bound, a difference from it, or as is. */
  against: "ratio" | "difference" | "itself";
  /**
   * The row whose bound is the divisor, if it isn't this one: a prefetched mount compared with a
   * cold one.
   */
  bound?: string;
  /** The target for ours, as displayed. */
  target?: number;
  /** Framework → its figures. Frameworks that don't support it are absent. */
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
