import type {
  Account,
  HostLocation,
  HostRequest,
  HostServices,
  Live,
} from "@console-shell/contract";
import type { BasicInfo } from "@console-shell/contract/calls/basic-info";
import { derive } from "@console-shell/contract/words/live";
import type { NavigateFunction } from "react-router";
import type { Console } from "../create-console.ts";
import { densityOf } from "../preferences/density-of.ts";
import { wholeOf } from "../unsaved/whole-of.ts";
import { nearPages } from "./near-pages.ts";
import { reportFailure } from "./report-failure.ts";

interface HostServicesParts {
  name: string;
  location: Live<HostLocation>;
  navigate: NavigateFunction;
}

/**
 * The shell's services for one sub-app. Handed over only while somebody is signed in; the last account is kept
 * for the moment in which a sub-app is still mounted after the sign-out.
 */
export const createHostServices = (
  parts: Console,
  { name, location, navigate }: HostServicesParts,
): HostServices => {
  const { state, preferences, request, notices, title, connection, routing } = parts;
  const { unsaved, leaveQuestion, palette, place } = parts;
  const { subApps, appType, chunkTimeout } = parts.config;
  const { account, permissions } = state.get();
  if (!account || !permissions) throw new Error("A sub-app is opened while nobody is signed in");
  const history = { type: "browser", base: place.base } as const;
  // Sub-apps see addresses as in the address bar; the shell's own paths are below the base.
  const shown: Live<HostLocation> = derive(location, (at) => ({
    ...at,
    pathname: routing.href(at.pathname),
  }));
  let lastAccount: Account = account;
  let lastPermissions: ReturnType<HostServices["permissions"]["get"]> = permissions;
  return {
    account: derive(state, (value) => (lastAccount = value.account ?? lastAccount)),
    permissions: derive(state, (value) => (lastPermissions = value.permissions ?? lastPermissions)),
    locale: preferences.locale,
    theme: preferences.theme,
    density: densityOf(state),
    location: shown,
    appType,
    chunkTimeout: subApps.find((one) => one.name === name)?.timeout ?? chunkTimeout,
    history,
    basename: history.base + name,
    routes: subApps.map(({ name, title, permissions }) => ({
      app: name,
      path: `/${name}`,
      title,
      ...(permissions && { permissions }),
    })),
    request: (async (...input: Parameters<HostRequest>) => {
      const answer: unknown = await request(...input);
      const { account: now } = state.get();
      // A preference that a list has changed counts in all sub-apps.
      if (now && input[0] === "POST /cc-api/operator/updateBasicInfo")
        state.setAccountInfo({ ...now, defaultViews: (answer as BasicInfo).defaultViews });
      return answer;
    }) as HostRequest,
    address: (path) => place.address(path),
    navigate(to, options = {}) {
      // `replace` refers to the page the sub-app shows. If the operator has already navigated elsewhere, a
      // late redirect would take them back.
      const isLate = options.replace && location.get().pathname !== routing.location().pathname;
      const path = typeof to === "number" ? undefined : routing.below(to);
      if (typeof to === "number") void navigate(to);
      // Outside the console: the host's page, or another of the server's.
      else if (path === undefined) window.location.assign(to);
      else if (!isLate) void navigate(path, options);
    },
    setTitle: (text, parent) =>
      title.setDetail({
        title: text,
        parent: parent && { ...parent, address: routing.below(parent.address) ?? parent.address },
        subApp: name,
      }),
    notify(notice) {
      if (notice.description || notice.kind === "error") notices.notification(notice);
      else notices.toast(notice);
    },
    online: connection,
    holdUnsaved: (lostWith, reason) =>
      unsaved.hold(lostWith === "sub-app" ? wholeOf(name) : name, reason),
    reportFailure: (error) => reportFailure(parts, name, error),
    nearPages: (pathname) =>
      nearPages(parts, name, routing.below(pathname) ?? pathname).map((page) => ({
        ...page,
        address: routing.href(page.address),
      })),
    offerEntries: (entries) => palette.offer(name, entries),
    confirmLeave: () => leaveQuestion.ask(new Set([name])),
  };
};
