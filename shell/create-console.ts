import type { ConsoleConfig, HostRequest, Live } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { showLook } from "@console-shell/ui";
import { textFor } from "./i18n/texts.ts";
import { createLiveEvents, mayListen, type LiveEvents } from "./live/live-events.ts";
import { createServedReleases, type ServedReleases } from "./live/served-releases.ts";
import type { Lifetime } from "./mount/lifetime.ts";
import { credentialsOf, type Place } from "./mount/place.ts";
import type { Notices } from "./notices/notices.ts";
import { createShortcuts, type Shortcuts } from "./keys/shortcuts.ts";
import { createPalette, type Palette } from "./palette/palette.ts";
import { createPreferenceQueue, type PreferenceQueue } from "./preferences/preference-queue.ts";
import { densityOf } from "./preferences/density-of.ts";
import type { Preferences } from "./preferences/preferences.ts";
import { createRequest } from "./request/create-request.ts";
import { createFailureNotices } from "./request/failure-notices.ts";
import { probeServer } from "./connection/probe-server.ts";
import type { RequestError } from "./request/request-error.ts";
import { createResponseCache } from "./request/response-cache.ts";
import type { ConsoleRouting } from "./routing/console-routing.ts";
import { isPublicPath } from "./routing/public-path.ts";
import { loadAnew } from "./routing/load-anew.ts";
import {
  type ApprovalReasons,
  createApprovalReasons,
} from "./session/approval/approval-reasons.ts";
import { watchUserPresence } from "./session/user-presence.ts";
import { watchSessionEnd, type SessionEnd } from "./session/end/session-end.ts";
import { findAnybody } from "./session/find-anybody.ts";
import { connectOtherTabs } from "./session/other-tabs.ts";
import {
  createReauthentication,
  type Reauthentication,
} from "./session/reauth/reauthentication.ts";
import { createSession, type Session } from "./session/session.ts";
import { createActionsRunning, type ActionsRunning } from "./state/actions-running.ts";
import { createConnection, type Connection } from "./connection/connection.ts";
import { createGlobalState, type GlobalState } from "./state/global-state.ts";
import { createPageTitle, type PageTitle } from "./state/page-title.ts";
import { ownCallsOrigin } from "./development/own-calls-origin.ts";
import { createEventLog, type EventLog } from "./sub-app/event-log.ts";
import { takeLoadedFor } from "./sub-app/loaded-for.ts";
import { createReturnAddresses, type ReturnAddresses } from "./sub-app/return-addresses.ts";
import { askBeforeUnload } from "./unsaved/ask-before-unload.ts";
import { createLeaveQuestion, type LeaveQuestion } from "./unsaved/leave-question.ts";
import { createUnsaved, type Unsaved } from "./unsaved/unsaved.ts";

/** Everything that lives as long as the console is mounted. */
export interface Console {
  readonly config: ConsoleConfig;
  readonly place: Place;
  /** Registers a cleanup for when the console unmounts. */
  readonly onEnd: Lifetime["onEnd"];
  readonly routing: ConsoleRouting;
  readonly state: GlobalState;
  readonly actions: ActionsRunning;
  readonly preferences: Preferences;
  readonly preferenceQueue: PreferenceQueue;
  readonly notices: Notices;
  readonly title: PageTitle;
  readonly returns: ReturnAddresses;
  readonly subAppEvents: EventLog;
  /** The sub-app for which the page was reloaded, if it was. */
  readonly loadedFor: string | undefined;
  readonly request: HostRequest;
  /** Shows a notification for a failed call. */
  readonly showFailure: (error: RequestError, isPoll?: boolean) => void;
  readonly session: Session;
  readonly sessionEnd: SessionEnd;
  readonly reauthentication: Reauthentication;
  readonly approvalReasons: ApprovalReasons;
  readonly connection: Connection;
  readonly unsaved: Unsaved;
  readonly leaveQuestion: LeaveQuestion;
  readonly palette: Palette;
  readonly shortcuts: Shortcuts;
  /** The path of the last call from this page that changed something. */
  readonly writes: Live<string>;
  readonly live: LiveEvents;
  readonly releases: ServedReleases;
}

interface ConsoleParts {
  config: ConsoleConfig;
  place: Place;
  routing: ConsoleRouting;
  preferences: Preferences;
  notices: Notices;
  lifetime: Pick<Lifetime, "signal" | "onEnd">;
}

