import { TimeUp, within } from "../lifecycle/within.ts";
import type { PlannedModule } from "../entry/plan.ts";
import { probe, ResourceFailure, type ResourceRules } from "./resource.ts";

/** Why a script or link element fired `error`. */
export const explain = async (url: string, rules: ResourceRules, signal: AbortSignal) =>
  (await probe(url, rules, signal)) ?? new ResourceFailure("error", url);

/** Puts an element into head until it has loaded; rejects with a `ResourceFailure`. */
export const loadElement = async (
  element: HTMLLinkElement | HTMLScriptElement,
  url: string,
  rules: ResourceRules,
  signal: AbortSignal,
): Promise<void> => {
  try {
    await within(rules.timeout, signal, async (signal) => {
      const arrived = await new Promise<boolean>((resolve) => {
        element.addEventListener("load", () => resolve(true), { once: true });
        element.addEventListener("error", () => resolve(false), { once: true });
        document.head.append(element);
      });
      if (!arrived) throw await explain(url, rules, signal);
    });
  } catch (error) {
    if (error instanceof TimeUp) throw new ResourceFailure("timeout", url, error);
    throw error;
  } finally {
    element.remove();
  }
};

/** Sets what both kinds of elements have in common. */
export const dress = (
  element: HTMLLinkElement | HTMLScriptElement,
  module: PlannedModule,
  rules: ResourceRules,
): void => {
  element.crossOrigin = rules.credentials === "include" ? "use-credentials" : "anonymous";
  if (module.integrity) element.integrity = module.integrity;
  if (rules.nonce) element.nonce = rules.nonce;
};

/** Fetches a module into the browser's module map without running it. */
export const preloadModule = async (
  module: PlannedModule,
  rules: ResourceRules,
  signal: AbortSignal,
): Promise<void> => {
  const link = document.createElement("link");
  if (!link.relList.supports("modulepreload")) return;
  link.rel = "modulepreload";
  dress(link, module, rules);
  link.href = module.url;
  await loadElement(link, module.url, rules, signal);
};
