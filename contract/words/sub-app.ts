import type { ApiKey, ApiInput, ApiOutput } from "../calls/api.ts";
import type { Account } from "../calls/account.ts";
import type { Live } from "./live.ts";
import type { Locale, LocalizedText } from "./locale.ts";
import type { AnyPermission, Role } from "./permissions.ts";
import type { Density } from "./preferences.ts";
import type { SignOnOffer } from "./single-sign-on.ts";
import type { UnsavedReason } from "./unsaved.ts";

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

/** A handle to a sub-app that another one has mounted inside itself. */
export interface NestedMount {
  /** Resolves when mounted; rejects with the failure. */
  readonly ready: Promise<void>;
  unmount(): Promise<void>;
}

/** Added by the runtime: all of it ends with the mount. */
export interface MountScope {
  readonly name: string;
  /** The element to render into. */
  readonly container: HTMLElement;
  /** The element for pop-ups; inside the sub-app's style scope. */
  readonly overlayRoot: HTMLElement;
  /** Aborted when the sub-app is left or fails; not when it is parked. */
  readonly signal: AbortSignal;
  /** `false` while parked. */
  readonly active: boolean;
  readonly effects: OwnedEffects;
  /** `false` hides the loading view before `mount` has resolved. */
  setLoading(loading: boolean): void;
  /** Mounts another sub-app inside this one; it unmounts before this one does. */
  mountSubApp(name: string, element: HTMLElement): NestedMount;
}

/** Effects that are cleaned up on unmount, in case the sub-app forgets. Each call returns its undo. */
export interface OwnedEffects {
  timeout(callback: () => void, milliseconds: number): () => void;
  interval(callback: () => void, milliseconds: number): () => void;
  frame(callback: (time: number) => void): () => void;
  listen(
    target: EventTarget,
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ): () => void;
  /** Registers any other undo. */
  add(undo: () => void): () => void;
}

export type SubAppHost = HostServices & MountScope;

/** What an entry module exports. Only `mount` is required. */
export interface SubAppLifecycles {
  bootstrap?(host: SubAppHost): void | Promise<void>;
  mount(host: SubAppHost): void | Promise<void>;
  update?(host: SubAppHost): void | Promise<void>;
  unmount?(host: SubAppHost): void | Promise<void>;
  /** Back from being parked. */
  activate?(host: SubAppHost): void | Promise<void>;
  /** About to be parked. */
  deactivate?(host: SubAppHost): void | Promise<void>;
}

/** A page of a sub-app, for navigation and palette. */
export interface SubAppPage {
  /** Below the basename, e.g. `/operators`. */
  path: string;
  title: LocalizedText;
  permission: AnyPermission;
  /** Its part of the console's handbook, below `operator/`: `operators`, `audit#sessions`. */
  help?: string;
}

/** Something that operators can begin from anywhere, in the palette. It opens a page with its form, and does no more. */
export interface SubAppAction {
  title: LocalizedText;
  permission: AnyPermission;
  /** Below the basename; `do` names the page's palette entry to run, e.g. `/operators?do=add`. */
  path: string;
}

/** A decision on a found record: opens the record's page with its question. */
export interface SubAppDecision extends SubAppAction {
  /** The record's field, and the value that it has while a decision is open. */
  field: string;
  value: string;
  /** The record's field with the id of the operator who proposed it, and so doesn't decide on it. */
  by?: string;
}

/** Records of a sub-app that the console's palette can search, whether the sub-app is open or not. */
export interface SubAppSearch {
  /** The kind of record, e.g. clients. */
  title: LocalizedText;
  permission: AnyPermission;
  /**
   * A GET without parameters that accepts `search` and `pageSize` and returns a list, `{ items }`: its key in `Api` or
   * `OwnCalls`.
   */
  call: string;
  /** Set for records that people look up by number: they're searched only if the query contains a digit. */
  numbered?: true;
  /** Field of an item with its name. */
  label: string;
  /** Field of an item that distinguishes items of the same name. */
  detail?: string;
  /** Its address below the basename, fields as `:field`, e.g. `/clients/:id`. */
  path: string;
  decisions?: SubAppDecision[];
  /** Its numbers have a hyphen after so many characters, which operators may leave out: 6 for `C10014-0015`. */
  hyphenAt?: number;
}

