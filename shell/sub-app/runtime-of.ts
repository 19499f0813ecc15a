import type { HostServices } from "@console-shell/contract";
import { createRuntime, type Runtime } from "@console-shell/runtime";
import { pageNonce } from "@console-shell/ui";
import type { Console } from "../create-console.ts";
import { shareLegacyState } from "./legacy-state.ts";
import { refuseSpeculation } from "./refuse-speculation.ts";
import { inLanguage, loadLanguageOfOpen } from "./sub-app-language.ts";
import { createSubAppHost } from "./sub-app-host.ts";

const made = new WeakMap<Console, Runtime<HostServices>>();

/** antd's styles that come while a sub-app loads or renders: shared by all, so the host's. */
const sharedStyles = "link[data-antd], style[data-rc-order]";

/** The runtime of a console, made when the first sub-app needs it. */
export const runtimeOf = (parts: Console): Runtime<HostServices> => {
  const known = made.get(parts);
  if (known) return known;
  // A host's page has a policy of its own.
  if (!parts.place.isGuest) refuseSpeculation();
  const runtime = createRuntime<HostServices>({
    registrations: parts.config.subApps.map((subApp) =>
      inLanguage(subApp, parts.preferences.locale),
    ),
    chunkTimeout: parts.config.chunkTimeout,
    createHost: createSubAppHost,
    mayDiscard: (name) =>
      !Array.from(parts.unsaved.get()).some((part) => part.split("/")[0] === name),
    nonce: pageNonce(),
    get overlayParent() {
      return parts.place.popups;
    },
    ...(parts.config.shared && { shared: parts.config.shared }),
    ownedByHost: (node) => node instanceof Element && node.matches(sharedStyles),
    onEvent: (event) => parts.subAppEvents.note(event),
    debug: parts.config.environment !== "production",
  });
  parts.onEnd(
    parts.preferences.alsoLoad((locale) =>
      loadLanguageOfOpen(parts.config.subApps, runtime.inspect(), locale),
    ),
  );
  // What one account has left parked is no business of the next.
  let owner = parts.state.get().account?.id;
  parts.state.subscribe(({ account }) => {
    if (account?.id === owner) return;
    owner = account?.id;
    parts.returns.clear();
    void runtime.discard();
  });
  if (parts.config.subApps.some(({ legacy }) => legacy))
    void shareLegacyState(parts).catch(reportError);
  parts.onEnd(() => runtime.dispose());
  made.set(parts, runtime);
  return runtime;
};
