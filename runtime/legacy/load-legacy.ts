import type { LegacyProps } from "./legacy-props.ts";
import type { Parcels } from "./create-parcels.ts";
import { type LegacyPhase, type LegacySteps, wrapPhases } from "./lifecycle-steps.ts";
import type { Page } from "../contracts/contract.ts";
import { openContract } from "../contracts/open-contract.ts";
import type { EntryPlan } from "../entry/plan.ts";
import type { Apps, Ran, RunContext } from "../lifecycle/load-context.ts";
import type { Host, SubAppLifecycles } from "../types.ts";
import { createProps } from "./create-props.ts";
import { createGlobalsLayer, type GlobalsLayer } from "./globals-layer.ts";
import { renderMarkup } from "./render-markup.ts";
import { runPage } from "./run-page.ts";

/** The input of one phase of a mount. */
interface Running {
  steps: LegacySteps;
  props: () => unknown;
  parcels: Parcels;
  around?: (work: () => Promise<void>) => Promise<void>;
}

/** Runs one phase of a mount. `unmount` ends its parcels first. */
export const runPhase = async (
  phase: LegacyPhase,
  { steps, props, parcels, around = (work) => work() }: Running,
): Promise<void> => {
  const ending = phase === "unmount" ? parcels.end() : undefined;
  // A failed parcel must not keep the sub-app in the page.
  await ending?.catch(() => undefined);
  await around(async () => {
    for (const step of steps(phase) ?? []) await step(props() as LegacyProps);
  });
  await ending;
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Serialises work across all sub-apps in the page: a script finds its own page's globals on window
 * even when two sub-apps load at once.
 */
const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const before = last;
  const { promise, resolve } = Promise.withResolvers<void>();
  last = promise;
  await before;
  try {
    return await work();
  } finally {
    resolve();
  }
};

// Exported from here: imported directly, they would add a file to a host's bundle.
export { createProps, openContract, renderMarkup, runPage, wrapPhases };

/** Globals from which an app knows that qiankun mounts it, and where its files are. */
export const qiankunGlobals = (plan: EntryPlan, page: Window): [name: string, value: unknown][] => [
  ["__POWERED_BY_QIANKUN__", true],
  ["__INJECTED_PUBLIC_PATH_BY_QIANKUN__", new URL(".", plan.url).href],
  // The window that qiankun passes to an app: vite-plugin-qiankun stores its lifecycles there.
  ["proxy", page],
];

/** One mount of a legacy sub-app. */
interface LegacyMount {
  props: () => LegacyProps;
  parcels: Parcels;
  /** Puts the sub-app's globals on window, if they are missing. */
  setGlobals: () => void;
  removeGlobals: () => void;
}

/** Wraps the lifecycles that were found as modern ones. */
const wrap = (
  steps: LegacySteps,
  plan: EntryPlan,
  layer: GlobalsLayer,
  apps: Apps,
  loaded: () => void,
): SubAppLifecycles => {
  const mounts = new WeakMap<Host, LegacyMount>();
  const names = new Set<string>();

  const begin = (host: Host): LegacyMount => {
    // single-spa's helpers store what they mounted by name.
    let name = host.name;
    for (let count = 1; names.has(name); count += 1) name = `${host.name}_${count}`;
    names.add(name);
    let release: (() => void) | undefined;
    const removeGlobals = () => {
      release?.();
      release = undefined;
    };
    host.effects.add(() => {
      names.delete(name);
      removeGlobals();
    });
    // single-spa's helpers look here when their sub-app names no element.
    host.container.id = `single-spa-application:${name}`;
    renderMarkup(host.container, plan.html);
    const { props, parcels } = createProps(host, name, apps);
    return { props, parcels, setGlobals: () => void (release ??= layer.hold()), removeGlobals };
  };
  const run =
    (phase: LegacyPhase) =>
    async (host: Host): Promise<void> => {
      let mount = mounts.get(host);
      if (!mount) mounts.set(host, (mount = begin(host)));
      const { props, parcels, setGlobals, removeGlobals } = mount;
      if (phase !== "update") setGlobals();
      loaded();
      try {
        await runPhase(phase, { steps, props, parcels, around: layer.during });
      } finally {
        if (phase === "unmount" || phase === "deactivate") removeGlobals();
      }
    };
  return wrapPhases(run);
};

/**
 * Loads a sub-app written for qiankun or single-spa: classic scripts that set lifecycles on a named
 * global, or a module that exports them. The result works like any other sub-app.
 */
export const loadLegacy = async (
  context: RunContext,
  plan: EntryPlan,
  signal: AbortSignal,
): Promise<Ran> => {
  const layer = createGlobalsLayer();
  // Held until its first mount takes over.
  const release = layer.hold();
  signal.addEventListener("abort", release, { once: true });
  try {
    signal.throwIfAborted();
    const contract = await openContract({ context, plan, page: window as unknown as Page, signal });
    signal.throwIfAborted();
    const globals = contract ? Object.entries(contract.globals) : qiankunGlobals(plan, window);
    for (const [name, value] of globals) layer.set(name, value);
    const importModule = context.parts.importerOf(context, plan.entry ?? "", signal);
    const around = layer.during;
    const turn = <Result>(work: () => Promise<Result>) =>
      inTurn(() => layer.onTop(() => contract?.around?.(work) ?? work()));
    const steps = await runPage({
      context,
      plan,
      contract,
      signal,
      page: window,
      around,
      turn,
      importModule,
    });
    return { lifecycles: wrap(steps, plan, layer, context.apps, release) };
  } catch (error) {
    release();
    throw error;
  }
};
