import type { SubAppLifecycles, SubAppRegistration } from "@console-shell/contract";
import { checkPlan } from "../entry/check-plan.ts";
import { parseEntry } from "../entry/parse-entry.ts";
import type { EntryPlan, PlannedModule } from "../entry/plan.ts";
import {
  ChunkLoadError,
  CssChunkLoadError,
  EntryInvalidError,
  EntryLoadError,
  LifecycleError,
  LifecycleMissingError,
  OriginRefusedError,
} from "../errors/errors.ts";
import { evaluateModule, type Namespace } from "../modules/evaluate-module.ts";
import { preloadModule } from "../modules/preload-module.ts";
import { fetchText, ResourceFailure, type ResourceRules } from "../modules/resource.ts";
import { buildSheets } from "../styles/build-sheets.ts";
import { loadStyles } from "../styles/load-styles.ts";
import { createStyleSet, type StyleSet } from "../styles/style-set.ts";

/** A sub-app as it was loaded. */
export interface Release {
  plan: EntryPlan;
  lifecycles: SubAppLifecycles;
  styles: StyleSet;
  /** Under way or done; absent when it never ran or failed. */
  bootstrapped?: Promise<void>;
}

export interface LoadContext {
  registration: SubAppRegistration;
  rules: ResourceRules;
  hostScripts: () => readonly string[];
  owned: (url: string) => boolean;
  /** Called with the modules of a plan before the first of them runs. */
  claim: (urls: readonly string[]) => void;
  /** How often the module at this URL threw while it ran. */
  failures: Map<string, number>;
}

/** Fetches and parses the entry page; `reload` goes past every cache. */
export const loadPlan = async (
  context: LoadContext,
  signal: AbortSignal,
  cache: "no-cache" | "reload",
): Promise<EntryPlan> => {
  const { registration, rules, hostScripts } = context;
  const url = new URL(registration.entry, document.baseURI).href;
  const facts = { app: registration.name, phase: "load", url } as const;
  if (!rules.allowed(url)) throw new OriginRefusedError(facts);
  const page = await fetchText(url, rules, signal, { cache, accept: "text/html" }).catch(
    (cause: unknown) => {
      if (cause instanceof ResourceFailure)
        throw new EntryLoadError(cause.type, { ...facts, cause });
      throw cause;
    },
  );
  if (!/^(text\/html|application\/xhtml\+xml)$/.test(page.mime))
    throw new EntryInvalidError("not-html", facts);
  const plan = parseEntry(page.text, page.url);
  checkPlan(registration.name, plan, rules.allowed, hostScripts());
  return plan;
};

/** Names of the console's own query parameter: a module that threw is kept by the browser under its URL. */
const retryParameter = "console-retry";

/** Integrity by the registration, else by the page. */
const integrityOf = (context: LoadContext, plan: EntryPlan, file: PlannedModule) => {
  const known = Object.entries(context.registration.integrity ?? {}).find(
    ([path]) => URL.parse(path, plan.url)?.href === file.url,
  );
  return known?.[1] ?? file.integrity;
};

const prepare = (context: LoadContext, plan: EntryPlan, module: PlannedModule): PlannedModule => {
  const url = new URL(module.url);
  const failures = context.failures.get(module.url);
  if (failures) url.searchParams.set(retryParameter, String(failures));
  return { url: url.href, integrity: integrityOf(context, plan, module) };
};

const runModules = async (
  context: LoadContext,
  plan: EntryPlan,
  signal: AbortSignal,
): Promise<Namespace> => {
  const { rules, owned, registration } = context;
  const modules = plan.modules.map((module) => prepare(context, plan, module));
  const preloads = plan.preloads.map((module) => prepare(context, plan, module));
  const lost: unknown[] = [];
  // A preload that fails is no failure yet: perhaps nothing imports it. It tells what an import lacked.
  for (const module of preloads)
    preloadModule(module, rules, signal).catch((error: unknown) => lost.push(error));
  await Promise.all(modules.map((module) => preloadModule(module, rules, signal)));

  let entry: Namespace = {};
  for (const [index, module] of modules.entries()) {
    signal.throwIfAborted();
    const planned = plan.modules[index]?.url ?? module.url;
    try {
      const namespace = await evaluateModule(module, rules, owned, signal);
      if (planned === plan.entry) entry = namespace;
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof ResourceFailure) throw lost[0] ?? cause;
      context.failures.set(planned, (context.failures.get(planned) ?? 0) + 1);
      throw new LifecycleError({ app: registration.name, phase: "load", url: planned, cause });
    }
  }
  return entry;
};

const lifecyclesOf = (app: string, url: string, namespace: Namespace): SubAppLifecycles => {
  if (typeof namespace["mount"] !== "function")
    throw new LifecycleMissingError(Object.keys(namespace), { app, phase: "load", url });
  return namespace as unknown as SubAppLifecycles;
};

const loadFromPlan = async (
  context: LoadContext,
  plan: EntryPlan,
  outer: AbortSignal,
): Promise<Release> => {
  const { name } = context.registration;
  const siblings = new AbortController();
  const signal = AbortSignal.any([outer, siblings.signal]);
  context.claim(plan.modules.map(({ url }) => url));
  const styles = plan.styles.map((style) =>
    style.kind === "link" ? { ...style, integrity: integrityOf(context, plan, style) } : style,
  );
  const sources = loadStyles(name, styles, context.rules, signal);
  try {
    const [namespace, texts] = await Promise.all([runModules(context, plan, signal), sources]);
    const lifecycles = lifecyclesOf(name, plan.entry ?? plan.url, namespace);
    return { plan, lifecycles, styles: createStyleSet(buildSheets(name, texts)) };
  } catch (cause) {
    siblings.abort(cause);
    if (!(cause instanceof ResourceFailure)) throw cause;
    throw new ChunkLoadError(cause.type, { app: name, phase: "load", url: cause.url, cause });
  }
};

const isMissing = (error: unknown): boolean =>
  (error instanceof ChunkLoadError || error instanceof CssChunkLoadError) &&
  error.type === "missing";

/**
 * Loads a sub-app from nothing, or from a plan that was fetched ahead. A file that is missing may
 * have vanished in a deployment after the page that names it was fetched: then the page is fetched
 * once more, and a page that names other files is followed.
 */
export const loadRelease = async (
  context: LoadContext,
  signal: AbortSignal,
  ahead: EntryPlan | undefined,
): Promise<Release> => {
  const plan = ahead ?? (await loadPlan(context, signal, "no-cache"));
  try {
    return await loadFromPlan(context, plan, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!isMissing(error)) throw error;
    const fresh = await loadPlan(context, signal, "reload");
    if (JSON.stringify(fresh) === JSON.stringify(plan)) throw error;
    return loadFromPlan(context, fresh, signal);
  }
};
