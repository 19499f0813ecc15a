import type { Contract } from "../contracts/contract.ts";
import { ContractMissingError } from "../contracts/contract-missing-error.ts";
import type { EntryPlan, PlannedFile } from "../entry/plan.ts";
import { ChunkLoadError, LifecycleMissingError } from "../errors/errors.ts";
import type { LoadContext } from "../lifecycle/load-release.ts";
import type { Namespace } from "../modules/evaluate-module.ts";
import { loadElements } from "../modules/load-elements.ts";
import { probe, ResourceFailure, type ResourceRules } from "../modules/resource.ts";
import { LegacyGlobalMissingError } from "./global-missing-error.ts";
import { stepsIn, type LegacySteps } from "./lifecycle-steps.ts";

export interface PageRun {
  context: LoadContext;
  plan: EntryPlan;
  /** Of a framework other than qiankun and single-spa. */
  contract: Contract | undefined;
  signal: AbortSignal;
  /** Where the scripts run. */
  page: Window;
  /** Called with the run of each script and module. */
  around: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Called with the run of each classic script: they talk through window. */
  turn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  importModule: (url: string) => Promise<Namespace>;
}

/** Gives an element the credentials, integrity and nonce of a file. */
export const dress = <Kind extends HTMLLinkElement | HTMLScriptElement>(
  element: Kind,
  { integrity }: Pick<PlannedFile, "integrity">,
  { credentials, nonce }: ResourceRules,
): Kind => {
  element.crossOrigin = credentials === "include" ? "use-credentials" : "anonymous";
  if (integrity) element.integrity = integrity;
  if (nonce) element.nonce = nonce;
  return element;
};

/**
 * Runs all that a page names, when all of it has arrived: classic scripts in their order, each in a
 * real element, so that `document.currentScript` and a bundler's public path are true; then modules.
 */
const runFiles = async ({ context, plan, signal, page, around, turn, importModule }: PageRun) => {
  const { rules } = context;
  const { document } = page;
  const preload = (rel: string) => (file: PlannedFile) => {
    const link = dress(document.createElement("link"), file, rules);
    link.rel = rel;
    link.as = "script";
    link.href = file.url;
    return link;
  };
  const preloads = [
    ...plan.scripts.map(preload("preload")),
    ...plan.modules.map(preload("modulepreload")),
  ];
  await loadElements(preloads, rules, signal);
  for (const file of plan.scripts) {
    signal.throwIfAborted();
    const script = dress(document.createElement("script"), file, rules);
    script.src = file.url;
    await turn(() => around(() => loadElements([script], rules, signal)));
  }
  let exported: Namespace | undefined;
  for (const { url } of plan.modules) {
    signal.throwIfAborted();
    const namespace = await around(() => importModule(url));
    if (url === plan.entry) exported = namespace;
  }
  return exported;
};

/** Runs a page and finds the lifecycles where they were announced: on a named global, or exported. */
export const runPage = async (run: PageRun): Promise<LegacySteps> => {
  const { context, plan, contract, signal, page } = run;
  const { name: app, global, legacy } = context.registration;
  const facts = { app, phase: "load", url: plan.url } as const;
  let thrown: unknown;
  const onError = ({ error, filename, message }: ErrorEvent) => {
    if (plan.scripts.some(({ url }) => url === filename)) thrown ??= error ?? message;
  };
  page.addEventListener("error", onError);
  try {
    const exported = await runFiles(run);
    const spoken = await contract?.find(exported);
    if (spoken) return spoken;
    const ofModule = stepsIn(exported);
    if (!contract && global === undefined && ofModule("mount")) return ofModule;
    if (plan.entry !== undefined && !legacy)
      throw new LifecycleMissingError(Object.keys(exported ?? {}), { ...facts, url: plan.entry });
    const found = (page as unknown as Record<string, unknown>)[global ?? app];
    const ofGlobal = stepsIn(found);
    if (!contract && ofGlobal("mount")) return ofGlobal;
    // A page where a script should be is how servers with a catch-all route say "no such file".
    for (const { url } of plan.scripts) {
      const failure = await probe(url, context.rules, signal);
      if (failure) throw failure;
    }
    if (contract)
      throw new ContractMissingError(context.registration.contract ?? "", contract.place, {
        ...facts,
        cause: thrown,
      });
    throw new LegacyGlobalMissingError(global ?? app, found, exported, { ...facts, cause: thrown });
  } catch (cause) {
    if (!(cause instanceof ResourceFailure)) throw cause;
    throw new ChunkLoadError(cause.type, { ...facts, url: cause.url, cause });
  } finally {
    page.removeEventListener("error", onError);
  }
};
