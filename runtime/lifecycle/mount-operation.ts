import type { Ambient } from "../effects/ambient.ts";
import { createLedger } from "../effects/ledger.ts";
import { LifecycleError, LifecycleTimeoutError } from "../errors/errors.ts";
import { RuntimeError } from "../errors/runtime-error.ts";
import type { KeepAlive, Keeper } from "../keep-alive/keep-alive.ts";
import type { CurrentServices, Host, MountReport, MountScope, SubAppLifecycles } from "../types.ts";
import type { createScope } from "./create-scope.ts";
import type { Release } from "./load-release.ts";
import type { Loader } from "./loader.ts";
import type { createScopeElements } from "./scope-elements.ts";
import type { MountState, Phase } from "./state.ts";
import { createStateLine, type Report } from "./state-line.ts";
import { createStay, type Entered, type Stay, type StayRequest } from "./stay.ts";
import { TimeUp, within } from "./within.ts";

/** Parts that come as a chunk of their own. */
export interface Running {
  ambient: Ambient;
  createScope: typeof createScope;
  createScopeElements: typeof createScopeElements;
}

export interface MountContext {
  name: string;
  loader: Loader;
  /** What is needed before anything of the sub-app runs. */
  running: () => Promise<Running>;
  lifecycleTimeout: number;
  unmountTimeout: number;
  /** Present when the sub-app is kept alive. */
  keepAlive: (() => Promise<KeepAlive>) | undefined;
  createHost: (scope: MountScope, services: CurrentServices<object>) => object;
  mountSubApp: (name: string, element: HTMLElement, services: object) => Entered;
  /** Whether another stay has come into the element of this one. */
  taken: (stay: Stay) => boolean;
  onEnd: () => void;
  report: Report;
}

/** The life of one mounted sub-app: one stay, or several with a time in the parking lot between them. */
export interface MountOperation {
  readonly name: string;
  readonly state: MountState;
  readonly parked: boolean;
  /** Begins a stay: the first, or another one after having been parked. */
  enter(request: StayRequest): Stay;
  /** Unmounts for good, also what is parked. */
  leave(): Promise<void>;
  inspect(): MountReport;
}

const left = () => new DOMException("The sub-app was left.", "AbortError");

