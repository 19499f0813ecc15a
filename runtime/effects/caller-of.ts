import type { Ownership } from "../modules/ownership.ts";
import { compared, type Origin } from "./tracker.ts";

/**
 * Reads a stack, once: whose file made the call, and from where. The caller is below two frames of
 * the runtime, the recorder and the patched function.
 */
export const createCallerOf = (
  ownerOfFile: Ownership["ownerOf"],
  urlsOf: (stack: unknown) => string[],
): ((origin: Origin) => string) => {
  const hasFile = (line: string) => urlsOf(line).length > 0;
  return (origin) => {
    const { call, present } = origin;
    if (origin.app !== undefined) return origin.app;
    const ownerOf = (line: string) => {
      const [url] = urlsOf(line);
      return url && ownerOfFile(url, present);
    };
    const [, , caller = "", ...outer] = (call?.stack ?? "").split("\n").filter(hasFile);
    const app = ownerOf(caller) ?? "";
    origin.call = undefined;
    if (app) {
      const own = outer.filter((line) => !/^\s*at async /.test(line) && ownerOf(line) === app);
      // Without function names: they depend on the receiver.
      const places = [caller, ...own].map((line) => /\S+$/.exec(line)?.[0]);
      origin.site = places.slice(0, compared).join();
    }
    return (origin.app = app);
  };
};
