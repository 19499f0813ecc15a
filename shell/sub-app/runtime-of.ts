import type { HostServices } from "@console-shell/contract";
import { createRuntime, type Runtime } from "@console-shell/runtime";
import { pageNonce } from "@console-shell/ui";
import type { Console } from "../create-console.ts";
import { shareLegacyState } from "./legacy-state.ts";
import { refuseSpeculation } from "./refuse-speculation.ts";
import { createSubAppHost } from "./sub-app-host.ts";

const made = new WeakMap<Console, Runtime<HostServices>>();

/** Styles that antd writes into the head while a sub-app renders: shared by all, so the host's. */
const sharedStyles = "style[data-css-hash], style[data-rc-order]";

/** The runtime of a console, made when the first sub-app needs it. */
export const runtimeOf = (parts: Console): Runtime<HostServices> => {
  const known = made.get(parts);
  if (known) return known;
  // A host's page has a policy of its own.
  if (!parts.place.isGuest) refuseSpeculation();
  const runtime = createRuntime<HostServices>({
    registrations: parts.config.subApps,
    chunkTimeout: parts.config.chunkTimeout,
    createHost: createSubAppHost,
    mayDiscard: (name) =>
      !Array.from(parts.unsaved.get()).some((part) => part.split("/")[0] === name),
    nonce: pageNonce(),
    ...(parts.place.popups && { overlayParent: parts.place.popups }),
    ...(parts.config.shared && { shared: parts.config.shared }),
    ownedByHost: (node) => node instanceof Element && node.matches(sharedStyles),
    onEvent: (event) => parts.subAppEvents.note(event),
    debug: parts.config.environment !== "production",
  });
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
