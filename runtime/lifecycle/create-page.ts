import { createAmbient } from "../effects/ambient.ts";
import { keepReadable } from "../effects/keep-readable.ts";
import { heldGlobals } from "../effects/page-knowledge.ts";
import { createReturns } from "../effects/return-nodes.ts";
import { LifecycleError } from "../errors/errors.ts";
import { RuntimeError } from "../errors/runtime-error.ts";
import { createStyleCapture } from "../styles/create-style-capture.ts";
import { reachInto } from "../styles/page-sheets.ts";
import { watchMarkup } from "../styles/watch-markup.ts";
import type { CreatePage } from "./create-parts.ts";

/** Creates the parts that watch the page for sub-apps that run in it, and that add their styles. */
export const createPage: CreatePage = async ({
  options,
  ownership,
  loaders,
  allowed,
  note,
  urlsOf,
}) => {
  const { registrations, nonce } = options;
  const needs = registrations.some(({ needs }) => needs)
    ? // Passed, not imported there: a host's bundler would split the class into another file.
      (await import("../needs/create-needs.ts")).createNeeds(registrations, allowed, RuntimeError)
    : undefined;
  const rulesOf = (app: string) => loaders.get(app)?.rules;
  const captureStyle = createStyleCapture(rulesOf, (app, error) => {
    loaders.get(app)?.loader.unpin();
    note(app, "run", error);
  });
  const ambient = createAmbient({
    ownerOf: ownership.ownerOf,
    present: () => ownership.present,
    urlsOf,
    ownedByHost: options.ownedByHost ?? (() => false),
    globalHeldElsewhere: (name) =>
      heldGlobals.has(name) || options.globalOwnedByHost?.(name) === true,
    twinsOf(app) {
      const { entry } = registrations.find(({ name }) => name === app) ?? {};
      return registrations
        .filter((one) => one.name !== app && one.entry === entry && !one.legacy)
        .map(({ name }) => name);
    },
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
  const returnNodes = createReturns();
  return {
    ambient,
    dress({ name, session, effects, release }, roots) {
      const [, overlayRoot] = roots;
      const styles = release?.styles;
      if (overlayRoot) {
        effects.add(returnNodes(name, overlayRoot));
        effects.add(keepReadable(name, overlayRoot, ambient.ownerOfCall));
      }
      if (!styles) return;
      effects.add(reachInto(session.element));
      effects.add(styles.enable());
      for (const root of roots)
        effects.add(watchMarkup(root, (element) => captureStyle(name, element)));
    },
  };
};
