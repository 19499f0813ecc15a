import { type Parts, call, noteError, notify, type LoadedMount, type Mount } from "./mount.ts";
import { urlsOf } from "../effects/caller.ts";
import { evaluateModule, importerOf } from "../modules/evaluate-module.ts";
import type { Ownership } from "../modules/ownership.ts";
import type { RuntimeOptions } from "../types.ts";
import { buildHost } from "./build-host.ts";
import type { Loaders } from "./load-context.ts";
import { watchFailures } from "./failures.ts";
import { runModules } from "./run-modules.ts";
import { unmountApp } from "./steps/unmount-app.ts";

/** Runs modules before a mount; their effects belong to the load of their sub-app. */
const runAhead = async (
  parts: Parts,
  name: string,
  run: (opened: Promise<Parts>) => Promise<unknown>,
): Promise<void> => {
  const { ambient } = parts;
  ambient.open(name);
  try {
    await run(Promise.resolve(parts));
    ambient.loaded(name);
  } catch (error) {
    ambient.forget(name);
    throw error;
  } finally {
    ambient.close(name);
  }
};

/** Suspends or resumes everything mounted inside a sub-app. */
const suspendInside = ({ inside }: Mount, isParked: boolean): void => {
  for (const { mount } of inside) suspend(mount, isParked);
};

/**
 * Suspends a mount while the sub-app around it is parked, or resumes it. If it is still being
 * mounted, it is suspended afterwards.
 */
const suspend = (mount: Mount, isAroundParked: boolean): void => {
  mount.isAroundParked = isAroundParked;
  suspendInside(mount, isAroundParked);
  if (mount.line.state !== "mounted" || mount.isSuspended === isAroundParked) return;
  mount.isSuspended = isAroundParked;
  const { name, parts, host } = mount as LoadedMount;
  parts.ambient[isAroundParked ? "suspend" : "resume"](name);
  host.overlayRoot.style.display = isAroundParked ? "none" : "contents";
  notify(mount);
  const lifecycle = isAroundParked ? "deactivate" : "activate";
  call(mount, lifecycle).catch((error: unknown) => noteError(mount, error, lifecycle));
};

interface PartsContext {
  options: Pick<RuntimeOptions, "registrations" | "nonce" | "ownedByHost" | "globalOwnedByHost">;
  ownership: Ownership;
  loaders: Loaders;
  allowed: (url: string) => boolean;
  note: (app: string, phase: "run" | "unmount", error: unknown) => void;
  isDisposed: () => boolean;
}

/** Creates, once, the parts through which a runtime's sub-apps touch the page. */
export type CreatePage = (
  // Passed, not imported there: a host's bundler would add a file for what both need.
  context: PartsContext & { urlsOf: typeof urlsOf },
) => Promise<Pick<Parts, "ambient" | "dress">>;

/** The page in which sub-apps run; different if all of them run in realms. */
interface Around {
  createPage: CreatePage;
  warmUp?: (parts: Parts, pages: boolean) => Promise<void>;
}

/** Creates, once, what a runtime needs by the time a sub-app runs. */
export const createParts = async (
  context: PartsContext,
  { createPage, warmUp }: Around,
): Promise<Parts> => {
  const { options, ownership, loaders, note, isDisposed } = context;
  const { ownerOf } = ownership;
  const page = await createPage({ ...context, urlsOf });
  const pages = options.registrations.some(({ release }) => !release);
  const parts: Parts = {
    ...page,
    buildHost,
    suspend,
    suspendInside,
    unmountApp,
    runAhead,
    runModules,
    evaluateModule,
    importerOf,
    watchFailures: () =>
      watchFailures({ ownerOf, loaders, onFailure: (error) => note(error.app, "run", error) }),
  };
  // If a file fails to load here, the first mount that needs it reports the error.
  window.requestIdleCallback?.(() => {
    if (!isDisposed()) void warmUp?.(parts, pages).catch(() => undefined);
  });
  return parts;
};
