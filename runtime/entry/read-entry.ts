import type { FetchedText } from "../modules/resource.ts";
import type { SubAppRegistration } from "../types.ts";
import type { Chunks } from "../lifecycle/load-context.ts";
import { faultOf, type ReadEntry } from "./fault-of.ts";
import { parseEntry } from "./parse-entry.ts";

/** Reads a page, or a remote's manifest. Loaded only where an entry is fetched. */
export const readEntry = async (
  { text, url, mime }: FetchedText,
  registration: SubAppRegistration,
  hostScripts: readonly string[],
  remotes: Chunks["remotes"],
): Promise<ReadEntry> => {
  if (registration.contract === "module-federation") {
    const { readRemote } = await remotes();
    return readRemote(text, url, registration);
  }
  const plan = parseEntry(text, url);
  const classic = Boolean(registration.legacy ?? registration.realm);
  return { plan, fault: faultOf(plan, { mime, hostScripts, classic }) };
};
