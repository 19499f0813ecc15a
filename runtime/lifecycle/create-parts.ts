import { createAmbient } from "../effects/ambient.ts";
import { LifecycleError } from "../errors/errors.ts";
import { RuntimeError } from "../errors/runtime-error.ts";
import { evaluateModule, importerOf } from "../modules/evaluate-module.ts";
import type { Ownership } from "../modules/ownership.ts";
import { createStyleCapture } from "../styles/create-style-capture.ts";
import type { RuntimeOptions } from "../types.ts";
import { buildHost } from "./build-host.ts";
import type { Loaders } from "./create-loaders.ts";
import { watchFailures } from "./failures.ts";
import type { Running } from "./mount-context.ts";
import { createNested } from "./nested.ts";
import { runAhead } from "./run-ahead.ts";
import { runModules } from "./run-modules.ts";
import { unmountWithin } from "./unmount-within.ts";
import { warmUp } from "./warm-up.ts";

interface PartsContext {
  options: Pick<
    RuntimeOptions,
    "registrations" | "nonce" | "overlayParent" | "ownedByHost" | "globalOwnedByHost"
  >;
  ownership: Ownership;
  loaders: Loaders;
  allowed: (url: string) => boolean;
  note: (app: string, phase: "run" | "unmount", error: unknown) => void;
  /** Whether the layer of a legacy sub-app holds the global. */
  isHeld: (global: string) => boolean;
  isLegacy: (app: string) => boolean;
  isDisposed: () => boolean;
}

/** Makes what a runtime needs by the time a sub-app runs, once. */
export const createParts = async ({
  options,
  ownership: { ownerOf },
  loaders,
  allowed,
  note,
  isHeld,
  isLegacy,
  isDisposed,
}: PartsContext): Promise<Running> => {
  const { registrations, nonce } = options;
  const needs = registrations.some(({ needs }) => needs)
    ? // Passed, not imported there: a host's bundler would split the class into one more file.
      (await import("../needs/create-needs.ts")).createNeeds(registrations, allowed, RuntimeError)
    : undefined;
  const rulesOf = (app: string) => loaders.get(app)?.rules;
  const captureStyle = createStyleCapture(rulesOf, (app, error) => {
    loaders.get(app)?.loader.unpin();
    note(app, "run", error);
  });
  const ambient = createAmbient({
    ownerOf,
    ownedByHost: options.ownedByHost ?? (() => false),
    globalHeldElsewhere: (name) => isHeld(name) || options.globalOwnedByHost?.(name) === true,
    isLegacy,
    captureStyle,
    rulesOf,
    nonce,
    needs,
    onError(app, cause, phase) {
      const { entry = "" } = registrations.find(({ name }) => name === app) ?? {};
      const { href: url } = new URL(entry, document.baseURI);
      note(app, phase, new LifecycleError({ app, phase, url, cause }));
    },
  });
  const pages = registrations.some(({ release }) => !release);
  const parts: Running = {
    ambient,
    // Read at each mount: a host may let go of its element before the runtime goes.
    buildHost: (mount, ...links) =>
      buildHost({ ...mount, captureStyle, overlayParent: options.overlayParent }, ...links),
    createNested,
    runAhead,
    runModules,
    evaluateModule,
    importerOf,
    unmountWithin,
    watchFailures: () =>
      watchFailures({ ownerOf, loaders, onFailure: (error) => note(error.app, "run", error) }),
  };
  // A file that fails to load here is reported by the first mount that needs it.
  window.requestIdleCallback?.(() => {
    if (!isDisposed()) void warmUp(parts, pages).catch(() => undefined);
  });
  return parts;
};
