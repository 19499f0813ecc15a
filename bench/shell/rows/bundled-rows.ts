import type { Loaded } from "../page/loaded.ts";
import { kB, ratio, type Row } from "../rows.ts";

/** All seven visited, the shell and what they share included, beside seven that share nothing. */
export const bundledRows = (shared: Loaded, bundled: Map<string, Loaded>): Row[] => {
  const sum = [...bundled.values()].reduce((total, { code }) => total + code, 0);
  return [ratio("all seven visited, with the shell and the login", shared.code, sum, 0.22, kB)];
};
