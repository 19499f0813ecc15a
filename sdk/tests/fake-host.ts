import type { HostRequest, Live, Permission, SubAppHost } from "@console-shell/contract";
import { liveValue } from "../standalone/live-value.ts";

/** A host whose live values a test can set, and which remembers what the sub-app asked of it. */
export const fakeHost = (request: HostRequest, permissions: Permission[] = []) => {
  const container = document.body.appendChild(document.createElement("div"));
  const overlayRoot = document.body.appendChild(document.createElement("div"));
  const asked: { titles: string[]; visits: (string | number)[] } = { titles: [], visits: [] };
  const location = liveValue({ pathname: "/finance", search: "", hash: "", state: null, key: "a" });
  const locale = liveValue<"en-US" | "zh-CN">("en-US");
  const theme = liveValue<"light" | "dark">("light");
  const undo = () => () => undefined;
  const host: SubAppHost = {
    name: "finance",
    container,
    overlayRoot,
    signal: new AbortController().signal,
    active: true,
    history: { type: "browser", base: "/" },
    basename: "/finance",
    account: liveValue({}) as unknown as Live<never>,
    permissions: liveValue({ role: "sales" as const, permissions }),
    locale,
    theme,
    location,
    request,
    navigate: (to) => {
      asked.visits.push(to);
      if (typeof to !== "string") return;
      const url = new URL(to, "http://console.test");
      location.set({ ...location.get(), pathname: url.pathname, search: url.search, key: to });
    },
    setTitle: (title) => asked.titles.push(title),
    setLoading: () => undefined,
    mountSubApp: () => {
      throw new Error("No other sub-app in this test.");
    },
    notify: () => undefined,
    effects: { timeout: undo, interval: undo, frame: undo, listen: undo, add: (undone) => undone },
  };
  const remove = () => {
    container.remove();
    overlayRoot.remove();
  };
  return { host, asked, locale, theme, remove };
};
