import type { ConsoleConfig, HostRequest } from "@console-shell/contract";
import { textFor } from "./i18n/texts.ts";
import { createNotices, type Notices } from "./notices/notices.ts";
import { createPreferences, type Preferences } from "./preferences/preferences.ts";
import { createRequest } from "./request/create-request.ts";
import { describeFailure } from "./request/error-catalogue.ts";
import { createResponseCache } from "./request/response-cache.ts";
import {
  createReauthentication,
  type Reauthentication,
} from "./session/reauth/reauthentication.ts";
import { createSession, type Session } from "./session/session.ts";
import { createActionsRunning, type ActionsRunning } from "./state/actions-running.ts";
import { createGlobalState, type GlobalState } from "./state/global-state.ts";
import { createPageTitle, type PageTitle } from "./state/page-title.ts";
import { createEventLog, type EventLog } from "./sub-app/event-log.ts";
import { createReturnAddresses, type ReturnAddresses } from "./sub-app/return-addresses.ts";

/** Everything that lives as long as the page. */
export interface Console {
  readonly config: ConsoleConfig;
  readonly state: GlobalState;
  readonly actions: ActionsRunning;
  readonly preferences: Preferences;
  readonly notices: Notices;
  readonly title: PageTitle;
  readonly returns: ReturnAddresses;
  readonly subAppEvents: EventLog;
  readonly request: HostRequest;
  readonly session: Session;
  readonly reauthentication: Reauthentication;
}

/** Wires the console's parts. `leaveTo` goes to an address, replacing the current one. */
export const createConsole = (
  config: ConsoleConfig,
  leaveTo: (address: string) => Promise<void>,
): Console => {
  const state = createGlobalState(config.appType);
  const actions = createActionsRunning();
  const preferences = createPreferences();
  const notices = createNotices();
  const cache = createResponseCache();
  const reauthentication = createReauthentication((body) =>
    request("POST /auth/session/reauthenticate", { body }),
  );
  // Whoever is signed out, here or in another tab, is asked nothing more.
  state.subscribe(({ account }) => {
    if (!account) reauthentication.close();
  });
  const request: HostRequest = createRequest({
    cache,
    locale: () => preferences.locale.get(),
    account: () => state.get().account?.id ?? "",
    onFailure(error) {
      const described = describeFailure(error, textFor(preferences.locale.get()));
      if (described)
        notices.notification({
          kind: "error",
          ...described,
          key: `${error.status} ${error.status === 0 ? "" : error.url}`,
        });
      if (error.code === "second_factor_missing") void session.load();
      if (error.status !== 401) return;
      reauthentication.close();
      session.onUnauthorized();
    },
    reauthenticate: (signal) => reauthentication.ask(signal),
  });
  const session = createSession({ request, state, preferences, actions, cache, leaveTo });
  const title = createPageTitle();
  const returns = createReturnAddresses(config.subApps);
  const subAppEvents = createEventLog();
  return {
    config,
    state,
    actions,
    preferences,
    notices,
    title,
    returns,
    subAppEvents,
    request,
    session,
    reauthentication,
  };
};
