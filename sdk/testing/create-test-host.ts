import type {
  Account,
  HostLocation,
  HostNotice,
  Live,
  Locale,
  NearPage,
  PaletteEntry,
  Role,
  SubAppHost,
  SubAppPermission,
} from "@console-shell/contract";
import { chunkTimeout } from "@console-shell/contract/words/limits";
import { createStore } from "@console-shell/contract/words/live";
import { defaultAppType, masterHistory } from "@console-shell/contract/host/services";
import { answering, type TestAnswers, type TestCall } from "./answering.ts";
import { collectingEffects } from "./collecting-effects.ts";

export interface TestHostOptions {
  /** The sub-app's name, which is also its segment of the address. */
  name: string;
  /** The initial address below its basename, with the query. */
  path?: string;
  role?: Role;
  /** The operator's permissions; none by default. */
  permissions?: readonly SubAppPermission[];
  account?: Partial<Account>;
  locale?: Locale;
  theme?: "light" | "dark";
  answers?: TestAnswers;
  /** The similar pages that the console suggests for any address. */
  nearPages?: readonly NearPage[];
  /** Milliseconds that a chunk may take. */
  chunkTimeout?: number;
}

type Settable<Value> = Live<Value> & { set(value: Value): void };

/**
 * A host for one sub-app in a test, with a record of what the sub-app asked of it and ways to change its
 * state.
 */
export interface TestHost {
  readonly host: SubAppHost;
  readonly calls: readonly TestCall[];
  readonly notices: readonly HostNotice[];
  readonly titles: readonly string[];
  /** Addresses navigated to; numbers are steps in the history. */
  readonly visits: readonly (string | number)[];
  readonly locale: Settable<Locale>;
  readonly theme: Settable<"light" | "dark">;
  readonly online: Settable<boolean>;
  readonly permissions: Settable<{ role: Role; permissions: readonly SubAppPermission[] }>;
  /** How many unsaved holds there are; by default those that are lost with their page. */
  unsaved(lostWith?: "page" | "sub-app"): number;
  /** The operator's answer when asked to leave unsaved input. */
  answerToLeaving: boolean;
  /** The failures shown to the operator. */
  readonly failures: readonly unknown[];
  /** The palette entries currently offered. */
  offered(): readonly PaletteEntry[];
  /** Aborts the mount's signal, undoes its effects and removes its elements. */
  remove(): void;
}

const somebody: Account = {
  id: "01900000-0000-7000-8000-000000000001",
  account: "robin",
  name: "Robin Example",
  email: "robin@example.com",
  role: "sales",
  locale: "en-US",
  theme: "light",
  density: "comfortable",
  navigation: "full",
  shortcuts: true,
  favourites: [],
  home: {},
  defaultViews: {},
  previousSignInAt: null,
  secondFactors: [],
  secondFactorMissing: false,
};

/** Creates a test host; its elements are appended to the document's body. */
export const createTestHost = (options: TestHostOptions): TestHost => {
  const { name, path = "", role = "sales", answers = {} } = options;
  const container = document.body.appendChild(document.createElement("div"));
  const overlayRoot = document.body.appendChild(document.createElement("div"));
  const end = new AbortController();
  const effects = collectingEffects();
  const calls: TestCall[] = [];
  const notices: HostNotice[] = [];
  const titles: string[] = [];
  const visits: (string | number)[] = [];
  const failures: unknown[] = [];
  const sources = new Set<() => readonly PaletteEntry[]>();
  const basename = `${masterHistory.base}${name}`;
  const unsaved = { page: 0, "sub-app": 0 };

  const at = (address: string, state: unknown = null): HostLocation => {
    const { pathname, search, hash } = new URL(address, "http://console.test");
    return { pathname, search, hash, state, key: String(visits.length) };
  };
  const location = createStore(at(basename + path));
  const locale = createStore<Locale>(options.locale ?? "en-US");
  const theme = createStore<"light" | "dark">(options.theme ?? "light");
  const online = createStore(true);
  const permissions = createStore<{ role: Role; permissions: readonly SubAppPermission[] }>({
    role,
    permissions: options.permissions ?? [],
  });
  const remove = () => {
    end.abort(new DOMException("The sub-app was left", "AbortError"));
    effects.undoAll();
    container.remove();
    overlayRoot.remove();
  };
  const test: TestHost = {
    host: {
      name,
      container,
      overlayRoot,
      signal: end.signal,
      active: true,
      appType: defaultAppType,
      chunkTimeout: options.chunkTimeout ?? chunkTimeout,
      history: masterHistory,
      basename,
      account: createStore({ ...somebody, role, ...options.account }),
      permissions,
      locale,
      theme,
      density: createStore(options.account?.density ?? somebody.density),
      online,
      location,
      request: answering(answers, calls, end.signal),
      address: (path) => path,
      navigate(to, { state } = {}) {
        visits.push(to);
        if (typeof to === "string") location.set(at(to, state));
      },
      setTitle: (title) => titles.push(title),
      notify: (notice) => notices.push(notice),
      holdUnsaved(lostWith = "page") {
        unsaved[lostWith] += 1;
        return effects.add(() => (unsaved[lostWith] -= 1));
      },
      confirmLeave: async () => unsaved.page === 0 || test.answerToLeaving,
      async reportFailure(error) {
        failures.push(error);
        return { traceId: "test-trace", facts: { message: String(error) } };
      },
      nearPages: () => options.nearPages ?? [],
      offerEntries(entries) {
        sources.add(entries);
        return effects.add(() => sources.delete(entries));
      },
      setLoading: () => undefined,
      mountSubApp() {
        throw new Error("A test host mounts no other sub-app.");
      },
      effects,
    },
    calls,
    notices,
    titles,
    visits,
    failures,
    locale,
    theme,
    online,
    permissions,
    unsaved: (lostWith = "page") => unsaved[lostWith],
    answerToLeaving: false,
    offered: () => Array.from(sources).flatMap((entries) => entries()),
    remove,
  };
  return test;
};
