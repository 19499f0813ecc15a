import { chunkTimeout as defaultChunkTimeout } from "@console-shell/contract/limits";
import { createAmbient } from "./effects/ambient.ts";
import { exposeDebug } from "./debug.ts";
import { createLoader, type Loader } from "./lifecycle/loader.ts";
import { LifecycleError } from "./errors/errors.ts";
import { watchFailures } from "./lifecycle/failures.ts";
import { startMount, type MountOperation } from "./lifecycle/mount-operation.ts";
import { unconfiguredMount } from "./lifecycle/unconfigured.ts";
import { createOwnership } from "./modules/ownership.ts";
import { probe, type ResourceRules } from "./modules/resource.ts";
import type { Runtime, RuntimeEvent, RuntimeOptions } from "./types.ts";

const pageScripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);

/** Makes the engine that loads, mounts and removes the sub-apps of these registrations. */
export const createRuntime = (options: RuntimeOptions): Runtime => {
  const { registrations, nonce, onEvent, chunkTimeout = defaultChunkTimeout } = options;
  const { lifecycleTimeout = 3 * chunkTimeout, unmountTimeout = 2000 } = options;
  const names = registrations.map(({ name }) => name);
  const absolute = (url: string) => new URL(url, document.baseURI);
  const origins = new Set(
    options.origins ?? [
      window.location.origin,
      ...registrations.map(({ entry }) => absolute(entry).origin),
    ],
  );
  // Read once: later, a script of a sub-app would pass for the host's.
  const hostScripts = pageScripts();
  const ownership = createOwnership(registrations, () => hostScripts);
  const mounts = new Set<MountOperation>();
  const slots = new WeakMap<HTMLElement, MountOperation>();
  let unwatch: (() => void) | undefined;

  const report = (event: RuntimeEvent) => {
    debug?.note(event);
    onEvent?.(event);
  };
  const note = (app: string, phase: RuntimeEvent["phase"], error: unknown) => {
    const state = [...mounts].findLast(({ name }) => name === app)?.state ?? "idle";
    report({ app, phase, state, at: performance.now(), duration: 0, error });
  };
  const ambient = createAmbient({
    ownerOf: ownership.ownerOf,
    ownedByHost: options.ownedByHost ?? (() => false),
    globalOwnedByHost: options.globalOwnedByHost ?? (() => false),
    onError: (app, cause) =>
      note(app, "unmount", new LifecycleError({ app, phase: "unmount", cause })),
  });
  const rulesOf = new Map<string, ResourceRules>();
  const loaders = new Map<string, Loader>();
  for (const registration of registrations) {
    const { name } = registration;
    const rules: ResourceRules = {
      credentials: registration.credentials,
      timeout: registration.timeout ?? chunkTimeout,
      nonce,
      allowed: (url) => URL.canParse(url) && origins.has(new URL(url).origin),
    };
    rulesOf.set(name, rules);
    const context = {
      registration,
      rules,
      hostScripts: () => hostScripts,
      owned: (url: string) => ownership.ownerOf(url) === name,
      claim: (urls: readonly string[]) => ownership.claim(name, urls),
      failures: new Map<string, number>(),
    };
    loaders.set(name, createLoader(context));
  }
  const watch = () =>
    watchFailures({
      ownerOf: ownership.ownerOf,
      async explain(app, url) {
        // The files of this release are gone: the next mount starts from the entry page.
        loaders.get(app)?.unpin();
        const rules = rulesOf.get(app);
        const { signal } = new AbortController();
        return (rules && (await probe(url, rules, signal))?.type) ?? "error";
      },
      onFailure: (error) => note(error.app, "run", error),
    });

  const runtime: Runtime = {
    names,
    mountSubApp(name, element, services, mountOptions = {}) {
      const before = slots.get(element);
      void before?.unmount();
      const loader = loaders.get(name);
      if (!loader) return unconfiguredMount(name, names, report, mountOptions);
      unwatch ??= watch();
      const operation = startMount({
        name,
        element,
        services,
        options: mountOptions,
        loader,
        ambient,
        lifecycleTimeout,
        unmountTimeout,
        free: before?.freed ?? Promise.resolve(),
        report,
      });
      slots.set(element, operation);
      mounts.add(operation);
      void operation.ended.then(() => {
        mounts.delete(operation);
        if (slots.get(element) === operation) slots.delete(element);
        if (mounts.size > 0) return;
        unwatch?.();
        unwatch = undefined;
      });
      return operation;
    },
    async prefetch(name) {
      const { connection } = navigator as { connection?: { saveData?: boolean } };
      if (connection?.saveData) return;
      try {
        await loaders.get(name)?.prefetch();
      } catch (error) {
        note(name, "prefetch", error);
      }
    },
    inspect: () => [...mounts].map((mount) => mount.inspect()),
  };
  const debug = options.debug ? exposeDebug(runtime) : undefined;
  return runtime;
};
