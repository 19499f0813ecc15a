import { adaptText } from "../styles/adapt-text.ts";
import { buildSheets } from "../styles/build-sheets.ts";
import { createStyleSet } from "../styles/style-set.ts";
import { loadRelease } from "./load-release.ts";
import { createMount, enter } from "./create-mount.ts";
import type { MountContext, Parts } from "./mount.ts";
import { plainHost } from "./plain-host.ts";

const text = ":root{animation:a}body.b:not(.c){--a:a;src:url(a)}@keyframes a{}";
const page = "<base href=a><link rel=modulepreload href=a><script type=module src=a></script>";
const nothing = () => undefined;

/**
 * Rehearses a mount in an idle moment, so that code the first mount needs is already compiled; that
 * is most of a small sub-app's mount time. It has no sub-app, and runs outside the page without
 * requests or events. `pages` says whether entry pages will have to be parsed.
 */
export const warmUp = async (parts: Parts, pages: boolean): Promise<void> => {
  parts.ambient.warmUp();
  parts.watchFailures()();
  const { baseURI: entry } = document;
  adaptText("", { text, base: entry, around: [] });
  if (pages) {
    const { readEntry } = await import("../entry/read-entry.ts");
    const file = { text: page, bytes: new ArrayBuffer(), url: entry, type: "", mime: "text/html" };
    await readEntry(file, { name: "", entry, credentials: "same-origin" }, [], nothing as never);
  }
  const none: never[] = [];
  const plan = {
    url: entry,
    modules: none,
    preloads: none,
    styles: none,
    scripts: none,
    refused: none,
  };
  const limit = 1000;
  const context = {
    registration: {},
    rules: { timeout: limit, allowed: () => true },
    claim: nothing,
    failures: new Map(),
    chunks: { page: async () => ({ buildSheets, createStyleSet }) },
  };
  const element = document.createElement("div");
  const own = {
    ...parts,
    ambient: new Proxy({} as Parts["ambient"], { get: () => nothing }),
    async runModules(...input: Parameters<Parts["runModules"]>) {
      await parts.runModules(...input);
      return { mount: nothing, unmount: nothing };
    },
  };
  // Complete but for parking and mounting inside: a mount that fails needs more of it than one that succeeds.
  const whole: Omit<MountContext, "loadKeepAlive" | "isTaken" | "mountInside"> = {
    name: "",
    entry: () => entry,
    loader: {
      load: (signal, opened) =>
        loadRelease(context as never, signal, plan as never, undefined, opened),
      bootstrap: async () => undefined,
      unpin: nothing,
    },
    loadParts: async () => own,
    lifecycleTimeout: limit,
    unmountTimeout: limit,
    overlayParent: () => element,
    createHost: plainHost,
    onEnd: nothing,
    report: nothing,
  };
  const { handle } = enter(createMount(whole as MountContext), {
    element,
    services: {},
    options: {},
    free: undefined,
  });
  await handle.ready;
  await handle.unmount();
};
