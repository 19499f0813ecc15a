import type { HostServices } from "@console-shell/contract";
import { createRuntime, type Runtime } from "@console-shell/runtime";
import { pageNonce } from "@console-shell/ui";
import type { Console } from "../create-console.ts";
import { shareLegacyState } from "./legacy-state.ts";
import { refuseSpeculation } from "./refuse-speculation.ts";
import { inLanguage, loadLanguageOfOpen } from "./sub-app-language.ts";
import { createSubAppHost } from "./sub-app-host.ts";

const made = new WeakMap<Console, Runtime<HostServices>>();

/** antd styles added while a sub-app loads or renders are shared, so they belong to the host. */
const sharedStyles = "link[data-antd], style[data-rc-order]";

/** A console's runtime, created with the first sub-app. */
export const runtimeOf = (parts: Console): Runtime<HostServices> => {
  const known = made.get(parts);
  if (known) return known;
  // A host's page has its own policy.
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
  // Sub-apps parked by one account must not be visible to the next.
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
