import { urlsOf } from "../effects/caller.ts";
import { evaluateModule, importerOf } from "../modules/evaluate-module.ts";
import type { Ownership } from "../modules/ownership.ts";
import type { RuntimeOptions } from "../types.ts";
import { buildHost } from "./build-host.ts";
import type { Loaders } from "./load-context.ts";
import { watchFailures } from "./failures.ts";
import type { Parts } from "./mount.ts";
import { suspend, suspendInside } from "./suspend.ts";
import { runAhead } from "./run-ahead.ts";
import { runModules } from "./run-modules.ts";
import { unmountApp } from "./steps/unmount-app.ts";

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
