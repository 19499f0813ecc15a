import type { FetchedText } from "../modules/resource.ts";
import type { SubAppRegistration } from "../types.ts";
import type { Chunks } from "../lifecycle/load-context.ts";
import { faultOf, type ReadEntry } from "./fault-of.ts";
import { parseEntry } from "./parse-entry.ts";

const charset = /\bcharset\s*=\s*["']?([\w-]+)/i;
const isUnicode = /^utf/i;
const inMeta = new RegExp(`<meta[^>]*${charset.source}`, "i");

/** A page's text in the encoding that its response or its start names, as browsers read it. */
const decoded = ({ text, bytes, type }: FetchedText): [text: string, encoding?: string] => {
  const [, label] = charset.exec(type) ?? inMeta.exec(text.slice(0, 1024)) ?? [];
  try {
    const decoder = new TextDecoder(label);
    // Nobody can write a page in it that says so.
    if (!isUnicode.test(decoder.encoding)) return [decoder.decode(bytes), decoder.encoding];
  } catch {
    // Browsers ignore a name that they don't know, too.
  }
  return [text];
};

/** Reads a page, or a remote's manifest. Loaded only where an entry is fetched. */
export const readEntry = async (
  page: FetchedText,
  registration: SubAppRegistration,
  hostScripts: readonly string[],
  remotes: Chunks["remotes"],
): Promise<ReadEntry> => {
  const { url, mime } = page;
  if (registration.contract === "module-federation") {
    const { readRemote } = await remotes();
    return readRemote(page.text, url, registration);
  }
  const [text, encoding] = decoded(page);
  const plan = parseEntry(text, url);
  for (const script of plan.scripts) {
    // They have their page's encoding, unless they name another.
    const { charset = encoding, ...attributes } = script.attributes;
    script.attributes =
      charset && !isUnicode.test(charset) ? { charset, ...attributes } : attributes;
  }
  const classic = Boolean(registration.legacy ?? registration.realm);
  return { plan, fault: faultOf(plan, { mime, hostScripts, classic }) };
};
