import { EntryInvalidError, EntryLoadError, OriginRefusedError } from "../errors/errors.ts";
import type { LoadContext } from "../lifecycle/load-context.ts";
import { fetchText, ResourceFailure } from "../modules/resource.ts";
import type { EntryPlan } from "./plan.ts";

/** Fetches and reads the entry: a page, or a remote's manifest; `reload` bypasses every cache. */
export const loadPlan = async (
  { registration, rules, hostScripts, chunks }: LoadContext,
  signal: AbortSignal,
  cache: "no-cache" | "reload",
): Promise<EntryPlan> => {
  const url = new URL(registration.entry, document.baseURI).href;
  const facts = { app: registration.name, phase: "load", url } as const;
  if (!rules.allowed(url)) throw new OriginRefusedError(facts);
  const read = async () => {
    try {
      return await Promise.all([
        fetchText(url, rules, signal, { cache, accept: "text/html" }),
        import("./read-entry.ts"),
      ]);
    } catch (cause) {
      signal.throwIfAborted();
      const type = cause instanceof ResourceFailure ? cause.type : "error";
      throw new EntryLoadError(type, { ...facts, cause });
    }
  };
  const [page, { readEntry }] = await read();
  const { plan, fault } = await readEntry(page, registration, hostScripts(), chunks.remotes);
  if (fault) throw new EntryInvalidError(...fault, facts);
  return plan;
};
