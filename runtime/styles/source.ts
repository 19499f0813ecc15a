/** Whether a text may have imports. */
export const importing = /@import/i;

/** One stylesheet text and the blocks around it. */
export interface StyleSource {
  text: string;
  /** The base for its relative addresses. */
  base: string;
  /** Opening of each block around it, outermost first: `@media print`, `@layer base`. */
  around: string[];
}
