import { chunks } from "./chunks.ts";
import { exposeDebug } from "./debug.ts";
import { createLoaders, ofContract } from "./lifecycle/create-loaders.ts";
import type { Loader } from "./lifecycle/load-context.ts";
import { plainHost } from "./lifecycle/plain-host.ts";
import { createMount, enter, inspectMount } from "./lifecycle/create-mount.ts";
import { isParked } from "./lifecycle/mount.ts";
import type { KeepAlive, Mount, MountContext, Parts, Session } from "./lifecycle/mount.ts";
import { leave } from "./lifecycle/steps/unmount.ts";
import { unconfiguredMount } from "./lifecycle/unconfigured.ts";
import { createOwnership } from "./modules/ownership.ts";
import type {
  MountHandle,
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
  const mounts = new Set<Mount>();
  const inspect = () => Array.from(mounts, inspectMount);
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
  const slots = new WeakMap<HTMLElement, Session>();
  let kept: KeepAlive | undefined;
  let unwatch: (() => void) | undefined;

  /** A mounted sub-app owns files that others claim, too; the next one takes over when it leaves. */
  const rank = () => {
    const shown = [...mounts].filter(({ line }) => line.state === "mounted");
    const rest = [...mounts]
      .filter(({ line }) => line.state !== "mounted" && line.state !== "parked")
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
    const state = [...mounts].findLast(({ name }) => name === app)?.line.state ?? "idle";
    report({ app, phase, state, at: performance.now(), duration: 0, error, previous });
  };
  let making: Promise<Parts> | undefined;
  let parts: Parts | undefined;
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
  const loadParts = async (): Promise<Parts> => {
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
  loadParts().catch(() => undefined);

  const loadKeepAlive = async (): Promise<KeepAlive> => {
    const { createKeepAlive } = await import("./keep-alive/keep-alive.ts");
    const { keepAliveLimit = 5, mayDiscard = () => true } = options;
    return (kept ??= createKeepAlive(keepAliveLimit, mayDiscard));
  };
  const create = (registration: SubAppRegistration, loader: Loader): Mount => {
    const { name, timeout = chunkTimeout } = registration;
    const mount = createMount({
      name,
      entry: () => absolute(registration.entry).href,
      loader,
      loadParts,
      lifecycleTimeout: registration.lifecycleTimeout ?? options.lifecycleTimeout ?? 3 * timeout,
      unmountTimeout,
      loadKeepAlive: registration.keepAlive ? loadKeepAlive : undefined,
      // Read at each mount: a host may drop its element before it disposes of the runtime.
      overlayParent: () => options.overlayParent,
      createHost: (options.createHost ?? plainHost) as MountContext["createHost"],
      mountInside(child, element, services) {
        const { handle, session } = start(child, element, services, {});
        if (session) {
          mount.inside.add(session);
          void session.ended.promise.then(() => mount.inside.delete(session));
        }
        return handle;
      },
      isTaken: (session) => slots.get(session.element) !== session,
      onEnd() {
        mounts.delete(mount);
        rank();
        if (mounts.size > 0) return;
        unwatch?.();
        unwatch = undefined;
      },
      report,
    });
    mounts.add(mount);
    return mount;
  };
  const start = (
    name: string,
    element: HTMLElement,
    services: object,
    mountOptions: MountOptions,
  ): { handle: MountHandle; session?: Session } => {
    const before = slots.get(element);
    void before?.handle.unmount();
    const registration = configured.get(name);
    const loader = loaders.get(name)?.loader;
    if (!registration || !loader)
      return { handle: unconfiguredMount(name, names, report, mountOptions) };
    const parked = [...mounts].find((one) => one.name === name && isParked(one));
    const request = { element, services, options: mountOptions, free: before?.released.promise };
    const session = enter(parked ?? create(registration, loader), request);
    slots.set(element, session);
    void session.ended.promise.then(() => {
      if (slots.get(element) !== session) return;
      slots.delete(element);
      // The element is empty again, so the host may remove it.
      kept?.release(element);
    });
    return { handle: session.handle, session };
  };

  const dropPages = (some: readonly string[]) => {
    for (const one of some) loaders.get(one)?.loader.dropPage();
  };

  const runtime: Runtime<Services> = {
    names,
    mountSubApp: (name, element, services = {} as Services, mountOptions = {}) =>
      start(name, element, services, mountOptions).handle,
    release: (element) => kept?.release(element),
    async discard(name) {
      dropPages(name === undefined ? names : [name]);
      const parked = [...mounts].filter((one) => isParked(one) && one.name === (name ?? one.name));
      await Promise.all(parked.map((one) => leave(one)));
    },
    async dispose() {
      disposed = true;
      await Promise.all(Array.from(mounts, (one) => leave(one)));
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
                const parts = await loadParts();
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
