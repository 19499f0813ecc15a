import type { PlannedStyle } from "../entry/plan.ts";
import { CssChunkLoadError, OriginRefusedError } from "../errors/errors.ts";
import type { Phase } from "../lifecycle/state.ts";
import { fetchText, ResourceFailure, type ResourceRules } from "../modules/resource.ts";
import type { flattenImports } from "./flatten-imports.ts";
import { importing, type StyleSource } from "./source.ts";

/**
 * Fetches the texts of stylesheets and their imports, in cascade order. `flatten` is passed, because
 * few sheets need it.
 */
export const loadStyles = async (
  app: string,
  styles: readonly PlannedStyle[],
  rules: ResourceRules,
  signal: AbortSignal,
  flatten: typeof flattenImports,
  phase: Phase = "load",
): Promise<StyleSource[]> => {
  const fetchSheet = async (url: string, integrity?: string) => {
    const facts = { app, phase, url };
    if (!rules.allowed(url)) throw new OriginRefusedError(facts);
    try {
      const accept = "text/css,*/*;q=0.1";
      const sheet = await fetchText(url, rules, signal, { accept, integrity });
      // A redirect may have led to another origin.
      if (!rules.allowed(sheet.url)) throw new OriginRefusedError({ ...facts, url: sheet.url });
      // Servers with a catch-all route return an HTML page for a missing file.
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
    const isLink = style.kind === "link";
    const { text, url: base } = isLink
      ? await fetchSheet(style.url, style.integrity)
      : { text: style.text, url: style.base };
    const source = { text, base, around };
    if (!importing.test(text)) return [source];
    return flatten(source, rules.nonce, fetchSheet, isLink ? [style.url] : []);
  };
  return (await Promise.all(styles.map(load))).flat();
};
