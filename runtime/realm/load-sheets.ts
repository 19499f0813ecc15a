import type { EntryPlan, PlannedStyle } from "../entry/plan.ts";
import { CssChunkLoadError } from "../errors/errors.ts";
import { loadElements } from "../modules/load-elements.ts";
import { dress } from "../modules/preload-scripts.ts";
import { fetchText, ResourceFailure, type ResourceRules } from "../modules/resource.ts";

/** Adds a plan's stylesheets to a document unchanged; resolves when all have loaded. */
export const loadSheets = async (
  app: string,
  document: Document,
  { styles }: EntryPlan,
  rules: ResourceRules,
  signal: AbortSignal,
): Promise<void> => {
  const put = async (style: PlannedStyle) => {
    if (style.kind === "inline") {
      const element = document.createElement("style");
      if (rules.nonce) element.nonce = rules.nonce;
      element.media = style.media;
      element.textContent = style.text;
      document.head.append(element);
      return;
    }
    const { url, media } = style;
    const link = dress(document.createElement("link"), style, rules);
    link.rel = "stylesheet";
    link.media = media;
    link.href = url;
    const explain = () => fetchText(url, rules, signal).then(() => undefined);
    try {
      await loadElements([link], rules, signal, { explain, remain: true });
    } catch (cause) {
      if (!(cause instanceof ResourceFailure)) throw cause;
      throw new CssChunkLoadError(cause.type, { app, phase: "load", url, cause });
    }
  };
  await Promise.all(styles.map(put));
};