/** Wires the console's parts. */
export const createConsole = ({
  config,
  place,
  routing,
  preferences,
  notices,
  lifetime: { signal, onEnd },
}: ConsoleParts): Console => {
  const state = createGlobalState(
    config.appType,
    config.subApps.flatMap(({ development }) => development?.permissions ?? []),
  );
  const density = densityOf(state);
  const showDensity = () => showLook(place.looks, { density: density.get() });
  density.subscribe(showDensity);
  showDensity();
  const actions = createActionsRunning();
  const writes = createStore("");
  const cache = createResponseCache();
  const otherTabs = connectOtherTabs(place.origin, signal);
  const connection = createConnection(() => probeServer(place.address("/healthz")), signal);
  const unsaved = createUnsaved();
  const title = createPageTitle((text) => place.showTitle(text));
  askBeforeUnload(unsaved, signal);
  // Loading the account reveals whether the session has ended.
  const live = createLiveEvents(place, () => void session.load());
  const reauthentication = createReauthentication((body) =>
    request("POST /auth/session/reauthenticate", { body }),
  );
  const approvalReasons = createApprovalReasons();
  otherTabs.listen((message) => {
    if (message.kind === "confirmed" && message.accountId === state.get().account?.id)
      reauthentication.confirmed();
  });
  const isThere = watchUserPresence(signal);
  const sessionEnd = watchSessionEnd({
    otherTabs,
    isThere,
    // Request failures are shown, and an expired session prompts for sign-in.
    renew: () =>
      request("GET /auth/account/info").then(
        () => true,
        () => false,
      ),
  });
  document.addEventListener("visibilitychange", () => sessionEnd.look(), { signal });
  signal.addEventListener("abort", () => {
    live.stop();
    sessionEnd.stop();
    reauthentication.close();
    approvalReasons.close();
  });
  // After a sign-out, here or in another tab, pending questions are closed.
  state.subscribe(({ account }) => {
    if (account && mayListen(account)) return live.start();
    live.stop();
    if (account) return;
    reauthentication.close();
    approvalReasons.close();
    sessionEnd.stop();
  });
  const accountId = () => state.get().account?.id ?? "";
  const showFailure = createFailureNotices({
    notices,
    connection,
    text: () => textFor(preferences.locale.get()),
  });
  const onFailure = (error: RequestError, isPoll: boolean) => {
    // The page itself says so.
    if (error.code === "address_not_allowed" && !isPublicPath(routing.location().pathname)) {
      void session.load();
      return;
    }
    showFailure(error, isPoll);
    if (error.code === "second_factor_missing") void session.load();
    if (error.code === "foreign_account") session.onForeignAccount();
    // That of a team's own server is about its token, not about the session.
    if (error.fromBackend) return;
    // A call that wasn't sent again after its 401: somebody has signed in or out since.
    if (error.status !== 401 || error.local === "outdated" || error.local === "aborted") return;
    reauthentication.close();
    approvalReasons.close();
    session.onUnauthorized();
  };
  const request: HostRequest = createRequest({
    cache,
    signal,
    originOf: (url) => ownCallsOrigin(config.subApps, url) ?? place.origin,
    isOwn: (url) => ownCallsOrigin(config.subApps, url) === undefined,
    credentials: credentialsOf(place),
    locale: () => preferences.locale.get(),
    account: accountId,
    isAttended: isThere,
    findAnybody: () => findAnybody(accountId(), place),
    onFailure,
    onReach(reached, sessionSeconds) {
      connection.note(reached);
      if (sessionSeconds !== undefined) sessionEnd.heard(sessionSeconds);
    },
    onWritten: (url) => writes.set(url),
    reauthenticate: (signal) => reauthentication.ask(signal),
    askReason: (signal) => approvalReasons.ask(signal),
    signInAgain: (cause, signal) => session.signInAgain(cause, signal),
  });
  const preferenceQueue = createPreferenceQueue({
    request,
    preferences,
    state,
    actions,
    connection,
  });
  const session = createSession({
    request: preferenceQueue.request,
    state,
    preferences,
    actions,
    cache,
    unsaved,
    otherTabs,
    live,
    routing,
    title,
    loginTitle: () => textFor(preferences.locale.get())("title.login"),
    loadAnew: (path) => loadAnew(routing.href(path)),
    signal,
    hasSession: config.hasSession,
    runsForeignCode: config.subApps.some(({ development }) => development !== undefined),
  });
  return {
    config,
    place,
    onEnd,
    routing,
    state,
    actions,
    preferences,
    preferenceQueue,
    notices,
    title,
    returns: createReturnAddresses(config.subApps),
    subAppEvents: createEventLog(),
    loadedFor: place.isGuest ? undefined : takeLoadedFor(),
    request,
    showFailure,
    session,
    sessionEnd,
    reauthentication,
    approvalReasons,
    connection,
    unsaved,
    leaveQuestion: createLeaveQuestion(unsaved),
    palette: createPalette(),
    shortcuts: createShortcuts(state, preferenceQueue),
    writes,
    live,
    releases: createServedReleases(config.release),
  };
};
