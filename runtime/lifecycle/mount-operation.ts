import type { HostServices, SubAppHost } from "@console-shell/contract";
import type { Ambient } from "../effects/ambient.ts";
import { createLedger } from "../effects/ledger.ts";
import { LifecycleError, LifecycleTimeoutError } from "../errors/errors.ts";
import { RuntimeError } from "../errors/runtime-error.ts";
import type { MountHandle, MountOptions, MountReport } from "../types.ts";
import { createHost } from "./create-host.ts";
import type { Release } from "./load-release.ts";
import type { Loader } from "./loader.ts";
import { createScopeElements } from "./scope-elements.ts";
import type { Phase } from "./state.ts";
import { createStateLine, type Report } from "./state-line.ts";
import { TimeUp, within } from "./within.ts";

export interface MountContext {
  name: string;
  element: HTMLElement;
  services: HostServices;
  options: MountOptions;
  loader: Loader;
  ambient: Ambient;
  lifecycleTimeout: number;
  unmountTimeout: number;
  /** Resolves when the mount before this one has left the element. */
  free: Promise<void>;
  report: Report;
}

export interface MountOperation extends MountHandle {
  /** Resolves when the next mount may use the element. */
  readonly freed: Promise<void>;
  /** Resolves when nothing of the mount is left. */
  readonly ended: Promise<void>;
  inspect(): MountReport;
}

const left = () => new DOMException("The sub-app was left.", "AbortError");

/** One mount, from loading to unmounted. Leaving and failing take one road: `leave`. */
export const startMount = (context: MountContext): MountOperation => {
  const { name, options, loader, ambient, unmountTimeout } = context;
  const end = new AbortController();
  const ready = Promise.withResolvers<void>();
  const freed = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  // The state and the event stream tell a failure too: nobody has to watch `ready`.
  ready.promise.catch(() => undefined);
  const line = createStateLine(name, context.report, options.onState);
  const ledger = createLedger((error) => line.note("unmount", typed(error, "unmount")));
  let { services } = context;
  let phase: Phase = "load";
  let release: Release | undefined;
  let host: SubAppHost | undefined;
  let mounting: Promise<void> | undefined;
  let leaving: Promise<void> | undefined;

  const typed = (cause: unknown, phase: Phase, limit = context.lifecycleTimeout): RuntimeError => {
    if (cause instanceof RuntimeError) return cause;
    const facts = { app: name, phase, cause };
    return cause instanceof TimeUp
      ? new LifecycleTimeoutError(limit, facts)
      : new LifecycleError(facts);
  };

  const runUnmount = async () => {
    if (host) await release?.lifecycles.unmount?.(host);
  };
  const endApp = async () => {
    if (!mounting) return;
    let settled = false;
    const over = mounting.catch(() => undefined).then(() => void (settled = true));
    try {
      await within(unmountTimeout, undefined, async () => {
        if (line.from !== "mounted") await over;
        await runUnmount();
      });
    } catch (error) {
      line.note("unmount", typed(error, "unmount", unmountTimeout));
      if (settled) return;
      const late = over.then(runUnmount);
      late.catch((error) => line.note("unmount", typed(error, "unmount")));
    }
  };
  const leave = (failure?: RuntimeError): Promise<void> => {
    leaving ??= (async () => {
      const inFlight = line.state === "mounting";
      line.move("unmounting");
      end.abort(failure ?? left());
      ready.reject(failure ?? left());
      // A mount that is still under way may take its time, but not in the page.
      if (inFlight) {
        host?.container.remove();
        freed.resolve();
      }
      // A React host leaves from inside its own commit, where a React sub-app can't be unmounted.
      await Promise.resolve();
      await endApp();
      ledger.close();
      freed.resolve();
      line.move(failure ? "failed" : "unmounted", failure);
      ended.resolve();
    })();
    return leaving;
  };

  const build = (release: Release): SubAppHost => {
    ledger.hold(release.styles.enable());
    const elements = createScopeElements(name, context.element);
    ledger.hold(elements.remove);
    return createHost({
      name,
      container: elements.container,
      overlayRoot: elements.overlayRoot,
      signal: end.signal,
      ledger,
      services: () => services,
      onLoading: (loading) => options.onLoading?.(loading),
    });
  };
  const enter = async (signal: AbortSignal) => {
    line.move("loading");
    ambient.open(name);
    ledger.hold(() => ambient.close(name));
    const loaded = await loader.load(signal);
    await context.free;
    signal.throwIfAborted();
    release = loaded;
    host = build(loaded);
    phase = "bootstrap";
    line.move("bootstrapping");
    await loader.bootstrap(loaded, host);
    signal.throwIfAborted();
    ambient.loaded(name);
    phase = "mount";
    line.move("mounting");
    const current = host;
    mounting = (async () => loaded.lifecycles.mount(current))();
    await mounting;
  };
  const start = async () => {
    try {
      await within(context.lifecycleTimeout, end.signal, enter);
      line.move("mounted");
      options.onLoading?.(false);
      ready.resolve();
    } catch (error) {
      if (end.signal.aborted) return;
      // A retry starts clean: from the entry page.
      loader.unpin();
      const failure = typed(error, phase);
      if (phase === "load" && failure instanceof LifecycleError) ambient.forget(name);
      await leave(failure);
    }
  };

  const unmount = () => leave();
  if (options.signal?.aborted) void leave();
  else {
    options.signal?.addEventListener("abort", () => void leave(), {
      once: true,
      signal: end.signal,
    });
    void start();
  }
  return {
    name,
    get state() {
      return line.state;
    },
    ready: ready.promise,
    freed: freed.promise,
    ended: ended.promise,
    unmount,
    async update(next) {
      services = next ?? services;
      await ready.promise;
      if (!host || end.signal.aborted) return;
      try {
        await release?.lifecycles.update?.(host);
      } catch (error) {
        const failure = typed(error, "update");
        line.note("update", failure);
        throw failure;
      }
    },
    inspect: () => ({
      name,
      state: line.state,
      timings: line.timings(),
      effects: ledger.size + ambient.size(name),
    }),
  };
};
