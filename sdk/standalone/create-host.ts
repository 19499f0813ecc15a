import type {
  Account,
  AccountPermissions,
  Locale,
  SubAppHost,
  HostRequest,
} from "@console-shell/contract";
import { masterHistory } from "@console-shell/contract/sub-app";
import { notification } from "antd";
import { standaloneHistory } from "./history.ts";
import { liveValue } from "./live-value.ts";

interface Standalone {
  name: string;
  account: Account;
  permissions: AccountPermissions;
  locale: Locale;
  container: HTMLElement;
  overlayRoot: HTMLElement;
  request: HostRequest;
}

/** The host of a sub-app that runs alone on its dev server; it lives as long as the page. */
export const createStandaloneHost = (standalone: Standalone): SubAppHost => {
  const { name, account, permissions, container, overlayRoot, request } = standalone;
  const { location, navigate } = standaloneHistory();
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const theme = liveValue<"light" | "dark">(dark.matches ? "dark" : "light");
  dark.addEventListener("change", () => theme.set(dark.matches ? "dark" : "light"));
  return {
    name,
    container,
    overlayRoot,
    request,
    location,
    navigate,
    history: masterHistory,
    basename: `${masterHistory.base}${name}`,
    account: liveValue(account),
    permissions: liveValue(permissions),
    locale: liveValue(standalone.locale),
    theme,
    signal: new AbortController().signal,
    active: true,
    mountSubApp: (other) => {
      throw new Error(`${name} runs alone: ${other} can only be mounted inside the console.`);
    },
    setTitle: (title) => {
      document.title = title;
    },
    setLoading: () => undefined,
    notify: ({ kind, title, description }) => notification[kind]({ title, description }),
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
