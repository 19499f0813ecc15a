import { faultOf, type PageRules } from "./fault-of.ts";
import { parseEntry } from "./parse-entry.ts";

/** The plan of an entry page, and what makes it unusable. Loaded only where a page is fetched. */
export const readEntry = (text: string, url: string, rules: PageRules) => {
  const plan = parseEntry(text, url);
  return { plan, fault: faultOf(plan, rules) };
};
