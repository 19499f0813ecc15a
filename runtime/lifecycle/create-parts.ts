import type { Ambient } from "../effects/ambient.ts";
import { urlsOf } from "../effects/caller.ts";
import { evaluateModule, importerOf } from "../modules/evaluate-module.ts";
import type { Ownership } from "../modules/ownership.ts";
import type { RuntimeOptions } from "../types.ts";
import { buildHost, type Dress } from "./build-host.ts";
import type { Loaders } from "./load-context.ts";
import { watchFailures } from "./failures.ts";
import type { Running } from "./mount-context.ts";
import { createNested } from "./nested.ts";
import { runAhead } from "./run-ahead.ts";
import { runModules } from "./run-modules.ts";
import { unmountWithin } from "./unmount-within.ts";

interface PartsContext {
  options: Pick<
    RuntimeOptions,
    "registrations" | "nonce" | "overlayParent" | "ownedByHost" | "globalOwnedByHost"
  >;
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
) => Promise<{ ambient: Ambient; dress?: Dress }>;

/** The page in which sub-apps run; different if all of them run in realms. */
interface Around {
  createPage: CreatePage;
  warmUp?: (parts: Running, pages: boolean) => Promise<void>;
}

/** Creates, once, what a runtime needs by the time a sub-app runs. */
export const createParts = async (
  context: PartsContext,
  { createPage, warmUp }: Around,
): Promise<Running> => {
  const { options, ownership, loaders, note, isDisposed } = context;
  const { ownerOf } = ownership;
  const { ambient, dress } = await createPage({ ...context, urlsOf });
  const pages = options.registrations.some(({ release }) => !release);
  const parts: Running = {
    ambient,
    // Read at each mount: a host may drop its element before it disposes of the runtime.
    buildHost: (mount, ...links) =>
      buildHost({ overlayParent: options.overlayParent, dress, ...mount }, ...links),
    createNested,
    runAhead,
    runModules,
    evaluateModule,
    importerOf,
    unmountWithin,
    watchFailures: () =>
      watchFailures({ ownerOf, loaders, onFailure: (error) => note(error.app, "run", error) }),
  };
  // If a file fails to load here, the first mount that needs it reports the error.
  window.requestIdleCallback?.(() => {
    if (!isDisposed()) void warmUp?.(parts, pages).catch(() => undefined);
  });
  return parts;
};