/** One mount, from loading to unmounted. Leaving and failing take one road: `leave`. */
export const createMount = (context: MountContext): MountOperation => {
  const { name, loader, unmountTimeout } = context;
  const end = new AbortController();
  const listeners = new Set<() => void>();
  const children = new Set<Entered>();
  let stay: Stay;
  let ambient: Ambient | undefined;
  let phase: Phase = "load";
  let release: Release | undefined;
  let host: Host | undefined;
  let mounting: Promise<void> | undefined;
  let leaving: Promise<void> | undefined;
  let keeper: Keeper | undefined;

  const typed = (cause: unknown, phase: Phase, limit = context.lifecycleTimeout): RuntimeError => {
    if (cause instanceof RuntimeError) return cause;
    const facts = { app: name, phase, cause };
    return cause instanceof TimeUp
      ? new LifecycleTimeoutError(limit, facts)
      : new LifecycleError(facts);
  };
  const line = createStateLine(name, context.report, (state, error) =>
    stay.options.onState?.(state, error),
  );
  const fault = (cause: unknown, phase: Phase, limit?: number) => {
    const error = typed(cause, phase, limit);
    line.note(phase, error);
    return error;
  };
  const ledger = createLedger((error) => void fault(error, "unmount"));
  const call = async (lifecycle: keyof SubAppLifecycles) => {
    if (host) await release?.lifecycles[lifecycle]?.(host);
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const endApp = async () => {
    if (!mounting) return;
    let settled = false;
    const over = mounting.catch(() => undefined).then(() => void (settled = true));
    try {
      await within(unmountTimeout, undefined, async () => {
        if (phase !== "run") await over;
        await call("unmount");
      });
    } catch (error) {
      fault(error, "unmount", unmountTimeout);
      if (!settled) over.then(() => call("unmount")).catch((error) => fault(error, "unmount"));
    }
  };
  const leave = (failure?: RuntimeError): Promise<void> => {
    leaving ??= (async () => {
      const inFlight = line.state === "mounting";
      line.move("unmounting");
      keeper?.forget();
      end.abort(failure ?? left());
      stay.ready.reject(failure ?? left());
      // A mount that is still under way may take its time, but not in the page.
      if (inFlight) {
        host?.container.remove();
        stay.freed.resolve();
      }
      // A React host leaves from inside its own commit, where a React sub-app can't be unmounted.
      await Promise.resolve();
      await Promise.all([...children].map((child) => child.discard()));
      await endApp();
      ledger.close();
      stay.freed.resolve();
      line.move(failure ? "failed" : "unmounted", failure);
      context.onEnd();
      stay.over.resolve();
    })();
    return leaving;
  };

  const build = (release: Release, { createScope, createScopeElements }: Running): Host => {
    ledger.hold(release.styles.enable());
    const { container, overlayRoot, remove } = createScopeElements(name, stay.element);
    ledger.hold(remove);
    const scope = createScope({
      name,
      container,
      overlayRoot,
      signal: end.signal,
      ledger,
      active: () => !keeper?.parked,
      onLoading: (loading) => stay.options.onLoading?.(loading),
      mountSubApp(name, element, services = stay.services) {
        const child = context.mountSubApp(name, element, services);
        children.add(child);
        void child.over.promise.then(() => children.delete(child));
        return child.handle;
      },
    });
    const services = {
      get: () => stay.services,
      subscribe: (listener: () => void) => void listeners.add(listener),
    };
    return context.createHost(scope, services) as Host;
  };
  const open = async () => {
    const running = await context.running();
    const found = (ambient = running.ambient);
    found.open(name);
    ledger.hold(() => found.close(name));
    return running;
  };
  const load = async (signal: AbortSignal) => {
    line.move("loading");
    const opening = open();
    const [loaded, running, keepAlive] = await Promise.all([
      loader.load(signal, opening),
      opening,
      context.keepAlive?.(),
    ]);
    await stay.before?.freed.promise;
    signal.throwIfAborted();
    const { ambient } = running;
    release = loaded;
    const current = (host = build(loaded, running));
    phase = "bootstrap";
    line.move("bootstrapping");
    await loader.bootstrap(loaded, current);
    signal.throwIfAborted();
    ambient.loaded(name);
    phase = "mount";
    line.move("mounting");
    mounting = call("mount");
    await mounting;
    keeper = keepAlive?.keep({
      name,
      host: current,
      line,
      ambient,
      unmountTimeout,
      call,
      typed,
      tell,
      taken: context.taken,
      leave,
    });
  };
  const begin = async (mine: Stay) => {
    try {
      if (keeper) await keeper.bringBack(mine);
      else {
        await within(context.lifecycleTimeout, end.signal, load);
        line.move("mounted");
        phase = "run";
      }
      mine.options.onLoading?.(false);
      mine.ready.resolve();
    } catch (error) {
      if (end.signal.aborted) return;
      const failure = typed(error, keeper ? "activate" : phase);
      // A retry starts clean: from the entry page.
      loader.unpin();
      if (phase === "load" && failure instanceof LifecycleError) ambient?.forget(name);
      await leave(failure);
    }
  };
  const finish = (mine: Stay, discard: boolean) => {
    if (mine !== stay) return mine.over.promise;
    if (keeper && !discard && line.state === "mounted") keeper.park(mine);
    else if (discard || line.state !== "parked") void leave();
    return mine.over.promise;
  };

  return {
    name,
    get state() {
      return line.state;
    },
    get parked() {
      return keeper?.parked === true && !leaving;
    },
    enter(request) {
      const mine = createStay(request, {
        name,
        state: () => (mine === stay ? line.state : "parked"),
        finish: (discard) => finish(mine, discard),
        async update() {
          if (mine !== stay || end.signal.aborted) return;
          tell();
          await call("update").catch((error: unknown) => {
            throw fault(error, "update");
          });
        },
      });
      stay = mine;
      const { signal } = request.options;
      if (signal?.aborted) void leave();
      else {
        signal?.addEventListener("abort", () => void finish(mine, false), {
          once: true,
          signal: end.signal,
        });
        void begin(mine);
      }
      return mine;
    },
    leave: () => leave(),
    inspect: () => ({
      name,
      state: line.state,
      timings: line.timings(),
      effects: ledger.size + (ambient?.size(name) ?? 0),
    }),
  };
};
