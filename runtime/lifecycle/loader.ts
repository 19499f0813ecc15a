import type { SubAppHost } from "@console-shell/contract";
import type { EntryPlan } from "../entry/plan.ts";
import { preloadModule } from "../modules/preload-module.ts";
import { loadStyles } from "../styles/load-styles.ts";
import { loadPlan, loadRelease, type LoadContext, type Release } from "./load-release.ts";

/** Milliseconds for which a page that was fetched ahead is believed. */
const aheadLifetime = 30_000;

/** Loads one sub-app, once for all who want it at the same time. */
export interface Loader {
  /** The pinned release, or a load; the load ends when the last who wants it has left. */
  load(signal: AbortSignal): Promise<Release>;
  /** Runs `bootstrap` once a release. */
  bootstrap(release: Release, host: SubAppHost): Promise<void>;
  /** Fetches ahead without running anything. */
  prefetch(): Promise<void>;
  /** The next load starts from the entry page. */
  unpin(): void;
}

interface Running {
  wanted: number;
  controller: AbortController;
  release: Promise<Release>;
}

export const createLoader = (context: LoadContext): Loader => {
  let pinned: Release | undefined;
  let running: Running | undefined;
  let ahead: { plan: EntryPlan; at: number } | undefined;

  const start = (): Running => {
    const controller = new AbortController();
    const fresh = ahead && performance.now() - ahead.at < aheadLifetime ? ahead.plan : undefined;
    ahead = undefined;
    const current: Running = {
      wanted: 0,
      controller,
      release: loadRelease(context, controller.signal, fresh).then((release) => {
        if (running === current) pinned = release;
        return release;
      }),
    };
    const done = () => {
      if (running === current) running = undefined;
    };
    void current.release.catch(() => undefined).finally(done);
    return current;
  };

  return {
    async load(signal) {
      if (pinned) return pinned;
      const current = (running ??= start());
      current.wanted += 1;
      const leave = () => {
        current.wanted -= 1;
        // Whoever leaves and returns in the same task (React's StrictMode does) keeps the load.
        queueMicrotask(() => {
          if (current.wanted > 0 || running !== current) return;
          running = undefined;
          current.controller.abort(signal.reason);
        });
      };
      signal.addEventListener("abort", leave, { once: true });
      try {
        return await current.release;
      } finally {
        signal.removeEventListener("abort", leave);
      }
    },
    bootstrap(release, host) {
      release.bootstrapped ??= (async () => {
        try {
          await release.lifecycles.bootstrap?.(host);
        } catch (error) {
          delete release.bootstrapped;
          throw error;
        }
      })();
      return release.bootstrapped;
    },
    async prefetch() {
      if (pinned || running || ahead) return;
      const { signal } = new AbortController();
      const { rules, registration } = context;
      const plan = await loadPlan(context, signal, "no-cache");
      ahead = { plan, at: performance.now() };
      await Promise.all([
        loadStyles(registration.name, plan.styles, rules, signal),
        ...[...plan.preloads, ...plan.modules].map((module) =>
          preloadModule(module, rules, signal),
        ),
      ]);
    },
    unpin() {
      pinned = undefined;
      ahead = undefined;
    },
  };
};
