/** One thing that has to hold so that the console is safe, and what proves it. */
export interface Requirement {
  /** Its number in docs/security.md; they count from 1. */
  row: number;
  must: string;
  /** Tests by their file, each with its title as it stands in the source. */
  proof: Readonly<Record<string, readonly string[]>>;
  /** What of it does not hold, or is not proved, and why. */
  notMet?: string;
}