/** A decision on a pending record that the console's work queue offers. */
export interface SubAppWorkAction {
  /** Unique within the kind. */
  key: string;
  title: LocalizedText;
  permission: AnyPermission;
  /**
   * A write whose path is that of the kind's list with the record's fields in place of `list`, e.g.
   * `POST /cc-api/finance/top-up/:id/approve`; of an own backend, any of its writes.
   */
  call: string;
  /** A text that the operator has to enter: its field in the body, and its title if that isn't "Reason". */
  reason?: { field: string; title?: LocalizedText };
  /** A choice that the operator has to make, and its field in the body. */
  choice?: {
    field: string;
    title: LocalizedText;
    options: { value: string; title: LocalizedText }[];
  };
  /** Sends an `idempotencyKey` in the body. */
  idempotencyKey?: true;
  /** A refusal or a loss: it has the key R and a red button; the first other action has the key A. */
  danger?: true;
}

/**
 * Records of a sub-app that wait for somebody, listed in the console's work queue. Fields are those of the list's items;
 * `library.name` is a field of a field.
 */
export interface SubAppWork {
  /** Unique within the sub-app. */
  kind: string;
  title: LocalizedText;
  /** To see the list. */
  permission: AnyPermission;
  /** To act on the records, if seeing them isn't enough. */
  decide?: AnyPermission;
  /** A GET without parameters that accepts `pageSize` and returns `{ items, total }`: its key in `Api` or `OwnCalls`. */
  call: string;
  /** The filter for exactly those that wait, and the order, oldest first. */
  query?: Record<string, string>;
  /** The record's identifier; `id` by default. */
  id?: string;
  /** Field with its name. */
  label: string;
  /** Field that says more. */
  detail?: string;
  /** Field with the instant since when it waits. Without it, it concerns the present. */
  since?: string;
  /** Field with the instant by which it is due. */
  due?: string;
  /** Fields with minor units and currency. */
  amount?: { value: string; currency: string };
  /** Field with the identifier of the operator who may not decide on it: the one who asked for it. */
  by?: string;
  /** Further fields, shown when it is selected. */
  facts?: { title: LocalizedText; field: string }[];
  /** Its address below the basename, fields as `:field`, e.g. `/top-ups/:id`. */
  path: string;
  actions?: SubAppWorkAction[];
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

/** The static module graph of a sub-app and its stylesheets, relative to its entry page. */
export interface SubAppRelease {
  /** The module that exports the lifecycles; one of `modules`. */
  entry: string;
  modules: string[];
  styles: string[];
  /** What else it loads for a language, if its texts are in separate files. */
  languages?: Partial<Record<Locale, string[]>>;
}

/**
 * What a sub-app needs from the page's content security policy beyond the default. Origins are written as
 * `https://tiles.example.com` or, for all hosts below a domain, `https://*.example.com`.
 */
export interface SubAppNeeds {
  /** Origins that it calls: requests, event streams, web sockets (`wss://`). */
  connect?: string[];
  /** Origins of its images. */
  img?: string[];
  /** Origins of its fonts. */
  font?: string[];
  /** Origins of pages that it shows in frames. */
  frame?: string[];
  /** Workers from blobs, or only from files of its own origin. */
  workers?: "blob" | "self";
  /** `style="…"` in HTML that it writes. The runtime applies it; the policy allows it to no sub-app. */
  inlineStyleAttributes?: boolean;
}

/** A sub-app's icon: one path, drawn in the text's colour. */
export interface SubAppIcon {
  viewBox: string;
  /** The path's `d`. */
  path: string;
}

/** A permission that a sub-app declares itself. */
export interface OwnPermission {
  /** Begins with `<name>:`. */
  code: AnyPermission;
  label: LocalizedText;
}

/** Written next to the entry page by the SDK's Vite plug-in as `manifest.json`. */
export interface SubAppManifest {
  name: string;
  version: string;
  title: LocalizedText;
  /** One sentence for its launcher card. */
  summary?: LocalizedText;
  icon?: SubAppIcon;
  /** Its place in navigation and launcher, after the built-in ones: lower first, then by name. */
  order?: number;
  pages: SubAppPage[];
  search?: SubAppSearch[];
  actions?: SubAppAction[];
  work?: SubAppWork[];
  /** Shared dependency → the version range it was built for. */
  shared: Record<string, string>;
  /** URL of a file, relative to the entry page → its integrity. */
  integrity: Record<string, string>;
  release: SubAppRelease;
  /** Parks the sub-app with its state instead of unmounting it when the operator leaves. */
  keepAlive?: boolean;
  needs?: SubAppNeeds;
  /** Permissions of its own; `<name>:open` exists without being declared. */
  permissions?: OwnPermission[];
  /** Versions of the console that it works with, as a semantic version range. */
  host?: string;
}

/** The micro-frontend frameworks whose sub-apps may be registered, besides qiankun and single-spa. */
export const foreignContracts = [
  "garfish",
  "icestark",
  "micro-app",
  "module-federation",
  "wujie",
] as const;
export type ForeignContract = (typeof foreignContracts)[number];

/** An earlier release of a sub-app, for pages on which the files of its own don't load. */
export interface PreviousRelease {
  version: string;
  entry: string;
  integrity: Record<string, string>;
  release: SubAppRelease;
}

/** One registered sub-app: what the server sends to the shell, and the format of a SUB_APPS file. */
export interface SubAppRegistration {
  name: string;
  /** The sub-app's version, shown when it fails; from its package unless a SUB_APPS file overrides it. */
  version?: string;
  /** URL of the entry page; of a Module Federation remote's manifest or `remoteEntry.js`. */
  entry: string;
  credentials: "same-origin" | "include";
  title: LocalizedText;
  /** One sentence for its launcher card. */
  summary?: LocalizedText;
  /** Without one, it has the icon that all such sub-apps share. */
  icon?: SubAppIcon;
  /** Its place in navigation and launcher, after the built-in ones: lower first, then by name. */
  order?: number;
  pages: SubAppPage[];
  search?: SubAppSearch[];
  actions?: SubAppAction[];
  work?: SubAppWork[];
  /** Permission to open it; defaults to `<name>:open`. An external sub-app uses one from the permission table. */
  permission?: AnyPermission;
  integrity?: Record<string, string>;
  /** Timeout per resource in milliseconds; defaults to 120000. */
  timeout?: number;
  /** Milliseconds from the click to the mounted sub-app; defaults to three times the timeout per resource. */
  lifecycleTimeout?: number;
  /** Lets the page load all files at once, without parsing the entry page. */
  release?: SubAppRelease;
  /** Replaces the sub-app of the same name that was built with the console; set by the server. */
  overrides?: true;
  /** Set by the server if this session's development override serves it. */
  development?: {
    /** When the override ends. */
    until: number;
    /** Those of its own permissions that no release has declared, so that nobody could hold them: its page does. */
    permissions: AnyPermission[];
    /** Where calls of its own backend go instead of the console's server. */
    calls?: string;
  };
  /** Kept alive in the background when left, with everything it shows. */
  keepAlive?: boolean;
  /** Written for qiankun or single-spa. */
  legacy?: boolean;
  /** Written for another micro-frontend framework. */
  contract?: ForeignContract;
  /** The global with a legacy sub-app's lifecycles, or a remote's container, if it isn't the name. */
  global?: string;
  /** The module that a Module Federation remote exposes as the sub-app. */
  expose?: string;
  /** Runs in an iframe. */
  realm?: "iframe";
  needs?: SubAppNeeds;
  /** Permissions of a published sub-app's own. */
  permissions?: OwnPermission[];
  /** Only of a published sub-app. */
  previous?: PreviousRelease;
}

/** The permission that opens a sub-app. */
export const openPermission = ({
  name,
  permission,
}: Pick<SubAppRegistration, "name" | "permission">): AnyPermission => permission ?? `${name}:open`;

/**
 * The configuration that the server writes into the shell's page as `<script type="application/json" id="console-
 * config">`.
 */
export interface ConsoleConfig {
  appType: string;
  /** `development`, `demo` or `production`; shown as a badge unless it is production. */
  environment: string;
  release: string;
  /** Whether a sub-app that fails to load shows the fallback screen. */
  autoCaptureError: boolean;
  chunkTimeout: number;
  /** Whether the browser sent a session cookie for the page; the session may have expired. */
  hasSession: boolean;
  /** Set if there is no operator yet: every page leads to the set-up. */
  isNew?: boolean;
  /** Set if no e-mail can be sent, because no mail server is set up. */
  withoutMail?: boolean;
  /** Whether any role may sign in by face. */
  faceLogin: boolean;
  /** The identity providers that the sign-in page offers, and who may use a password there. */
  signOn: SignOnOffer;
  subApps: SubAppRegistration[];
  /** Version of each shared package, if a Module Federation remote is registered. */
  shared?: Record<string, string>;
  /**
   * Sub-apps that the page's policy leaves out, because nobody who may open them was signed in when the page loaded.
   * The page must reload to open one.
   */
  outsidePolicy?: string[];
}

/** The release of a page that `npm run dev` serves from source; the server's builds don't apply to it. */
export const developmentRelease = "development";
