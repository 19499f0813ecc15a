/** One text of a stylesheet with what surrounds it. */
export interface StyleSource {
  text: string;
  /** What its relative addresses are relative to. */
  base: string;
  /** Opening of each block around it, outermost first: `@media print`, `@layer base`. */
  around: string[];
}
