import type { Account, AccountPermissions, HostRequest } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Preferences } from "../preferences/preferences.ts";
import { RequestError } from "../request/request-error.ts";
import { createResponseCache } from "../request/response-cache.ts";
import { addressBelow, pathBelow } from "../routing/base.ts";
import { createActionsRunning } from "../state/actions-running.ts";
import { createGlobalState, type GlobalState } from "../state/global-state.ts";
import { createUnsaved, type Unsaved } from "../unsaved/unsaved.ts";
import { decodeFrom, encodeFrom } from "./from.ts";
import { connectOtherTabs } from "./other-tabs.ts";
import { createSession, type Session } from "./session.ts";

const account: Account = {
  id: "01a1fbdd-feda-7470-9af1-91a13a3db47c",
  account: "sales",
  name: "Lin Jiayi",
  email: "sales@example.com",
  role: "sales",
  locale: "zh-CN",
  theme: "dark",
  density: "comfortable",
  navigation: "full",
  shortcuts: true,
  favourites: [],
  defaultViews: {},
  previousSignInAt: null,
  secondFactors: [],
  secondFactorMissing: false,
};
const permissions: AccountPermissions = {
  role: "sales",
  permissions: ["finance:open"],
  subApps: ["finance"],
};

/** The tabs of one browser that share a channel. */
const tabs = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  constructor() {
    super();
    tabs.add(this);
  }
  close() {
    tabs.delete(this);
  }
  postMessage(data: unknown) {
    for (const tab of tabs)
      if (tab !== this) tab.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

interface Tab {
  session: Session;
  state: GlobalState;
  unsaved: Unsaved;
  /** Whether the tab was told to listen to the server, in order. */
  listening: string[];
  /** Events, in order. */
  story: string[];
  /** Prefetched paths. */
  ahead: string[];
}

/** The response that reports the expiry. */
const ended = new RequestError({
  status: 401,
  code: "not_signed_in",
  message: "",
  traceId: "",
  url: "/auth/account/info",
});
/** The addresses shown in the address bar, in order. */
let addressBar: string[];
let answers: Record<string, unknown>;
const openTab = (hasSession = true, base = "/", routed?: string, runsForeignCode = false): Tab => {
  const { signal } = new AbortController();
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
    given: createStore({}),
    apply: async ({ locale, theme }) => {
      story.push(`apply ${locale} ${theme}`);
      return true;
    },
    give: async () => undefined,
    prepare: async () => undefined,
    alsoLoad: () => () => undefined,
  };
  const unsaved = createUnsaved();
  const listening: string[] = [];
  const ahead: string[] = [];
  const session = createSession({
    request,
    state,
    preferences,
    actions: createActionsRunning(),
    cache: createResponseCache(),
    unsaved,
    otherTabs: connectOtherTabs("", signal),
    live: { start: () => listening.push("on"), stop: () => listening.push("off") },
    routing: {
      location: () => ({
        pathname: routed ?? pathBelow(base, location.pathname) ?? "outside",
        search: location.search,
        hash: location.hash,
      }),
      subscribe: () => () => undefined,
      href: (path) => addressBelow(base, path),
      below: (address) => pathBelow(base, address),
      goTo: async () => undefined,
      leaveTo: async (path) => {
        // Once the session is over, nothing blocks leaving.
        story.push(`${unsaved.get().size > 0 ? "asks, then " : ""}to ${path}`);
      },
      loadAhead: async (path) => void ahead.push(path),
      leadsBack: (pathname) => pathname !== "/docs",
    },
    title: { cover: (text) => story.push(`title ${text}`) },
    loginTitle: () => "Sign in",
    loadAnew: (address) => story.push(`anew ${address}`),
    signal,
    hasSession,
    runsForeignCode,
  });
  return { session, state, unsaved, story, listening, ahead };
};

