import { chunks } from "./chunks.ts";
import { exposeDebug } from "./debug.ts";
import { createLoaders, ofContract } from "./lifecycle/create-loaders.ts";
import type { Loader } from "./lifecycle/load-context.ts";
import type { KeepAlive } from "./keep-alive/keep-alive.ts";
import { plainHost } from "./lifecycle/plain-host.ts";
import type { MountContext, MountOperation, Running } from "./lifecycle/mount-context.ts";
import { createMount } from "./lifecycle/mount-operation.ts";
import type { Entered, Stay } from "./lifecycle/stay.ts";
import { unconfiguredMount } from "./lifecycle/unconfigured.ts";
import { createOwnership } from "./modules/ownership.ts";
import type {
  MountOptions,
  Runtime,
  RuntimeEvent,
  RuntimeOptions,
  SubAppRegistration,
} from "./types.ts";

/** Default time limit for one resource, in milliseconds. */
const defaultChunkTimeout = 120_000;

const pageScripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);

/** Creates the engine that loads, mounts and removes the registered sub-apps. */
export const createRuntime = <Services extends object = object>(
  options: RuntimeOptions<Services>,
): Runtime<Services> => {
  const { nonce, onEvent, chunkTimeout = defaultChunkTimeout } = options;
  const registrations = options.registrations.map(ofContract);
  const { unmountTimeout = 2000 } = options;
  const absolute = (url: string) => new URL(url, document.baseURI);
  const origins = new Set(
    options.origins ?? [
      window.location.origin,
      ...registrations.map(({ entry }) => absolute(entry).origin),
    ],
  );
  // Read once: later, a sub-app's script would be mistaken for the host's.
  const hostScripts = pageScripts();
  const ownership = createOwnership(registrations, () => hostScripts);
  const allowed = (url: string) => origins.has(URL.parse(url)?.origin ?? "");
  const mounts = new Set<MountOperation>();
  const inspect = () => [...mounts].map((mount) => mount.inspect());
  const configured = new Map(registrations.map((one) => [one.name, one]));
  const names = [...configured.keys()];
  const watchers = new Set<(event: RuntimeEvent) => void>();
  const loaders = createLoaders(registrations, {
    ownership,
    hostScripts,
    nonce,
    chunkTimeout,
    allowed,
    shared: options.shared ?? {},
    note: (app, error, previous) => note(app, "load", error, previous),
    apps: { names, inspect, watchers },
    chunks,
  });
  const slots = new WeakMap<HTMLElement, Stay>();
  let kept: KeepAlive | undefined;
  let unwatch: (() => void) | undefined;

  /** A mounted sub-app owns files that others claim, too; the next one takes over when it leaves. */
  const rank = () => {
    const shown = [...mounts].filter(({ state }) => state === "mounted");
    const rest = [...mounts]
      .filter(({ state }) => state !== "mounted" && state !== "parked")
      .toReversed();
    ownership.present = [...shown, ...rest, ...mounts].map(({ name }) => name);
  };
  const report = (event: RuntimeEvent) => {
    rank();
    debug?.note(event);
    for (const watch of watchers) watch(event);
    onEvent?.(event);
  };
  const note = (app: string, phase: RuntimeEvent["phase"], error: unknown, previous?: true) => {
    const state = [...mounts].findLast(({ name }) => name === app)?.state ?? "idle";
    report({ app, phase, state, at: performance.now(), duration: 0, error, previous });
  };
  let making: Promise<Running> | undefined;
  let parts: Running | undefined;
  let disposed = false;
  const make = async () => {
    const [{ createParts }, around] = await Promise.all([
      chunks.running(),
      registrations.every(({ realm }) => realm) ? chunks.realm() : chunks.page(),
    ]);
    const isDisposed = () => disposed;
    const own = { ownership, loaders, allowed, note, isDisposed };
    return createParts({ ...own, options }, around);
  };
  const running = async (): Promise<Running> => {
    try {
      parts = await (making ??= make());
    } catch (error) {
      // The next caller retries.
      making = undefined;
      throw error;
    }
    if (mounts.size > 0) unwatch ??= parts.watchFailures();
    return parts;
  };
  // The first mount that needs it reports the failure.
  running().catch(() => undefined);

  const keepAlive = async (): Promise<KeepAlive> => {
    const { createKeepAlive } = await import("./keep-alive/keep-alive.ts");
    const { keepAliveLimit = 5, mayDiscard = () => true } = options;
    return (kept ??= createKeepAlive(keepAliveLimit, mayDiscard));
  };
  const create = (registration: SubAppRegistration, loader: Loader): MountOperation => {
    const { name, timeout = chunkTimeout } = registration;
    const operation = createMount({
      name,
      get entry() {
        return absolute(registration.entry).href;
      },
      loader,
      running,
      lifecycleTimeout: registration.lifecycleTimeout ?? options.lifecycleTimeout ?? 3 * timeout,
      unmountTimeout,
      keepAlive: registration.keepAlive ? keepAlive : undefined,
      createHost: (options.createHost ?? plainHost) as MountContext["createHost"],
      mountSubApp: (child, element, services) => enter(child, element, services, {}),
      taken: (stay) => slots.get(stay.element) !== stay,
      onEnd() {
        mounts.delete(operation);
        rank();
        if (mounts.size > 0) return;
        unwatch?.();
        unwatch = undefined;
      },
      report,
    });
    mounts.add(operation);
    return operation;
  };
  const enter = (
    name: string,
    element: HTMLElement,
    services: object,
    mountOptions: MountOptions,
  ): Entered => {
    const before = slots.get(element);
    void before?.handle.unmount();
    const registration = configured.get(name);
    const loader = loaders.get(name)?.loader;
    if (!registration || !loader) {
      const over = Promise.withResolvers<void>();
      over.resolve();
      const handle = unconfiguredMount(name, names, report, mountOptions);
      return { handle, over, discard: () => over.promise, rest: () => undefined };
    }
    const operation = [...mounts].find((one) => one.name === name && one.parked);
    const request = { element, services, options: mountOptions, vacant: before?.freed.promise };
    const stay = (operation ?? create(registration, loader)).enter(request);
    slots.set(element, stay);
    void stay.over.promise.then(() => {
      if (slots.get(element) !== stay) return;
      slots.delete(element);
      // The element is empty again, so the host may remove it.
      kept?.release(element);
    });
    return stay;
  };

  const dropPages = (some: readonly string[]) => {
    for (const one of some) loaders.get(one)?.loader.dropPage();
  };

  const runtime: Runtime<Services> = {
    names,
    mountSubApp: (name, element, services = {} as Services, mountOptions = {}) =>
      enter(name, element, services, mountOptions).handle,
    release: (element) => kept?.release(element),
    async discard(name) {
      dropPages(name === undefined ? names : [name]);
      const parked = [...mounts].filter((one) => one.parked && one.name === (name ?? one.name));
      await Promise.all(parked.map((one) => one.leave()));
    },
    async dispose() {
      disposed = true;
      await Promise.all(Array.from(mounts, (one) => one.leave()));
      dropPages(names);
      parts?.ambient.end();
      debug?.remove();
    },
    async prefetch(name, { evaluate = false } = {}) {
      const { connection } = navigator as { connection?: { saveData?: boolean } };
      if (disposed || connection?.saveData) return;
      try {
        await loaders.get(name)?.loader.prefetch(
          evaluate
            ? async (run) => {
                const parts = await running();
                await parts.runAhead(parts, name, run);
              }
            : undefined,
        );
      } catch (error) {
        note(name, "prefetch", error);
      }
    },
    inspect,
  };
  const debug = options.debug ? exposeDebug(runtime) : undefined;
  return runtime;
};
