import type { EntryPlan } from "./plan.ts";

/** Why an entry page that arrived can't be used. */
export type EntryFault =
  | "not-html"
  | "not-manifest"
  | "host-page"
  | "inline-script"
  | "classic-only"
  | "no-module-entry";

/** The plan of an entry, and what makes it unusable, with a message. */
export interface ReadEntry {
  plan: EntryPlan;
  fault: [fault: EntryFault, words: string] | undefined;
}

export interface PageRules {
  /** Content type of the response. */
  mime: string;
  hostScripts: readonly string[];
  /** Whether classic scripts are enough: the sub-app is legacy, or has its own realm. */
  classic: boolean;
}

const withoutQuery = (url: string): string => url.replace(/[?#].*/s, "");

/** Returns what makes the plan unusable, with a message. */
export const faultOf = (
  plan: EntryPlan,
  { mime, hostScripts, classic }: PageRules,
): ReadEntry["fault"] => {
  const { entry, scripts, inline } = plan;
  if (!/^(text\/html|application\/xhtml\+xml)$/.test(mime))
    return ["not-html", `is not HTML but ${mime || "of no content type"}`];
  // A server without this file often responds with the host's own page.
  if (entry && hostScripts.some((script) => withoutQuery(script) === withoutQuery(entry)))
    return ["host-page", "is the host's own page: the server knows no such sub-app"];
  const count = inline.length;
  if (count > 0 && !classic)
    return [
      "inline-script",
      `has ${count} inline ${count > 1 ? "scripts" : "script"}: a module sub-app may start without its page, so nothing would run ${count > 1 ? "them" : "it"}. Move ${count > 1 ? "them to files" : "it to a file"}, mark with "ignore" what only the standalone page needs, or register the sub-app as legacy`,
    ];
  if (entry ?? (classic && scripts.length + count > 0)) return undefined;
  return scripts.length > 0
    ? [
        "classic-only",
        "has classic scripts and no module: a sub-app that sets its lifecycles on window is registered with `legacy: true`",
      ]
    : ["no-module-entry", "has no module entry: no <script type=module src>"];
};
