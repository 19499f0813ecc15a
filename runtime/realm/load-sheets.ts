import type { EntryPlan, PlannedStyle } from "../entry/plan.ts";
import { CssChunkLoadError } from "../errors/errors.ts";
import { dress } from "../legacy/run-page.ts";
import { TimeUp, within } from "../lifecycle/within.ts";
import { fetchText, ResourceFailure, type ResourceRules } from "../modules/resource.ts";

/** Puts the stylesheets of a plan into a document as they are; resolves when all are there. */
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
    try {
      await within(
        rules.timeout,
        signal,
        () =>
          new Promise<void>((resolve, reject) => {
            link.addEventListener("load", () => resolve());
            link.addEventListener("error", reject);
            document.head.append(link);
          }),
      );
    } catch (cause) {
      signal.throwIfAborted();
      // The browser doesn't say why.
      const failure =
        cause instanceof TimeUp
          ? new ResourceFailure("timeout", url)
          : await fetchText(url, rules, signal).catch((failure: unknown) => failure);
      const type = failure instanceof ResourceFailure ? failure.type : "error";
      throw new CssChunkLoadError(type, { app, phase: "load", url, cause });
    }
  };
  await Promise.all(styles.map(put));
};
