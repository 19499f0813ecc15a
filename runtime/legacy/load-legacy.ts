import type { EntryPlan } from "../entry/plan.ts";
import { ChunkLoadError } from "../errors/errors.ts";
import type { LoadContext } from "../lifecycle/load-release.ts";
import { evaluateModule, type Namespace } from "../modules/evaluate-module.ts";
import { preloadModules } from "../modules/preload-modules.ts";
import { probe, ResourceFailure } from "../modules/resource.ts";
import type { Host, SubAppLifecycles } from "../types.ts";
import { createProps, type LegacyProps } from "./create-props.ts";
import { findLifecycles, type LegacyPhase, type LegacySteps } from "./find-lifecycles.ts";
import { createGlobalsLayer, type GlobalsLayer } from "./globals-layer.ts";
import { renderMarkup } from "./render-markup.ts";
import { runScripts } from "./run-scripts.ts";

/** Runs what the page names and finds the lifecycles. */
const runPage = async (
  context: LoadContext,
  plan: EntryPlan,
  signal: AbortSignal,
  layer: GlobalsLayer,
): Promise<LegacySteps> => {
  const { registration, rules, owned } = context;
  const { name: app, global } = registration;
  const facts = { app, phase: "load", url: plan.url } as const;
  layer.set("__POWERED_BY_QIANKUN__", true);
  layer.set("__INJECTED_PUBLIC_PATH_BY_QIANKUN__", new URL(".", plan.url).href);
  try {
    const cause = await runScripts(plan.scripts, rules, signal, layer.during);
    let exported: Namespace | undefined;
    await preloadModules(plan.modules, rules, signal);
    for (const module of plan.modules) {
      signal.throwIfAborted();
      const namespace = await layer.during(() => evaluateModule(module.url, rules, owned, signal));
      if (module.url === plan.entry) exported = namespace;
    }
    try {
      return findLifecycles({ app, exported, global, url: plan.url, cause });
    } catch (error) {
      // A page where a script should be is how servers with a catch-all route say "no such file".
      for (const { url } of plan.scripts) {
        const failure = await probe(url, rules, signal);
        if (failure) throw failure;
      }
      throw error;
    }
  } catch (cause) {
    if (!(cause instanceof ResourceFailure)) throw cause;
    throw new ChunkLoadError(cause.type, { ...facts, url: cause.url, cause });
  }
};

interface Stay {
  props: () => LegacyProps;
  hold: () => void;
  release: () => void;
}

/** Modern lifecycles around those that were found. */
const wrap = (
  steps: LegacySteps,
  plan: EntryPlan,
  layer: GlobalsLayer,
  loaded: () => void,
): SubAppLifecycles => {
  const stays = new WeakMap<Host, Stay>();
  const names = new Set<string>();

  const begin = (host: Host): Stay => {
    // Helpers of single-spa keep what they mounted by name.
    let name = host.name;
    for (let count = 1; names.has(name); count += 1) name = `${host.name}_${count}`;
    names.add(name);
    let release = layer.hold();
    loaded();
    // After `unmount`, whether that was called or not.
    host.effects.add(() => {
      names.delete(name);
      release();
    });
    // Where helpers of single-spa look when they are told no element.
    host.container.id = `single-spa-application:${name}`;
    renderMarkup(host.container, plan.html, plan.url);
    return {
      props: createProps(host, name),
      hold: () => (release = layer.hold()),
      release: () => release(),
    };
  };
  const run =
    (phase: LegacyPhase) =>
    async (host: Host): Promise<void> => {
      let stay = stays.get(host);
      if (!stay) stays.set(host, (stay = begin(host)));
      const { props, hold, release } = stay;
      if (phase === "activate") hold();
      await layer.during(async () => {
        for (const step of steps(phase) ?? []) await step(props());
      });
      if (phase === "deactivate") release();
    };
  return {
    bootstrap: run("bootstrap"),
    mount: run("mount"),
    update: run("update"),
    unmount: run("unmount"),
    activate: run("activate"),
    deactivate: run("deactivate"),
  };
};

/**
 * Loads a sub-app that was written for qiankun or single-spa: classic scripts that set lifecycles on
 * a named global, or a module that exports them. What it returns is like any other sub-app.
 */
export const loadLegacy = async (
  context: LoadContext,
  plan: EntryPlan,
  signal: AbortSignal,
): Promise<SubAppLifecycles> => {
  const layer = createGlobalsLayer();
  // Until its first mount takes over.
  const release = layer.hold();
  signal.addEventListener("abort", release, { once: true });
  try {
    signal.throwIfAborted();
    const steps = await runPage(context, plan, signal, layer);
    return wrap(steps, plan, layer, release);
  } catch (error) {
    release();
    throw error;
  }
};
