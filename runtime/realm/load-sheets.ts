import type { EntryPlan, PlannedStyle } from "../entry/plan.ts";
import { CssChunkLoadError } from "../errors/errors.ts";
import { dress } from "../legacy/run-page.ts";
import { TimeUp, within } from "../lifecycle/within.ts";
import { fetchText, ResourceFailure, type ResourceRules } from "../modules/resource.ts";

/** Why a sheet did not arrive: the browser doesn't say. */
const reasonOf = (url: string, rules: ResourceRules, signal: AbortSignal) =>
  fetchText(url, rules, signal).then(
    ({ mime }) => (mime === "text/html" ? "missing" : "error"),
    (failure: unknown) => (failure instanceof ResourceFailure ? failure.type : "error"),
  );

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
    const facts = { app, phase: "load", url } as const;
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
      const type = cause instanceof TimeUp ? "timeout" : await reasonOf(url, rules, signal);
      throw new CssChunkLoadError(type, { ...facts, cause });
    }
  };
  await Promise.all(styles.map(put));
};
