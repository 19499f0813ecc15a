import type {
  Account,
  AccountPermissions,
  ApiInput,
  ApiOutput,
  HostRequest,
  Live,
} from "@console-shell/contract";
import { type LiveEvents, mayListen } from "../live/live-events.ts";
import type { Preferences } from "../preferences/preferences.ts";
import type { RequestError } from "../request/request-error.ts";
import type { ResponseCache } from "../request/response-cache.ts";
import type { ConsoleRouting } from "../routing/console-routing.ts";
import { isLoginPath, loginPath } from "../routing/public-path.ts";
import type { ActionsRunning } from "../state/actions-running.ts";
import type { GlobalState } from "../state/global-state.ts";
import type { PageTitle } from "../state/page-title.ts";
import type { Unsaved } from "../unsaved/unsaved.ts";
import { followOtherTabs } from "./follow-other-tabs.ts";
import { decodeFrom, encodeFrom } from "./from.ts";
import { createSessionExpired } from "./expired/session-expired.ts";
import { showLoginAddress } from "./expired/login-address.ts";
import { createAccountLoading, type InitialState } from "./load-account.ts";
import type { OtherTabs } from "./other-tabs.ts";

type SignedOn = ApiOutput<"POST /auth/single-sign-on/finish">;

export interface Session {
  readonly initialState: Live<InitialState>;
  /** The 401 that ended the session during use; null while it is valid. */
  readonly expired: Live<RequestError | null>;
  /**
   * Fetches and stores account and permissions. Never rejects; a failure is in the state. If called while
   * loading, it loads once more.
   */
  load(): Promise<void>;
  login(body: ApiInput<"POST /auth/session/login">["body"]): Promise<void>;
  /** Signs in with only a passkey. */
  passkeyLogin(body: ApiInput<"POST /auth/passkey/login">["body"]): Promise<void>;
  /** Signs in with a face that followed a challenge. */
  faceLogin(body: ApiInput<"POST /auth/cam/login">["body"], signal?: AbortSignal): Promise<void>;
  /** Signs in, or gives fresh proof, with what an identity provider sent back. */
  finishSignOn(body: ApiInput<"POST /auth/single-sign-on/finish">["body"]): Promise<SignedOn>;
  /** The same with the second factor, if `finishSignOn` was refused for it. */
  proveSignOnFactor(
    body: NonNullable<ApiInput<"POST /auth/single-sign-on/second-factor">>["body"],
  ): Promise<SignedOn>;
  /** Reads the account after a sign-in in another window that this one can't hear. */
  signedInElsewhere(): Promise<void>;
  /** Creates the first operator and signs in as them. */
  setUp(body: ApiInput<"POST /auth/setup">["body"]): Promise<void>;
  /**
   * After signing in, goes to the `from` page or home; with a full page load if this page has shown another
   * account before.
   */
  enter(): Promise<void>;
  logout(): Promise<void>;
  /**
   * Prompts the same operator to sign in again, keeping the page; false if nobody was signed in, "left" if they signed
   * out.
   */
  signInAgain(cause: RequestError, signal?: AbortSignal): Promise<boolean | "left">;
  /** Leaves the page to sign in as somebody else. */
  abandon(): void;
  /**
   * Handles a 401 that can't wait for a sign-in: clears the account and goes to the login page, with the way
   * back.
   */
  onUnauthorized(): void;
  /** Called when another account is signed in by now: reloads the page as theirs. */
  onForeignAccount(): void;
}

interface SessionParts {
  request: HostRequest;
  state: GlobalState;
  preferences: Preferences;
  actions: ActionsRunning;
  cache: ResponseCache;
  unsaved: Unsaved;
  otherTabs: OtherTabs;
  live: Pick<LiveEvents, "start" | "stop">;
  routing: ConsoleRouting;
  title: Pick<PageTitle, "cover">;
  loginTitle: () => string;
  /** Loads an address of the console with a full page load. */
  loadAnew(address: string): void;
  /** Whether the browser had a session cookie when it loaded the page. */
  hasSession: boolean;
  /** Whether the page may have loaded a sub-app from a dev server. */
  runsForeignCode: boolean;
  /** Aborted when the console unmounts. */
  signal: AbortSignal;
}

