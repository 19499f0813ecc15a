import type { Contract } from "../contracts/contract.ts";
import { ContractMissingError } from "../contracts/contract-missing-error.ts";
import type { EntryPlan, PlannedFile, PlannedInline, PlannedScript } from "../entry/plan.ts";
import { ChunkLoadError, LifecycleMissingError } from "../errors/errors.ts";
import type { LoadContext } from "../lifecycle/load-context.ts";
import type { Namespace } from "../modules/evaluate-module.ts";
import { loadElements } from "../modules/load-elements.ts";
import { dress, preloadScripts } from "../modules/preload-scripts.ts";
import { probe, ResourceFailure } from "../modules/resource.ts";
import { announce } from "./announce.ts";
import { LegacyGlobalMissingError } from "./global-missing-error.ts";
import { stepsIn, type LegacySteps } from "./lifecycle-steps.ts";
import { createScript, runInline } from "./run-inline.ts";

export interface PageRun {
  context: LoadContext;
  plan: EntryPlan;
  /** For a framework other than qiankun and single-spa. */
  contract: Contract | undefined;
  signal: AbortSignal;
  /** The window in which the scripts run. */
  page: Window;
  /** Wraps the run of each script and module. */
  around: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Wraps the run of each classic script: they communicate through window. */
  turn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  importModule: (url: string) => Promise<Namespace>;
}

/** Files, and inline scripts of their kind, in page order. */
const inOrder = <File>(files: readonly File[], inline: readonly PlannedInline[]) =>
  [...files, undefined].flatMap((file, index) => [
    ...inline.filter(({ after }) => after === index),
    ...(file ? [file] : []),
  ]);

/** Problems of a run that continues without some of its scripts. */
interface Met {
  /** Scripts that failed to load. */
  missing: ResourceFailure[];
  /** The first error that a script threw. */
  thrown?: unknown;
}

/**
 * Runs everything a page names, once all of it has loaded or failed, and only if the entry has
 * loaded. First classic scripts in order, each in a real element, so `document.currentScript` and a
 * bundler's public path are correct. Then modules.
 */
const runFiles = async (run: PageRun, met: Met) => {
  const { context, plan, signal, page, around, turn, importModule } = run;
  const { rules } = context;
  const { document } = page;
  const classic = plan.inline.filter(({ module }) => !module);
  const lost = new Set<PlannedFile>();
  // Unmarked, the entry is the last script to run, which may be an inline one. An asynchronous one
  // is something that the page does without.
  const last = classic.some(({ after }) => after === plan.scripts.length)
    ? undefined
    : plan.scripts.findLast(({ attributes }) => !("async" in attributes));
  const entry = plan.entry
    ? plan.modules.find(({ url }) => url === plan.entry)
    : (plan.scripts.find((script) => script.entry) ?? last);
  const miss = (file: PlannedFile, error: unknown) => {
    signal.throwIfAborted();
    if (file === entry || !(error instanceof ResourceFailure)) throw error;
    lost.add(file);
    met.missing.push(error);
  };
  const preload = (file: PlannedFile | PlannedScript, rel?: "preload") =>
    preloadScripts([file], rules, signal, rel).catch((error: unknown) => miss(file, error));
  await Promise.all([
    ...plan.scripts.map((file) => preload(file, "preload")),
    ...plan.modules.map((file) => preload(file)),
  ]);
  // They run under their page's address.
  if (plan.inline.length > 0) context.claim([plan.url]);
  const inline = (script: PlannedInline) => () =>
    runInline(script, plan, page, rules, signal, (error) => (met.thrown ??= error));
  for (const script of inOrder(plan.scripts, classic)) {
    signal.throwIfAborted();
    if ("text" in script) await turn(() => around(inline(script)));
    else if (!lost.has(script)) {
      const element = dress(createScript(document, script.attributes), script, rules);
      element.src = script.url;
      const load = () => loadElements([element], rules, signal);
      await turn(() => around(load)).catch((error: unknown) => miss(script, error));
    }
  }
  let exported: Namespace | undefined;
  const modules = plan.inline.filter(({ module }) => module);
  for (const module of inOrder(plan.modules, modules)) {
    signal.throwIfAborted();
    if ("text" in module) await around(inline(module));
    else if (!lost.has(module)) {
      const { url } = module;
      const namespace = await around(() => importModule(url)).catch((error: unknown) =>
        miss(module, error),
      );
      if (url === plan.entry) exported = namespace ?? undefined;
    }
  }
  return exported;
};

/** Runs a page and finds the lifecycles where declared: on a named global, or exported. */
export const runPage = async (run: PageRun): Promise<LegacySteps> => {
  const { context, plan, contract, signal, page } = run;
  const { name: app, global, legacy, contract: registered } = context.registration;
  const facts = { app, phase: "load", url: plan.url } as const;
  const met: Met = { missing: [] };
  const onError = ({ error, filename, message }: ErrorEvent) => {
    if (plan.scripts.some(({ url }) => url === filename)) met.thrown ??= error ?? message;
  };
  page.addEventListener("error", onError);
  const unannounce = announce(context.apps, page);
  if (page !== window) signal.addEventListener("abort", unannounce, { once: true });
  try {
    const exported = await runFiles(run, met);
    const found = (page as unknown as Record<string, unknown>)[global ?? app];
    const announced = [
      ...(global === undefined ? [exported] : []),
      ...(plan.entry === undefined || legacy ? [found] : []),
    ];
    const steps = contract
      ? await contract.find(exported)
      : announced.map(stepsIn).find((of) => of("mount"));
    const [lost] = met.missing;
    if (steps) {
      for (const cause of met.missing)
        context.note(new ChunkLoadError(cause.type, { ...facts, url: cause.url, cause }));
      return steps;
    }
    if (lost) throw lost;
    if (plan.entry !== undefined && !legacy)
      throw new LifecycleMissingError(Object.keys(exported ?? {}), { ...facts, url: plan.entry });
    // Servers with a catch-all route return an HTML page for a missing file.
    for (const { url } of plan.scripts) {
      const failure = await probe(url, context.rules, signal);
      if (failure) throw failure;
    }
    const missing = { ...facts, cause: met.thrown };
    if (contract) throw new ContractMissingError(String(registered), contract.place, missing);
    throw new LegacyGlobalMissingError(global ?? app, found, exported, missing);
  } catch (cause) {
    if (!(cause instanceof ResourceFailure)) throw cause;
    throw new ChunkLoadError(cause.type, { ...facts, url: cause.url, cause });
  } finally {
    page.removeEventListener("error", onError);
  }
};