beforeEach(() => {
  tabs.clear();
  addressBar = [];
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => addressBar.push(address),
  });
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
  test("signing in fetches account and permissions, and stores them", async () => {
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

  test("signing out goes to its location, then clears; other tabs follow", async () => {
    const [one, other, third] = [openTab(), openTab(), openTab()];
    await one.session.load();
    await other.session.load();
    one.story.length = other.story.length = third.story.length = 0;
    await one.session.logout();
    expect(one.story).toEqual(["GET /auth/session/logout", "to /user/login", "state - -"]);
    expect(other.story).toEqual(["to /user/login", "state - -"]);
    // Nobody is signed in there, so it stays where it is.
    expect(third.story).toEqual([]);
  });

  test("a call that the sign-out overtakes prompts nobody, and is repeated if the operator stays", async () => {
    const { session, story } = openTab();
    await session.load();
    for (const done of [false, true]) {
      const answering = Promise.withResolvers<boolean>();
      answers["GET /auth/session/logout"] = answering.promise;
      const leaving = session.logout();
      const overtaken = session.signInAgain(ended);
      expect(session.expired.get()).toBeNull();
      answering.resolve(done);
      await leaving;
      expect(await overtaken).toBe(done ? "left" : true);
    }
    expect(story.slice(-2)).toEqual(["to /user/login", "state - -"]);
  });

  test("code from a dev server doesn't outlive the session that chose it", async () => {
    const [one, other] = [openTab(true, "/", undefined, true), openTab(true, "/", undefined, true)];
    await one.session.load();
    await other.session.load();
    one.story.length = other.story.length = 0;
    await one.session.logout();
    expect(one.story).toEqual(["GET /auth/session/logout", "anew /user/login"]);
    expect(other.story).toEqual(["anew /user/login"]);
  });

  test("a sign-out that isn't confirmed, or fails, changes nothing", async () => {
    const [{ session, state, listening }, other] = [openTab(), openTab()];
    await session.load();
    answers["GET /auth/session/logout"] = false;
    await session.logout();
    expect(state.get().account).toEqual(account);
    answers["GET /auth/session/logout"] = new Error("no");
    await expect(session.logout()).rejects.toThrow("no");
    expect(state.get().account).toEqual(account);
    // A session that is still valid prompts nobody; a tab that stopped listening starts again.
    expect(listening).toEqual(["off", "on", "off", "on"]);
    expect(other.listening).toEqual(["off", "off"]);
  });

  test("a 401 redirects to sign-in with the return address, and clears", async () => {
    const { session, story } = openTab();
    await session.load();
    story.length = 0;
    session.onUnauthorized();
    await vi.waitFor(() => expect(story).toHaveLength(2));
    const [to = "", cleared] = story;
    const from = new URL(to.slice(3), location.origin).searchParams.get("from");
    expect(to).toMatch(/^to \/user\/login\?from=/);
    expect(decodeFrom(from, location.origin, () => true)).toBe("/finance/ledger?page=2#x");
    expect(cleared).toBe("state - -");
  });

  test("a way back too long for servers to accept isn't part of the login page's address", async () => {
    const loginFrom = async (letters: number) => {
      vi.stubGlobal("location", new URL(`https://console.example/?search=${"a".repeat(letters)}`));
      const { session, story } = openTab();
      await session.load();
      story.length = 0;
      session.onUnauthorized();
      await vi.waitFor(() => expect(story).toHaveLength(2));
      return story[0]!.slice("to ".length);
    };
    expect((await loginFrom(5_900)).length).toBeGreaterThan(7_800);
    expect(await loginFrom(6_000)).toBe("/user/login");
  });

  test.each(["/user/login", "/cam/login"])("a 401 on %s doesn't redirect", (page) => {
    vi.stubGlobal("location", new URL(page, "https://console.example"));
    const { session, story } = openTab();
    session.onUnauthorized();
    expect(story).toEqual([]);
  });

  test("the initial state says whether it is loading and whether that failed", async () => {
    const { session } = openTab();
    answers["GET /auth/account/permissions"] = new Error("no");
    const loading = session.load();
    expect(session.initialState.get()).toEqual({ loading: true, failed: false, elsewhere: false });
    await loading;
    expect(session.initialState.get()).toEqual({ loading: false, failed: true, elsewhere: false });
    answers["GET /auth/account/permissions"] = permissions;
    await session.load();
    expect(session.initialState.get()).toEqual({ loading: false, failed: false, elsewhere: false });
  });

  test("a request during a load starts another one, so no change is missed", async () => {
    const { session, state } = openTab();
    const reading = Promise.withResolvers<unknown>();
    answers["GET /auth/account/permissions"] = reading.promise;
    const loads = [session.load(), session.load(), session.load()];
    answers["GET /auth/account/info"] = { ...account, role: "operation" };
    answers["GET /auth/account/permissions"] = permissions;
    reading.resolve(permissions);
    await Promise.all(loads);
    expect(state.get().account?.role).toBe("operation");
    expect(session.initialState.get()).toEqual({ loading: false, failed: false, elsewhere: false });
  });

  test("the first page without a session redirects to sign-in without calling the server", async () => {
    const { session, story } = openTab(false);
    await session.load();
    expect(story[0]).toMatch(/^to \/user\/login\?from=/);
    expect(story).not.toContain("GET /auth/account/info");
    await session.load();
    expect(story).toContain("GET /auth/account/info");
    const other = openTab(false);
    await other.session.login({ account: "sales", password: "secret" });
    await other.session.load();
    expect(other.story.some((step) => step.startsWith("to "))).toBe(false);
  });

  test("a 401 on opening redirects to sign-in without showing an error", async () => {
    const { session } = openTab();
    answers["GET /auth/account/info"] = ended;
    await session.load();
    expect(session.initialState.get()).toEqual({ loading: false, failed: false, elsewhere: false });
  });
});

