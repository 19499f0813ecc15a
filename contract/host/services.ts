import type { Account } from "../calls/account.ts";
import type { ApiInput, ApiKey, ApiOutput } from "../calls/api.ts";
import type { Live } from "../words/live.ts";
import type { Locale, LocalizedText } from "../words/locale.ts";
import type { AnyPermission } from "../words/permissions.ts";
import type { Role } from "../words/roles.ts";
import type { Density } from "../words/preferences.ts";
import type { UnsavedReason } from "../words/unsaved.ts";
import type { OwnPermission } from "./manifest.ts";

/** The console's address as a sub-app sees it; `pathname` includes the basename. */
export interface HostLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

export interface HostNotice {
  kind: "success" | "info" | "warning" | "error";
  title: string;
  description?: string;
  /** What can be done about it in the next seconds: undo, open. */
  action?: NoticeAction;
}

export interface NoticeAction {
  label: string;
  run: () => void;
  /** Ends with the sub-app that could do it. */
  signal?: AbortSignal;
}

/** A failure shown to the operator, as the console reports it. */
export interface ReportedFailure {
  /** Trace ID for the server's log; unset if it couldn't be reported. */
  traceId: string | undefined;
  /** Technical names and values for developers, in English. */
  facts: Record<string, string>;
}

/** One of the sub-app's own pages whose address is close to the requested one. */
export interface NearPage {
  /** In the console. */
  address: string;
  title: string;
}

/** The shown page's parent record, for the breadcrumbs. */
export interface ParentPage {
  /** In the console. */
  address: string;
  title: string;
}

/** Options of one call beyond its input. */
export interface RequestOptions {
  /** Defaults to `json`. */
  bodyType?: "json" | "form";
  /** Milliseconds; no timeout by default. */
  timeout?: number;
  /** Cache a GET's 200 response for `cacheLifetime` milliseconds (default 60000). */
  cache?: boolean;
  cacheLifetime?: number;
  signal?: AbortSignal;
  /** The caller shows what the server says about fields: then no notification does. */
  showsFields?: boolean;
  /** A read that nobody asked for, such as by a timer: while the server is unreachable, its failure shows once. */
  isPoll?: boolean;
  /** Calls with the same object are one action of the operator, who gives one reason for all that wait for approval. */
  action?: object;
}

/**
 * Calls the server and returns JSON; files are links or image addresses instead. Rejects with a `RequestError` that the
 * shell has already shown.
 */
export type HostRequest = <Key extends ApiKey>(
  key: Key,
  ...input: undefined extends ApiInput<Key>
    ? [input?: ApiInput<Key>, options?: RequestOptions]
    : [input: ApiInput<Key>, options?: RequestOptions]
) => Promise<ApiOutput<Key>>;

/** The history that the console owns; a sub-app's router gets the same kind, below its basename. */
export interface MasterHistory {
  readonly type: "browser";
  /** Prefix of all the console's addresses, ending with a slash. */
  readonly base: string;
}

/** The history of a console on its own page. A guest gets its base from its host. */
export const masterHistory: MasterHistory = { type: "browser", base: "/" };

/** The app type when neither the host nor `APP_TYPE` names one. */
export const defaultAppType = "console";

/** What the shell offers to a sub-app. */
export interface HostServices {
  /** The type of application that the console runs as, from its host or `APP_TYPE`; defaults to `console`. */
  readonly appType: string;
  /** Milliseconds that one of the sub-app's scripts may take to load. */
  readonly chunkTimeout: number;
  readonly account: Live<Account>;
  readonly permissions: Live<{ role: Role; permissions: readonly AnyPermission[] }>;
  readonly locale: Live<Locale>;
  /** The current theme ("system" already resolved). */
  readonly theme: Live<"light" | "dark">;
  /** The current density. */
  readonly density: Live<Density>;
  readonly location: Live<HostLocation>;
  readonly history: MasterHistory;
  /** The sub-app's own part of the address: the console's base plus its route, e.g. `/finance`. */
  readonly basename: string;
  /** Each sub-app's title and its route below the console's base, for links between sub-apps. */
  readonly routes?: readonly {
    readonly app: string;
    readonly path: string;
    readonly title: LocalizedText;
    /** The permissions that it declares itself. */
    readonly permissions?: readonly OwnPermission[];
  }[];
  readonly request: HostRequest;
  /**
   * The absolute URL of a path on the console's server, for pictures and downloads; the path itself if the page is the
   * console's own.
   */
  readonly address: (path: string) => string;
  /** Goes to an address of the console, with its base, e.g. `/finance/clients/1`; a number goes through history. Replaces nothing where the page that the sub-app shows has been left. */
  readonly navigate: (
    to: string | number,
    options?: { replace?: boolean; state?: unknown },
  ) => void;
  /** Sets the document's title below the console's own, and what the breadcrumbs show; undone on unmount. */
  readonly setTitle: (title: string, parent?: ParentPage) => void;
  readonly notify: (notice: HostNotice) => void;
  /** Whether the server can be reached. */
  readonly online: Live<boolean>;
  /**
   * Marks what would be lost with the page by default: the operator is asked before leaving it. The reason, `changes` by
   * default, is part of the question. Returns the undo; unmounting undoes it, too.
   */
  readonly holdUnsaved: (lostWith?: "page" | "sub-app", reason?: UnsavedReason) => () => void;
  /** Asks whether to discard this sub-app's unsaved changes; true at once if there are none. */
  readonly confirmLeave: () => Promise<boolean>;
  /** Reports a failure that the operator sees to the server's log. Never rejects. */
  readonly reportFailure: (error: unknown) => Promise<ReportedFailure>;
  /** The permitted pages of the sub-app that best match an address, best first. */
  readonly nearPages: (pathname: string) => readonly NearPage[];
  /**
   * Adds its results to the console's palette while the sub-app is shown. Returns the undo; unmounting undoes it, too.
   */
  readonly offerEntries: (entries: () => readonly PaletteEntry[]) => () => void;
}

/** A command in the current context, for the console's palette. */
export interface PaletteEntry {
  /** Unique within this sub-app. */
  key: string;
  title: string;
  /** Other words that find it, such as its name in the other language. */
  words?: readonly string[];
  run: () => void;
  /**
   * A letter, letters pressed one after the other, or a named key: `N`, `G O`, `ArrowLeft`, `Escape`. They work while the
   * entry is offered, and `?` lists them.
   */
  keys?: string;
  /** Leaves it out of the palette, e.g. because a button does the same: only its keys work. */
  keysOnly?: true;
  /** What its key needs first, such as a selected record: until then it does nothing, and `?` lists it under this. */
  needs?: string;
  /** Whether `?do=<key>` in the address runs it. Only for entries that open a form: anybody can write a link. */
  fromAddress?: true;
}
