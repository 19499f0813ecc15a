import { CssChunkLoadError, OriginRefusedError } from "../errors/errors.ts";
import type { PlannedStyle } from "../entry/plan.ts";
import { fetchText, ResourceFailure, type ResourceRules } from "../modules/resource.ts";
import { flattenImports } from "./flatten-imports.ts";
import type { StyleSource } from "./source.ts";

/** Fetches the texts of all stylesheets of a plan, those they import included. */
export const loadStyles = async (
  app: string,
  styles: readonly PlannedStyle[],
  rules: ResourceRules,
  signal: AbortSignal,
): Promise<StyleSource[]> => {
  const fetchSheet = async (url: string, integrity?: string) => {
    const facts = { app, phase: "load", url } as const;
    if (!rules.allowed(url)) throw new OriginRefusedError(facts);
    try {
      const sheet = await fetchText(url, rules, signal, {
        accept: "text/css,*/*;q=0.1",
        integrity,
      });
      // A page where a sheet should be is how servers with a catch-all route say "no such file".
      if (sheet.mime === "text/html")
        throw new ResourceFailure("missing", url, "content type HTML");
      return sheet;
    } catch (cause) {
      if (!(cause instanceof ResourceFailure)) throw cause;
      throw new CssChunkLoadError(cause.type, { ...facts, cause });
    }
  };
  const load = async (style: PlannedStyle): Promise<StyleSource[]> => {
    const around = style.media && style.media !== "all" ? [`@media ${style.media}`] : [];
    const options = { nonce: rules.nonce, load: (url: string) => fetchSheet(url) };
    if (style.kind === "inline")
      return flattenImports({ text: style.text, base: style.base, around }, options);
    const { text, url } = await fetchSheet(style.url, style.integrity);
    return flattenImports({ text, base: url, around }, options, [style.url]);
  };
  return (await Promise.all(styles.map(load))).flat();
};
