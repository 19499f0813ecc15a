import type { ConsoleConfig, Locale, ThemeChoice } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import type { Console } from "../create-console.ts";
import { createLiveEvents } from "../live/live-events.ts";
import { createServedReleases } from "../live/served-releases.ts";
import { createNotices } from "../notices/notices.ts";
import { createShortcuts } from "../keys/shortcuts.ts";
import { ownPage } from "../mount/place.ts";
import { createPalette } from "../palette/palette.ts";
import { createApprovalReasons } from "../session/approval/approval-reasons.ts";
import { createReauthentication } from "../session/reauth/reauthentication.ts";
import type { Session } from "../session/session.ts";
import { createActionsRunning } from "../state/actions-running.ts";
import { createGlobalState } from "../state/global-state.ts";
import { createPageTitle } from "../state/page-title.ts";
import { createEventLog } from "../sub-app/event-log.ts";
import { createReturnAddresses } from "../sub-app/return-addresses.ts";
import { createLeaveQuestion } from "../unsaved/leave-question.ts";
import { createUnsaved } from "../unsaved/unsaved.ts";

const never = (): never => {
  throw new Error("Nobody presses anything while a page is prerendered.");
};

/** A console's parts without browser, server and operator, for rendering at build time with these preferences. */
export const consoleAtBuild = (
  config: ConsoleConfig,
  locale: Locale,
  theme: ThemeChoice,
): Console => {
  const session: Session = {
    initialState: createStore({ loading: false, failed: false, elsewhere: false }),
    expired: createStore(null),
    load: never,
    login: never,
    passkeyLogin: never,
    faceLogin: never,
    finishSignOn: never,
    proveSignOnFactor: never,
    signedInElsewhere: never,
    setUp: never,
    enter: never,
    logout: never,
    signInAgain: never,
    abandon: never,
    onUnauthorized: never,
    onForeignAccount: never,
  };
  const unsaved = createUnsaved();
  const place = ownPage(undefined);
  const state = createGlobalState(config.appType);
  return {
    config,
    place,
    onEnd: never,
    routing: {
      location: never,
      subscribe: never,
      href: never,
      below: never,
      goTo: never,
      leaveTo: never,
      loadAhead: never,
      leadsBack: never,
    },
    state,
    actions: createActionsRunning(),
    preferences: {
      locale: createStore(locale),
      themeChoice: createStore(theme),
      theme: createStore(theme === "dark" ? "dark" : "light"),
      given: createStore({}),
      apply: never,
      give: never,
      prepare: never,
      alsoLoad: never,
    },
    preferenceQueue: { choose: never, request: never },
    notices: createNotices(),
    title: createPageTitle(() => undefined),
    returns: createReturnAddresses(config.subApps),
    subAppEvents: createEventLog(),
    loadedFor: undefined,
    request: never,
    showFailure: never,
    session,
    sessionEnd: { near: createStore(null), heard: never, extend: never, look: never, stop: never },
    connection: { ...createStore(true), note: never },
    unsaved,
    leaveQuestion: createLeaveQuestion(unsaved),
    palette: createPalette(),
    shortcuts: createShortcuts(state, { choose: never }),
    writes: createStore(""),
    live: createLiveEvents(place, never),
    releases: createServedReleases(config.release),
    reauthentication: createReauthentication(never),
    approvalReasons: createApprovalReasons(),
  };
};
