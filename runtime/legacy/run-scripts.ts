import type { PlannedFile } from "../entry/plan.ts";
import { loadElements } from "../modules/load-elements.ts";
import type { ResourceRules } from "../modules/resource.ts";

const dressed = <Kind extends HTMLLinkElement | HTMLScriptElement>(
  element: Kind,
  { integrity }: PlannedFile,
  { credentials, nonce }: ResourceRules,
): Kind => {
  element.crossOrigin = credentials === "include" ? "use-credentials" : "anonymous";
  if (integrity) element.integrity = integrity;
  if (nonce) element.nonce = nonce;
  return element;
};

/**
 * Runs classic scripts in this order, each in a real element, so that `document.currentScript` and
 * a bundler's public path are true. None runs before all have arrived, or after the signal is
 * aborted. `around` is called with the run of each. Returns what the first that threw has thrown.
 */
export const runScripts = async (
  files: readonly PlannedFile[],
  rules: ResourceRules,
  signal: AbortSignal,
  around: (work: () => Promise<void>) => Promise<void>,
): Promise<unknown> => {
  const preloads = files.map((file) => {
    const link = dressed(document.createElement("link"), file, rules);
    link.rel = "preload";
    link.as = "script";
    link.href = file.url;
    return link;
  });
  await loadElements(preloads, rules, signal);
  let thrown: unknown;
  const onError = ({ error, filename, message }: ErrorEvent) => {
    if (files.some(({ url }) => url === filename)) thrown ??= error ?? message;
  };
  window.addEventListener("error", onError);
  try {
    for (const file of files) {
      signal.throwIfAborted();
      const script = dressed(document.createElement("script"), file, rules);
      script.src = file.url;
      await around(() => loadElements([script], rules, signal));
    }
  } finally {
    window.removeEventListener("error", onError);
  }
  return thrown;
};