/** Characters that a server surely accepts in an address: proxies allow some 8 kB, Node 16 kB with all headers. */
const longestAddress = 8_000;

/** Signing in and out, and the console's session state. */
export const createSession = (parts: SessionParts): Session => {
  const { request, state, preferences, actions, cache, unsaved, otherTabs, live, routing } = parts;
  const sessionExpired = createSessionExpired();
  const isAtLogin = () => isLoginPath(routing.location().pathname);
  const loginWithWayBack = (path: string = here()) => {
    const { href } = new URL(routing.href(path), location.origin);
    const address = `${loginPath}?from=${encodeURIComponent(encodeFrom(href))}`;
    return address.length > longestAddress ? loginPath : address;
  };
  const here = showLoginAddress({
    expired: sessionExpired.expired,
    routing,
    title: parts.title,
    loginTitle: parts.loginTitle,
    loginAddress: (path) => routing.href(loginWithWayBack(path)),
    onLoginPage() {
      unsaved.forget();
      forget();
    },
  });
  // Sub-app modules live as long as the page and may hold data of the first account.
  let shown: string | undefined;
  let { hasSession } = parts;
  /** While signing out: resolves to whether the operator is still there. */
  let signingOut: Promise<true | "left"> | undefined;

  const forget = () => {
    // First, because its dialog shows whose session it was.
    sessionExpired.end(false);
    cache.clear();
    state.clearAccountInfo();
    loading.forget();
  };
  const wayBack = () => {
    const from = new URLSearchParams(routing.location().search).get("from");
    const address = decodeFrom(from, location.origin, (pathname) => {
      const path = routing.below(pathname);
      return path !== undefined && routing.leadsBack(path);
    });
    return (address && routing.below(address)) ?? "/";
  };
  const isForeign = (id: string) => shown !== undefined && shown !== id;
  const onForeignAccount = () => {
    // Unsaved changes belong to the previous account and can no longer be saved.
    unsaved.forget();
    parts.loadAnew(here());
  };
  const belongsElsewhere = (id: string) => isForeign(id) && !isAtLogin();
  const store = (account: Account, permissions: AccountPermissions) => {
    hasSession = true;
    if (belongsElsewhere(account.id)) return onForeignAccount();
    if (state.get().account?.id !== account.id) cache.clear();
    // Permissions first, so the account is never visible without them.
    state.setPermissions(permissions);
    state.setAccountInfo(account);
    if (!isForeign(account.id)) shown = account.id;
    void preferences.apply({ locale: account.locale, theme: account.theme });
    sessionExpired.end(true);
  };
  // Before the account is shown, so nothing appears in another language.
  const inItsLanguage = async (account: Account) => {
    await preferences.prepare(account.locale);
    return account;
  };
  // Marks calls made during sign-in: a 401 there must not wait for another sign-in.
  const { signal: afterLogin } = new AbortController();
  const fetchAfterLogin = async ({ id }: Pick<Account, "id">) => {
    if (belongsElsewhere(id)) onForeignAccount();
    else
      store(
        ...(await Promise.all([
          request("GET /auth/account/info", undefined, { signal: afterLogin }).then(inItsLanguage),
          request("GET /auth/account/permissions", undefined, { signal: afterLogin }),
        ])),
      );
    otherTabs.tell({ kind: "signed-in", accountId: id });
  };
  const signIn = (action: string, signedIn: Promise<Account>) => {
    // While the server processes the sign-in.
    if (isAtLogin()) void routing.loadAhead(wayBack());
    return actions.track(action, signedIn.then(fetchAfterLogin));
  };
  const signOn = (finishing: Promise<SignedOn>) =>
    actions.track(
      "session.signOn",
      finishing.then(async (signedOn) => {
        const { purpose, account } = signedOn;
        if (purpose === "sign-in") await fetchAfterLogin(account);
        else otherTabs.tell({ kind: "confirmed", accountId: account.id });
        return signedOn;
      }),
    );
  // Sequentially: a signed-out user needn't be told twice.
  const loading = createAccountLoading(actions, async () =>
    store(
      await request("GET /auth/account/info").then(inItsLanguage),
      await request("GET /auth/account/permissions"),
    ),
  );
  parts.signal.addEventListener("abort", () => loading.forget());
  const leaveTo = async (address: string) => {
    // The session is over: nothing can be saved, so nothing should block leaving.
    unsaved.forget();
    // The next operator types a password here.
    if (parts.runsForeignCode) return parts.loadAnew(address);
    await routing.leaveTo(address);
    forget();
  };
  const stayed = () => {
    const { account } = state.get();
    if (!account) return;
    if (mayListen(account)) live.start();
    otherTabs.tell({ kind: "signed-in", accountId: account.id });
  };
  followOtherTabs(otherTabs, {
    accountId: () => state.get().account?.id,
    stopListening: () => live.stop(),
    leaveTo,
    isAtLogin,
    loadAnew: (address) => parts.loadAnew(address),
    wayBack,
    onSameAccount: loading.recheck,
    onForeignAccount,
  });

  return {
    initialState: loading.initialState,
    expired: sessionExpired.expired,
    load() {
      if (hasSession) return loading.load();
      // Only the first time: somebody may sign in later, even in another tab.
      hasSession = true;
      return leaveTo(loginWithWayBack());
    },
    login: (body) => signIn("session.login", request("POST /auth/session/login", { body })),
    passkeyLogin: (body) =>
      signIn("session.passkeyLogin", request("POST /auth/passkey/login", { body })),
    faceLogin: (body, signal) =>
      signIn(
        "session.faceLogin",
        request("POST /auth/cam/login", { body }, signal ? { signal } : {}),
      ),
    finishSignOn: (body) => signOn(request("POST /auth/single-sign-on/finish", { body })),
    proveSignOnFactor: (body) =>
      signOn(request("POST /auth/single-sign-on/second-factor", { body })),
    signedInElsewhere: () =>
      actions.track(
        "session.signOn",
        request("GET /auth/account/info", undefined, { signal: afterLogin }).then(fetchAfterLogin),
      ),
    setUp: (body) => signIn("session.setUp", request("POST /auth/setup", { body })),
    async enter() {
      const address = wayBack();
      const id = state.get().account?.id;
      if (id !== undefined && isForeign(id)) parts.loadAnew(address);
      else await routing.leaveTo(address);
    },
    async logout() {
      // Otherwise every tab would see the session's end and prompt for sign-in.
      live.stop();
      otherTabs.tell({ kind: "signing-out" });
      const { promise, resolve } = Promise.withResolvers<true | "left">();
      signingOut = promise;
      let done = false;
      try {
        done = await actions.track("session.logout", request("GET /auth/session/logout"));
        if (!done) return;
        // At once: if this tab closed first, the others would keep listening in vain.
        otherTabs.tell({ kind: "signed-out" });
        await leaveTo(loginPath);
      } finally {
        if (!done) stayed();
        signingOut = undefined;
        resolve(done ? "left" : true);
      }
    },
    async signInAgain(cause, signal) {
      // A call that the sign-out overtook.
      if (signingOut) return signingOut;
      const { account } = state.get();
      if (!account || isAtLogin() || signal === afterLogin) return false;
      // Who sees the console as another operator signs in as themselves, on the login page.
      if (account.viewer) return false;
      sessionExpired.begin(cause);
      return sessionExpired.wait(signal);
    },
    abandon() {
      unsaved.forget();
      parts.loadAnew(loginWithWayBack());
    },
    onUnauthorized() {
      // A wrong password when signing in again in place is a regular response, too.
      if (isAtLogin() || sessionExpired.expired.get()) return;
      void leaveTo(loginWithWayBack());
    },
    onForeignAccount,
  };
};
