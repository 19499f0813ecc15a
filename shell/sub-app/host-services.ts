import type { Account, HostLocation, HostServices, Live } from "@console-shell/contract";
import { masterHistory } from "@console-shell/contract/sub-app";
import type { NavigateFunction } from "react-router";
import type { Console } from "../create-console.ts";
import { derive } from "../state/derive.ts";

interface HostServicesParts {
  name: string;
  location: Live<HostLocation>;
  navigate: NavigateFunction;
}

/**
 * What the shell offers to one sub-app. It is handed over only while somebody is signed in; the
 * last account is kept for the moment in which a sub-app is still there after the sign-out.
 */
export const createHostServices = (
  { state, preferences, request, notices, title }: Console,
  { name, location, navigate }: HostServicesParts,
): HostServices => {
  const { account, permissions } = state.get();
  if (!account || !permissions) throw new Error("A sub-app is opened while nobody is signed in");
  let lastAccount: Account = account;
  let lastPermissions: ReturnType<HostServices["permissions"]["get"]> = permissions;
  return {
    account: derive(state, (value) => (lastAccount = value.account ?? lastAccount)),
    permissions: derive(state, (value) => (lastPermissions = value.permissions ?? lastPermissions)),
    locale: preferences.locale,
    theme: preferences.theme,
    location,
    history: masterHistory,
    basename: `${masterHistory.base}${name}`,
    request,
    navigate(to, options = {}) {
      if (typeof to === "number") void navigate(to);
      else void navigate(to, options);
    },
    setTitle: (text) => title.setDetail(text),
    notify(notice) {
      if (notice.description || notice.kind === "error") notices.notification(notice);
      else notices.toast(notice);
    },
  };
};
