import type { Account, AccountPermissions, HostRequest } from "@console-shell/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Preferences } from "../preferences/preferences.ts";
import { RequestError } from "../request/request-error.ts";
import { createResponseCache } from "../request/response-cache.ts";
import { createActionsRunning } from "../state/actions-running.ts";
import { createGlobalState, type GlobalState } from "../state/global-state.ts";
import { createStore } from "../state/store.ts";
import { decodeFrom } from "./from.ts";
import { createSession, type Session } from "./session.ts";

const account: Account = {
  id: "01a1fbdd-feda-7470-9af1-91a13a3db47c",
  account: "sales",
  name: "Lin Jiayi",
  email: "sales@example.com",
  role: "sales",
  locale: "zh-CN",
  theme: "dark",
  lastSignInAt: null,
  secondFactors: [],
  secondFactorMissing: false,
};
const permissions: AccountPermissions = {
  role: "sales",
  permissions: ["finance:open"],
  subApps: ["finance"],
};

/** The tabs of one browser, as far as a channel joins them. */
const tabs = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  constructor() {
    super();
    tabs.add(this);
  }
  postMessage(data: unknown) {
    for (const tab of tabs)
      if (tab !== this) tab.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

interface Tab {
  session: Session;
  state: GlobalState;
  /** What happened, in order. */
  story: string[];
}

let answers: Record<string, unknown>;
const openTab = (): Tab => {
  const story: string[] = [];
  const state = createGlobalState();
  state.subscribe(({ account, permissions }) =>
    story.push(`state ${account?.account ?? "-"} ${permissions?.role ?? "-"}`),
  );
  const request = (async (key: string) => {
    story.push(key);
    const answer = answers[key];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as HostRequest;
  const preferences: Preferences = {
    locale: createStore<"en-US">("en-US"),
    themeChoice: createStore<"system">("system"),
    theme: createStore<"light">("light"),
    apply: ({ locale, theme }) => story.push(`apply ${locale} ${theme}`),
  };
  const session = createSession({
    request,
    state,
    preferences,
    actions: createActionsRunning(),
    cache: createResponseCache(),
    leaveTo: async (address) => {
      story.push(`to ${address}`);
    },
  });
  return { session, state, story };
};

beforeEach(() => {
  tabs.clear();
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("location", new URL("https://console.example/finance/ledger?page=2#x"));
  answers = {
    "GET /auth/account/info": account,
    "GET /auth/account/permissions": permissions,
    "POST /auth/session/login": account,
    "GET /auth/session/logout": true,
  };
});
afterEach(() => vi.unstubAllGlobals());

describe("the session", () => {
  test("a login fetches account and permissions, and stores them", async () => {
    const { session, state, story } = openTab();
    await session.login({ account: "sales", password: "secret" });
    expect(state.get()).toMatchObject({ account, permissions });
    expect(story).toEqual([
      "POST /auth/session/login",
      "GET /auth/account/info",
      "GET /auth/account/permissions",
      "state - sales",
      "state sales sales",
      "apply zh-CN dark",
    ]);
  });

  test("a logout goes to the login location, then clears; the other tabs follow", async () => {
    const [one, other, third] = [openTab(), openTab(), openTab()];
    await one.session.load();
    await other.session.load();
    one.story.length = other.story.length = third.story.length = 0;
    await one.session.logout();
    expect(one.story).toEqual(["GET /auth/session/logout", "to /user/login", "state - -"]);
    expect(other.story).toEqual(["to /user/login", "state - -"]);
    // Nobody is signed in there: it stays where it is.
    expect(third.story).toEqual([]);
  });

  test("a logout that was not confirmed changes nothing", async () => {
    const { session, state } = openTab();
    await session.load();
    answers["GET /auth/session/logout"] = false;
    await session.logout();
    expect(state.get().account).toEqual(account);
  });

  test("a 401 leads to the login page with the way back, and clears", async () => {
    const { session, story } = openTab();
    await session.load();
    story.length = 0;
    session.onUnauthorized();
    await vi.waitFor(() => expect(story).toHaveLength(2));
    const [to = "", cleared] = story;
    const from = new URL(to.slice(3), location.origin).searchParams.get("from");
    expect(to).toMatch(/^to \/user\/login\?from=/);
    expect(decodeFrom(from, location.origin)).toBe("/finance/ledger?page=2#x");
    expect(cleared).toBe("state - -");
  });

  test.each(["/user/login", "/cam/login"])("a 401 on %s leads nowhere", (page) => {
    vi.stubGlobal("location", new URL(page, "https://console.example"));
    const { session, story } = openTab();
    session.onUnauthorized();
    expect(story).toEqual([]);
  });

  test("the initial state says whether it loads and whether that failed", async () => {
    const { session } = openTab();
    answers["GET /auth/account/permissions"] = new Error("no");
    const loading = session.load();
    expect(session.initialState.get()).toEqual({ loading: true, failed: false });
    await loading;
    expect(session.initialState.get()).toEqual({ loading: false, failed: true });
    answers["GET /auth/account/permissions"] = permissions;
    await session.load();
    expect(session.initialState.get()).toEqual({ loading: false, failed: false });
  });

  test("a 401 on opening is no failure to show: it leads to the login page", async () => {
    const { session } = openTab();
    answers["GET /auth/account/info"] = new RequestError({
      status: 401,
      code: "not_signed_in",
      message: "",
      traceId: "",
      url: "/auth/account/info",
    });
    await session.load();
    expect(session.initialState.get()).toEqual({ loading: false, failed: false });
  });
});
