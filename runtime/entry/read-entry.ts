import type { FetchedText } from "../modules/resource.ts";
import type { SubAppRegistration } from "../types.ts";
import { faultOf, type EntryFault } from "./fault-of.ts";
import { parseEntry } from "./parse-entry.ts";
import type { EntryPlan } from "./plan.ts";

/** The plan of an entry, and what makes it unusable. Loaded only where an entry is fetched. */
export const readEntry = async (
  { text, url, mime }: FetchedText,
  registration: SubAppRegistration,
  hostScripts: readonly string[],
): Promise<{ plan: EntryPlan; fault: [fault: EntryFault, words: string] | undefined }> => {
  if (registration.contract === "module-federation") {
    const { readRemote } = await import("../contracts/module-federation/module-federation.ts");
    return readRemote(text, url, registration);
  }
  const plan = parseEntry(text, url);
  const classic = Boolean(registration.legacy ?? registration.realm);
  return { plan, fault: faultOf(plan, { mime, hostScripts, classic }) };
};