describe("a session that ends while in use", () => {
  const other: Account = {
    ...account,
    id: "01a1fbdd-feda-7470-9af1-000000000001",
    account: "admin",
  };

  test("keeps the page; waiting calls continue when the same operator is back", async () => {
    const { session, state, story } = openTab();
    await session.load();
    story.length = 0;
    const waiting = [session.signInAgain(ended), session.signInAgain(ended)];
    expect(session.expired.get()).toBe(ended);
    await session.login({ account: "sales", password: "secret" });
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(session.expired.get()).toBeNull();
    expect(state.get().account).toEqual(account);
    expect(story.filter((step) => /^(to|anew|title)/.test(step))).toEqual([
      "title Sign in",
      "title undefined",
    ]);
    const [login = "", back] = addressBar;
    const from = new URL(login, location.origin).searchParams.get("from");
    expect(login).toMatch(/^\/user\/login\?from=/);
    expect(decodeFrom(from, location.origin, () => true)).toBe("/finance/ledger?page=2#x");
    expect(back).toBe("/finance/ledger?page=2#x");
  });

  test("returns to the page pushed by a foreign sub-app", async () => {
    const { session } = openTab(true, "/", "/finance");
    await session.load();
    void session.signInAgain(ended);
    await session.login({ account: "sales", password: "secret" });
    const [login = "", back] = addressBar;
    const from = new URL(login, location.origin).searchParams.get("from");
    expect(decodeFrom(from, location.origin, () => true)).toBe("/finance/ledger?page=2#x");
    expect(back).toBe("/finance/ledger?page=2#x");
  });

  test("redirects if nobody was signed in, or on the sign-in page", async () => {
    const { session } = openTab();
    expect(await session.signInAgain(ended)).toBe(false);
    await session.load();
    vi.stubGlobal("location", new URL("https://console.example/user/login"));
    expect(await session.signInAgain(ended)).toBe(false);
    expect(session.expired.get()).toBeNull();
  });

  test("ignores a wrong password in its dialog", async () => {
    const { session, story } = openTab();
    await session.load();
    void session.signInAgain(ended);
    story.length = 0;
    session.onUnauthorized();
    expect(story).toEqual([]);
  });

  test("ends one wait with its signal, and keeps the others", async () => {
    const { session } = openTab();
    await session.load();
    const controller = new AbortController();
    const one = session.signInAgain(ended, controller.signal);
    const two = session.signInAgain(ended);
    controller.abort();
    expect(await one).toBe(false);
    expect(await session.signInAgain(ended, controller.signal)).toBe(false);
    expect(session.expired.get()).toBe(ended);
    await session.load();
    expect(await two).toBe(true);
  });

  test("reloads the page for another account, despite unsaved changes", async () => {
    const { session, state, unsaved, story } = openTab();
    await session.load();
    unsaved.hold("finance");
    void session.signInAgain(ended);
    answers["GET /auth/account/info"] = other;
    story.length = 0;
    await session.login({ account: "admin", password: "secret" });
    expect(story.at(-1)).toBe("anew /finance/ledger?page=2#x");
    expect(unsaved.get().size).toBe(0);
    expect(state.get().account).toEqual(account);
  });

  test("reloads the page for an unexpected passkey, before reading anything as its owner", async () => {
    const { session, unsaved, story } = openTab();
    const tab = openTab();
    await session.load();
    await tab.session.load();
    tab.unsaved.hold("finance");
    unsaved.hold("finance");
    const waiting = session.signInAgain(ended);
    answers["POST /auth/passkey/login"] = other;
    story.length = tab.story.length = 0;
    await session.passkeyLogin({ passkey: {} as never });
    for (const [told, kept] of [
      [story.slice(1), unsaved],
      [tab.story, tab.unsaved],
    ] as const) {
      expect(told).toEqual(["anew /finance/ledger?page=2#x"]);
      expect(kept.get().size).toBe(0);
    }
    // Waiting calls aren't sent as another account.
    expect(await Promise.race([waiting, Promise.resolve("waits")])).toBe("waits");
  });

  test("is restored in all tabs by signing in once", async () => {
    const [one, two] = [openTab(), openTab()];
    await one.session.load();
    await two.session.load();
    const waiting = two.session.signInAgain(ended);
    await one.session.login({ account: "sales", password: "secret" });
    expect(await waiting).toBe(true);
  });

  test("is restored in a tab that couldn't read its account at first", async () => {
    vi.useFakeTimers();
    const [one, two] = [openTab(), openTab()];
    await one.session.load();
    await two.session.load();
    const waiting = two.session.signInAgain(ended);
    await one.session.login({ account: "sales", password: "secret" });
    answers["GET /auth/account/info"] = new Error("out of reach");
    await vi.advanceTimersByTimeAsync(6000);
    answers["GET /auth/account/info"] = account;
    await vi.advanceTimersByTimeAsync(6000);
    expect(await waiting).toBe(true);
    vi.useRealTimers();
  });

  test("is restored in a tab that is waiting to read the account", async () => {
    const [one, two] = [openTab(), openTab()];
    await one.session.load();
    await two.session.load();
    const reading = Promise.withResolvers<unknown>();
    answers["GET /auth/account/info"] = reading.promise;
    const loading = two.session.load();
    const waiting = two.session.signInAgain(ended);
    answers["GET /auth/account/info"] = account;
    await one.session.login({ account: "sales", password: "secret" });
    expect(await waiting).toBe(true);
    reading.resolve(account);
    await loading;
  });

  test("stops waiting when another tab signs out, without asking about unsaved changes", async () => {
    const [one, two] = [openTab(), openTab()];
    await one.session.load();
    await two.session.load();
    two.unsaved.hold("finance");
    const waiting = two.session.signInAgain(ended);
    two.story.length = 0;
    await one.session.logout();
    expect(await waiting).toBe(false);
    expect(two.session.expired.get()).toBeNull();
    expect(two.story[0]).toBe("to /user/login");
  });

  test("can be left for another account, with the return address, by a full load", async () => {
    const { session, story } = openTab();
    await session.load();
    void session.signInAgain(ended);
    session.abandon();
    const from = new URLSearchParams(story.at(-1)?.split("?")[1]).get("from");
    expect(story.at(-1)).toMatch(/^anew \/user\/login\?from=/);
    expect(decodeFrom(from, location.origin, () => true)).toBe("/finance/ledger?page=2#x");
  });
});

