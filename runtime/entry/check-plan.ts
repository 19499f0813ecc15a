import { EntryInvalidError, OriginRefusedError } from "../errors/errors.ts";
import type { EntryPlan } from "./plan.ts";

const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? url;

/** Throws what makes the plan unusable; returns the URL of its entry module. */
export const checkPlan = (
  app: string,
  plan: EntryPlan,
  allowed: (url: string) => boolean,
  hostScripts: readonly string[],
): string => {
  const facts = { app, phase: "load", url: plan.url } as const;
  const { entry } = plan;
  // A server that knows no such file often answers with the page of the host itself.
  if (entry && hostScripts.some((script) => withoutQuery(script) === withoutQuery(entry)))
    throw new EntryInvalidError("host-page", facts);
  if (plan.inlineScripts > 0) throw new EntryInvalidError("inline-script", facts);
  if (!entry) throw new EntryInvalidError("no-module-entry", facts);
  const urls = [
    ...plan.modules.map(({ url }) => url),
    ...plan.preloads.map(({ url }) => url),
    ...plan.styles.flatMap((style) => (style.kind === "link" ? style.url : [])),
  ];
  for (const url of urls) if (!allowed(url)) throw new OriginRefusedError({ ...facts, url });
  return entry;
};
