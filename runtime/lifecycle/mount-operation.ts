import { createLedger } from "../effects/ledger.ts";
import { LifecycleError } from "../errors/errors.ts";
import type { RuntimeError } from "../errors/runtime-error.ts";
import type { Keeper } from "../keep-alive/keep-alive.ts";
import type { Host, SubAppLifecycles } from "../types.ts";
import type { Release } from "./load-context.ts";
import type { MountContext, MountOperation, Running } from "./mount-context.ts";
import type { Nested } from "./nested.ts";
import type { Phase } from "./state.ts";
import { createStateLine } from "./state-line.ts";
import { createStay, type Stay } from "./stay.ts";
import { typedError } from "./typed-error.ts";
import { TimeUp, within } from "./within.ts";

const left = () => new DOMException("The sub-app was left.", "AbortError");

/** One mount, from loading to unmounted. Leaving and failing share one path: `leave`. */
export const createMount = (context: MountContext): MountOperation => {
  const { name, loader, unmountTimeout } = context;
  const end = new AbortController();
  const listeners = new Set<() => void>();
  let stay: Stay;
  let parts: Running | undefined;
  let nested: Nested | undefined;
  /** Whether the sub-app around this one is parked. */
  let isAroundParked = false;
  let phase: Phase = "load";
  let release: Release | undefined;
  let host: Host | undefined;
  let mounting: Promise<void> | undefined;
  let leaving: Promise<void> | undefined;
  let keeper: Keeper | undefined;
  let unmountFault: RuntimeError | undefined;

  const typed = (cause: unknown, phase: Phase, limit = context.lifecycleTimeout) =>
    typedError(cause, { app: name, phase, url: release?.plan.entry ?? context.entry }, limit);
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
    const running = phase === "run";
    await parts?.unmountWithin(unmountTimeout, running, mounting, {
      unmount: () => call("unmount"),
      onError: (error) => {
        const told = fault(error, "unmount", unmountTimeout);
        // Exceeding the runtime's limit isn't a failure, and holds up no one.
        if (!(error instanceof TimeUp) || error.limit) unmountFault ??= told;
      },
    });
  };
  const leave = (failure?: RuntimeError): Promise<void> => {
    leaving ??= (async () => {
      const inFlight = line.state === "mounting";
      line.move("unmounting");
      keeper?.forget();
      end.abort(failure ?? left());
      stay.ready.reject(failure ?? left());
      // A mount in progress may finish, but outside the page.
      if (inFlight) {
        host?.container.remove();
        stay.freed.resolve();
      }
      // A React host leaves during its own commit, when a React sub-app can't be unmounted.
      await Promise.resolve();
      await nested?.discard();
      await endApp();
      ledger.close();
      stay.freed.resolve();
      line.move(failure ? "failed" : "unmounted", failure);
      context.onEnd();
      stay.over.resolve();
    })();
    return leaving;
  };

  const build = (release: Release, running: Running): Host => {
    const { ambient } = running;
    const inside = running.createNested({
      name,
      mounted: () => (line.state === "mounted" && host ? { ambient, host } : undefined),
      enter: context.mountSubApp,
      call,
      onError: (lifecycle, error) => void fault(error, lifecycle),
      tell,
    });
    nested = inside;
    return running.buildHost(
      {
        name,
        element: stay.element,
        signal: end.signal,
        ledger,
        release,
      },
      {
        active: () => !keeper?.parked && !inside.resting,
        onLoading: (loading) => stay.options.onLoading?.(loading),
        mountSubApp: (name, element, services = stay.services) =>
          inside.mount(name, element, services),
      },
      (scope) =>
        context.createHost(scope, {
          get: () => stay.services,
          subscribe: (listener) => void listeners.add(listener),
        }),
    );
  };
  const open = async () => {
    const running = await context.running();
    parts = running;
    const { ambient } = running;
    ambient.open(name);
    ledger.hold(() => ambient.close(name, nested?.resting || keeper?.parked));
    return running;
  };
  const load = async (signal: AbortSignal) => {
    line.move("loading");
    const opening = open();
    const [loaded, running, keepAlive] = await Promise.all([
      loader.load(signal, opening, stay.services),
      opening,
      context.keepAlive?.(),
    ]);
    await stay.vacant;
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
    ambient.mounted(name);
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
      restInside: (resting) => nested?.restInside(resting),
      leave,
    });
    void loaded.broken?.(current)?.then((cause) => {
      // A retry starts over from the entry page.
      loader.unpin();
      return leave(typed(cause, "run"));
    });
  };
  const begin = async (mine: Stay) => {
    try {
      if (keeper) await keeper.bringBack(mine);
      else {
        mine.options.onLoading?.(true);
        await within(context.lifecycleTimeout, end.signal, load);
        line.move("mounted");
        phase = "run";
        nested?.rest(isAroundParked);
      }
      mine.options.onLoading?.(false);
      mine.ready.resolve();
    } catch (error) {
      if (end.signal.aborted) return;
      const failure = typed(error, keeper ? "activate" : phase);
      // A retry starts over from the entry page.
      loader.unpin();
      if (phase === "load" && failure instanceof LifecycleError) parts?.ambient.forget(name);
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
        checkLeft() {
          if (unmountFault) throw unmountFault;
        },
        rest(resting) {
          isAroundParked = resting;
          nested?.rest(resting);
        },
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
      effects: { ...parts?.ambient.count(name), host: ledger.size },
    }),
  };
};