describe("after signing in", () => {
  test("the page continues without a reload, unless it has shown another account before", async () => {
    const { session, story, ahead } = openTab();
    await session.load();
    await session.logout();
    const from = encodeURIComponent(encodeFrom("/finance"));
    vi.stubGlobal("location", new URL(`https://console.example/user/login?from=${from}`));
    const signingIn = session.login({ account: "sales", password: "secret" });
    // While the server processes the sign-in.
    expect(ahead).toEqual(["/finance"]);
    await signingIn;
    await session.enter();
    expect(story.at(-1)).toBe("to /finance");
    answers["GET /auth/account/info"] = { ...account, id: "01a1fbdd-feda-7470-9af1-000000000001" };
    await session.logout();
    await session.login({ account: "admin", password: "secret" });
    await session.enter();
    expect(story.at(-1)).toBe("anew /finance");
  });

  test("as a guest the return address is below the host's base, never the host's own", async () => {
    vi.stubGlobal("location", new URL("https://host.example/shop/finance?page=2"));
    const { session, story } = openTab(false, "/shop/");
    await session.load();
    const login = story.find((step) => step.startsWith("to "))?.slice(3) ?? "";
    vi.stubGlobal("location", new URL(`https://host.example/shop${login}`));
    await session.enter();
    expect(story.at(-1)).toBe("to /finance?page=2");
    const from = encodeURIComponent(encodeFrom("https://host.example/cart"));
    vi.stubGlobal("location", new URL(`https://host.example/shop/user/login?from=${from}`));
    await session.enter();
    expect(story.at(-1)).toBe("to /");
  });

  test("an invalid return address leads to the first page", async () => {
    const { session, story } = openTab();
    const from = encodeURIComponent(encodeFrom("/docs"));
    vi.stubGlobal("location", new URL(`https://console.example/user/login?from=${from}`));
    await session.enter();
    expect(story.at(-1)).toBe("to /");
  });

  test("a tab waiting on the sign-in page continues too, to its own address", async () => {
    const one = openTab();
    const from = encodeURIComponent(encodeFrom("https://console.example/console"));
    const waiting = openTab();
    vi.stubGlobal("location", new URL(`https://console.example/user/login?from=${from}`));
    await one.session.login({ account: "sales", password: "secret" });
    expect(waiting.story).toEqual(["anew /console"]);
  });
});
