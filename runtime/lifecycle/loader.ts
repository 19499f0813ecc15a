import { loadPlan } from "../entry/load-plan.ts";
import { planOfRelease } from "../entry/plan-of-release.ts";
import { ResourceError } from "../errors/errors.ts";
import { fetchFiles, type Fetched } from "./fetch-files.ts";
import type { LoadContext, Loader, ModuleRunner, Release } from "./load-context.ts";
import { loadRelease } from "./load-release.ts";

/** How long a prefetched page stays valid, in milliseconds. */
const aheadLifetime = 30_000;

interface Running {
  wanted: number;
  controller: AbortController;
  release: Promise<Release>;
}

export const createLoader = (initial: LoadContext): Loader => {
  let context = initial;
  let pinned: Release | undefined;
  let running: Running | undefined;
  let ahead: { fetched: Promise<Fetched>; until: number } | undefined;
  /** Whether the registration's release may still be the deployed one. */
  let current = true;

  const known = (own = context) => (current ? planOfRelease(own.registration) : undefined);
  const fetchedAhead = () => (ahead && performance.now() < ahead.until ? ahead.fetched : undefined);
  /** Loads the release or, if its files don't load, the previous one. */
  const loadEither = async (
    signal: AbortSignal,
    opened: Promise<ModuleRunner>,
    services: object,
  ): Promise<Release> => {
    const loadAs = (own: LoadContext, ahead?: Promise<Fetched>) =>
      loadRelease({ ...own, services }, signal, known(own), ahead, opened);
    try {
      return await loadAs(context, fetchedAhead());
    } catch (error) {
      const { registration } = context;
      if (!registration.previous || !(error instanceof ResourceError)) throw error;
      const earlier = {
        ...context,
        registration: { ...registration, previous: undefined, ...registration.previous },
      };
      const release = await loadAs(earlier).catch(() => {
        throw error;
      });
      context = earlier;
      context.note(error, true);
      return release;
    }
  };
  const start = (opened: Promise<ModuleRunner>, services: object): Running => {
    const controller = new AbortController();
    const release = loadEither(controller.signal, opened, services);
    const mine: Running = { wanted: 0, controller, release };
    const end = (loaded?: Release) => {
      if (running !== mine) return;
      running = undefined;
      pinned = loaded;
    };
    release.then(end, () => {
      if (!controller.signal.aborted) ahead = undefined;
      end();
    });
    return mine;
  };
  const load: Loader["load"] = async (signal, opened, services = {}) => {
    if (pinned) return pinned;
    const mine = (running ??= start(opened, services));
    mine.wanted += 1;
    const leave = () => {
      mine.wanted -= 1;
      // Leaving and returning in the same task (as in React's StrictMode) keeps the load.
      queueMicrotask(() => {
        if (mine.wanted > 0 || running !== mine) return;
        running = undefined;
        mine.controller.abort(signal.reason);
      });
    };
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await mine.release;
    } finally {
      signal.removeEventListener("abort", leave);
    }
  };

  return {
    load,
    bootstrap(release, host) {
      release.bootstrapped ??= (async () => release.lifecycles.bootstrap?.(host))().catch(
        (error: unknown) => {
          delete release.bootstrapped;
          throw error;
        },
      );
      return release.bootstrapped;
    },
    async prefetch(around) {
      const { signal } = new AbortController();
      if (around && !pinned) await around((opened) => load(signal, opened));
      if (around) await pinned?.pages?.prepare();
      if (pinned || running || fetchedAhead()) return;
      const plan = known();
      const fetched = plan
        ? fetchFiles(context, plan, signal)
        : loadPlan(context, signal, "no-cache").then((page) => fetchFiles(context, page, signal));
      ahead = { fetched, until: plan ? Infinity : performance.now() + aheadLifetime };
      try {
        const { arrived, styles } = await fetched;
        await Promise.all([arrived, styles]);
      } catch (error) {
        ahead = undefined;
        throw error;
      }
    },
    dropPage: () => pinned?.pages?.drop(),
    unpin() {
      pinned?.pages?.drop();
      pinned = undefined;
      ahead = undefined;
      current = false;
    },
  };
};
