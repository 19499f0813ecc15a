/** A security requirement of the console, and the tests that prove it. */
export interface Requirement {
  /** Its number in docs/security.md; they count from 1. */
  row: number;
  must: string;
  /** Tests by their file, each with its title as it stands in the source. */
  proof: Readonly<Record<string, readonly string[]>>;
  /** The parts that don't hold, or aren't proved, and why. */
  notMet?: string;
}
