import { TimeUp, within } from "../lifecycle/within.ts";
import { probe, ResourceFailure, type ResourceRules } from "./resource.ts";

type Loading = HTMLLinkElement | HTMLScriptElement;

const urlOf = (element: Loading): string => ("href" in element ? element.href : element.src);

interface Manner {
  /** Finds out why one failed, because the browser doesn't say. */
  explain?: (
    url: string,
    rules: ResourceRules,
    signal: AbortSignal,
  ) => Promise<ResourceFailure | undefined>;
  /** Keeps the elements in the page. */
  remain?: boolean;
}

/**
 * Appends elements to their document's head until all have loaded; rejects with the
 * `ResourceFailure` of the first that failed. All requests start before this returns.
 */
export const loadElements = async (
  elements: readonly Loading[],
  rules: ResourceRules,
  signal: AbortSignal,
  { explain = probe, remain = false }: Manner = {},
): Promise<void> => {
  const awaited = new Set(elements);
  try {
    await within(
      rules.timeout,
      signal,
      (signal) =>
        new Promise<void>((resolve, reject) => {
          const arrived = (element?: Loading) => {
            if (element) awaited.delete(element);
            if (awaited.size === 0) resolve();
          };
          for (const element of elements) {
            element.addEventListener("load", () => arrived(element));
            element.addEventListener("error", () => {
              const url = urlOf(element);
              explain(url, rules, signal).then(
                (failure) => reject(failure ?? new ResourceFailure("error", url)),
                reject,
              );
            });
          }
          // head's own method is patched while a sub-app is active.
          const head = elements[0]?.ownerDocument.head;
          if (head) Element.prototype.append.apply(head, [...elements]);
          arrived();
        }),
    );
  } catch (error) {
    const [first] = awaited;
    if (first && error instanceof TimeUp) throw new ResourceFailure("timeout", urlOf(first), error);
    throw error;
  } finally {
    if (!remain) for (const element of elements) element.remove();
  }
};
