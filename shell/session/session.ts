import type {
  Account,
  AccountPermissions,
  ApiInput,
  HostRequest,
  Live,
} from "@console-shell/contract";
import type { Preferences } from "../preferences/preferences.ts";
import { RequestError } from "../request/request-error.ts";
import type { ResponseCache } from "../request/response-cache.ts";
import { isLoginPath, loginPath } from "../routing/public-path.ts";
import type { ActionsRunning } from "../state/actions-running.ts";
import type { GlobalState } from "../state/global-state.ts";
import { createStore } from "../state/store.ts";
import { encodeFrom } from "./from.ts";
import { connectOtherTabs } from "./other-tabs.ts";

/** The gate in front of the signed-in pages: they wait until the state has loaded once. */
export interface InitialState {
  loading: boolean;
  failed: boolean;
}

export interface Session {
  readonly initialState: Live<InitialState>;
  /** Fetches account and permissions and stores them. Never rejects; a failure is in the state. */
  load(): Promise<void>;
  login(body: ApiInput<"POST /auth/session/login">["body"]): Promise<void>;
  /** Signs in with a passkey alone. */
  passkeyLogin(body: ApiInput<"POST /auth/passkey/login">["body"]): Promise<void>;
  cameraLogin(image: string): Promise<void>;
  /** Makes the first operator, who is then signed in. */
  setUp(body: ApiInput<"POST /auth/setup">["body"]): Promise<void>;
  logout(): Promise<void>;
  /** What a 401 does: away to the login page with the way back, and the account forgotten. */
  onUnauthorized(): void;
}

interface SessionParts {
  request: HostRequest;
  state: GlobalState;
  preferences: Preferences;
  actions: ActionsRunning;
  cache: ResponseCache;
  /** Goes to an address of the console, replacing the current one. */
  leaveTo(address: string): Promise<void>;
}

/** Signing in and out, and what the console remembers of it. */
export const createSession = (parts: SessionParts): Session => {
  const { request, state, preferences, actions, cache } = parts;
  const initialState = createStore<InitialState>({ loading: false, failed: false });

  const forget = () => {
    cache.clear();
    state.clearAccountInfo();
    initialState.set({ loading: false, failed: false });
  };
  const store = (account: Account, permissions: AccountPermissions) => {
    if (state.get().account?.id !== account.id) cache.clear();
    // Permissions first: whoever sees an account also sees what it may do.
    state.setPermissions(permissions);
    state.setAccountInfo(account);
    preferences.apply({ locale: account.locale, theme: account.theme });
  };
  const fetchAfterLogin = async () =>
    store(
      ...(await Promise.all([
        request("GET /auth/account/info"),
        request("GET /auth/account/permissions"),
      ])),
    );
  const signIn = (action: string, signedIn: Promise<unknown>) =>
    actions.track(action, signedIn.then(fetchAfterLogin));
  // One after the other: whoever is not signed in need not be told so twice.
  const fetchOnOpening = async () =>
    store(await request("GET /auth/account/info"), await request("GET /auth/account/permissions"));
  const leave = async () => {
    await parts.leaveTo(loginPath);
    forget();
  };
  const otherTabs = connectOtherTabs(() => {
    if (state.get().account) void leave();
  });

  return {
    initialState,
    async load() {
      if (initialState.get().loading) return;
      initialState.set({ loading: true, failed: false });
      try {
        await actions.track("session.load", fetchOnOpening());
        initialState.set({ loading: false, failed: false });
      } catch (error) {
        // The request wrapper has shown why; the gate offers to try again, unless a 401 leads away.
        const leads = error instanceof RequestError && error.status === 401;
        initialState.set({ loading: false, failed: !leads });
      }
    },
    login: (body) => signIn("session.login", request("POST /auth/session/login", { body })),
    passkeyLogin: (body) =>
      signIn("session.passkeyLogin", request("POST /auth/passkey/login", { body })),
    cameraLogin: (image) =>
      signIn("session.cameraLogin", request("POST /auth/cam/login", { body: { image } })),
    setUp: (body) => signIn("session.setUp", request("POST /auth/setup", { body })),
    async logout() {
      const done = await actions.track("session.logout", request("GET /auth/session/logout"));
      if (!done) return;
      await leave();
      otherTabs.tellSignedOut();
    },
    onUnauthorized() {
      if (isLoginPath(location.pathname)) return;
      const from = encodeURIComponent(encodeFrom(location.href));
      void parts.leaveTo(`${loginPath}?from=${from}`).then(forget);
    },
  };
};
