import type {
  Account,
  Locale,
  SubAppHost,
  HostRequest,
  HostLocation,
  Role,
  AnyPermission,
} from "@console-shell/contract";
import { chunkTimeout } from "@console-shell/contract/words/limits";
import { createStore } from "@console-shell/contract/words/live";
import { callOnServer } from "@console-shell/contract/words/own-calls";
import { defaultAppType, masterHistory } from "@console-shell/contract/host/services";
import { showLook } from "@console-shell/ui";
import { Button, notification } from "antd";
import { createElement } from "react";
import { deviceTexts } from "./device-texts.ts";

const read = (): HostLocation => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  state: history.state as unknown,
  key: crypto.randomUUID(),
});

/** The address of a standalone sub-app, which owns the browser's history itself. */
const standaloneHistory = () => {
  const live = createStore(read());
  window.addEventListener("popstate", () => live.set(read()));
  const navigate = (
    to: string | number,
    { replace = false, state }: { replace?: boolean; state?: unknown } = {},
  ) => {
    if (typeof to === "number") return history.go(to);
    if (replace) history.replaceState(state, "", to);
    else history.pushState(state, "", to);
    live.set(read());
  };
  return { location: live, navigate };
};

interface Standalone {
  name: string;
  account: Account;
  permissions: { role: Role; permissions: readonly AnyPermission[] };
  locale: Locale;
  container: HTMLElement;
  overlayRoot: HTMLElement;
  request: HostRequest;
}

/** Without the console, leaving means unloading the page, so the browser asks. */
const unsavedOnPage = (): Pick<SubAppHost, "holdUnsaved" | "confirmLeave"> => {
  const held = { page: 0, "sub-app": 0 };
  window.addEventListener("beforeunload", (event) => {
    if (held.page + held["sub-app"] > 0) event.preventDefault();
  });
  return {
    holdUnsaved(lostWith = "page") {
      held[lostWith] += 1;
      let undone = false;
      return () => {
        if (!undone) held[lostWith] -= 1;
        undone = true;
      };
    },
    // oxlint-disable-next-line no-alert -- a standalone sub-app has no console dialog
    confirmLeave: async () => held.page === 0 || confirm(deviceTexts().text("unsaved.question")),
  };
};

/** The host of a sub-app that runs standalone on its dev server; it lives as long as the page. */
export const createStandaloneHost = (standalone: Standalone): SubAppHost => {
  const { name, account, permissions, container, overlayRoot, request } = standalone;
  const { location, navigate } = standaloneHistory();
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const theme = createStore<"light" | "dark">(dark.matches ? "dark" : "light");
  const show = () => {
    theme.set(dark.matches ? "dark" : "light");
    showLook([document.documentElement], { theme: "system", density: account.density });
  };
  dark.addEventListener("change", show);
  show();
  return {
    name,
    container,
    overlayRoot,
    request: (async (...[key, ...rest]: Parameters<HostRequest>) =>
      request(callOnServer(name, key), ...rest)) as HostRequest,
    address: (path) => path,
    location,
    navigate,
    appType: defaultAppType,
    chunkTimeout,
    history: masterHistory,
    basename: `${masterHistory.base}${name}`,
    account: createStore(account),
    permissions: createStore(permissions),
    locale: createStore(standalone.locale),
    theme,
    density: createStore(account.density),
    signal: new AbortController().signal,
    active: true,
    mountSubApp: (other) => {
      throw new Error(`${name} runs stand-alone: ${other} can only be mounted inside the console.`);
    },
    setTitle: (title) => {
      document.title = title;
    },
    setLoading: () => undefined,
    online: createStore(true),
    // Without the console there is no report; developers have the browser's tools.
    reportFailure: async (error) => ({ traceId: undefined, facts: { message: String(error) } }),
    nearPages: () => [],
    // There is no palette outside the console.
    offerEntries: () => () => undefined,
    ...unsavedOnPage(),
    notify: ({ kind, title, description, action }) =>
      notification[kind]({
        title,
        description,
        ...(action && { actions: createElement(Button, { onClick: action.run }, action.label) }),
      }),
    effects: {
      timeout: (callback, milliseconds) => {
        const id = setTimeout(callback, milliseconds);
        return () => clearTimeout(id);
      },
      interval: (callback, milliseconds) => {
        const id = setInterval(callback, milliseconds);
        return () => clearInterval(id);
      },
      frame: (callback) => {
        const id = requestAnimationFrame(callback);
        return () => cancelAnimationFrame(id);
      },
      listen: (target, type, listener, options) => {
        target.addEventListener(type, listener, options);
        return () => target.removeEventListener(type, listener, options);
      },
      add: (undo) => undo,
    },
  };
};
