import type { ApiKey, ApiInput, ApiOutput } from "./api.ts";
import type { Account } from "./endpoints/account.ts";
import type { Locale, LocalizedText } from "./locale.ts";
import type { Permission, Role } from "./permissions.ts";
import type { Density } from "./preferences.ts";

/** A value that changes while the sub-app is mounted. `subscribe` returns its undo. */
export interface Live<Value> {
  get(): Value;
  subscribe(listener: (value: Value) => void): () => void;
}

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

/** A failure that the operator sees, as the console knows it. */
export interface ReportedFailure {
  /** By which it is found in the server's log; none where it could not be told. */
  traceId: string | undefined;
  /** Technical names and values, in English: for whoever mends it. */
  facts: Record<string, string>;
}

/** One of the sub-app's own pages that an address comes near to. */
export interface NearPage {
  /** In the console. */
  address: string;
  title: string;
}

/** The record that the shown page belongs to, for the breadcrumbs. */
export interface ParentPage {
  /** In the console. */
  address: string;
  title: string;
}

/** Options of one call beyond its input. */
export interface RequestOptions {
  /** `json` unless told. */
  bodyType?: "json" | "form";
  /** Milliseconds; none unless told. */
  timeout?: number;
  /** Keep a GET's 200 answer for `cacheLifetime` milliseconds (60000 unless told). */
  cache?: boolean;
  cacheLifetime?: number;
  signal?: AbortSignal;
}

/**
 * Calls the server and returns JSON; files are links or image addresses instead. Rejects with a
 * `RequestError` that the shell has already shown.
 */
export type HostRequest = <Key extends ApiKey>(
  key: Key,
  ...input: undefined extends ApiInput<Key>
    ? [input?: ApiInput<Key>, options?: RequestOptions]
    : [input: ApiInput<Key>, options?: RequestOptions]
) => Promise<ApiOutput<Key>>;

/** The history that the console owns; the router of a sub-app gets the same kind, below its basename. */
export interface MasterHistory {
  readonly type: "browser";
  /** What all of the console's addresses begin with, with a slash at the end. */
  readonly base: string;
}

/** The history of a console with a page of its own. A guest's base is its host's to give. */
export const masterHistory: MasterHistory = { type: "browser", base: "/" };

/** The app type when neither the host nor `APP_TYPE` names one. */
export const defaultAppType = "console";

/** What the shell offers to a sub-app. */
export interface HostServices {
  /** The type of application that the console runs as: what its host or `APP_TYPE` says, else `console`. */
  readonly appType: string;
  readonly account: Live<Account>;
  readonly permissions: Live<{ role: Role; permissions: readonly Permission[] }>;
  readonly locale: Live<Locale>;
  /** The theme in force ("system" already resolved). */
  readonly theme: Live<"light" | "dark">;
  /** How close together everything is. */
  readonly density: Live<Density>;
  readonly location: Live<HostLocation>;
  readonly history: MasterHistory;
  /** The sub-app's own part of the address: the console's base plus its route, e.g. `/finance`. */
  readonly basename: string;
  /** Where each sub-app is, below the master's base: foreign ones link to each other by it. */
  readonly routes?: readonly { readonly app: string; readonly path: string }[];
  readonly request: HostRequest;
  /** The absolute address of a path at the console, for pictures and downloads; the path itself where the page is the console's own. */
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
  /** Something is not saved yet: the operator is asked before it is left, with its page unless told. Returns the undo; unmounting undoes it, too. */
  readonly holdUnsaved: (lostWith?: "page" | "sub-app") => () => void;
  /** Asks whether what this sub-app holds as unsaved may be lost; true at once where it holds nothing. */
  readonly confirmLeave: () => Promise<boolean>;
  /** Has a failure that the operator sees written into the server's log. Never rejects. */
  readonly reportFailure: (error: unknown) => Promise<ReportedFailure>;
  /** The sub-app's own pages that may be seen and are most like an address of it, best first. */
  readonly nearPages: (pathname: string) => readonly NearPage[];
  /** Puts what it answers into the console's palette, while the sub-app is shown. Returns the undo; unmounting undoes it, too. */
  readonly offerEntries: (entries: () => readonly PaletteEntry[]) => () => void;
}

/** What a sub-app sees of another one that it has mounted inside itself. */
export interface NestedMount {
  /** Resolves when mounted; rejects with the failure. */
  readonly ready: Promise<void>;
  unmount(): Promise<void>;
}

/** What the runtime adds: all of it ends with the mount. */
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
  /** `false` ends the loading view before `mount` has resolved. */
  setLoading(loading: boolean): void;
  /** Mounts another sub-app inside this one; it leaves before this one does. */
  mountSubApp(name: string, element: HTMLElement): NestedMount;
}

/** Effects that are undone on unmount, whoever forgets them. Each call returns its undo. */
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
  permission: Permission;
}

/** Records of a sub-app that the console's palette finds, whether the sub-app is open or not. */
export interface SubAppSearch {
  /** What they are, e.g. clients. */
  title: LocalizedText;
  permission: Permission;
  /** A GET that takes `search` and `pageSize` and answers with a list. */
  call: ApiKey;
  /** Set for records that people look up by number: they are searched only if a digit is typed. */
  numbered?: true;
  /** Field of an item that names it. */
  label: string;
  /** Field of an item that tells it from others of that name. */
  detail?: string;
  /** Its address below the basename, fields as `:field`, e.g. `/clients/:id`. */
  path: string;
}

/** Something that can be done here and now, for the console's palette. */
export interface PaletteEntry {
  /** Tells it from the others of this sub-app. */
  key: string;
  title: string;
  run: () => void;
}

/** The static module graph of a sub-app and its stylesheets, relative to its entry page. */
export interface SubAppRelease {
  /** The module that exports the lifecycles; one of `modules`. */
  entry: string;
  modules: string[];
  styles: string[];
  /** What else it must load in a language, where its texts are in files of their own. */
  languages?: Partial<Record<Locale, string[]>>;
}

/**
 * What a sub-app needs of the page's policy beyond what every sub-app has. Origins are written as
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
  /** `style="…"` in HTML that it writes. The runtime applies it; the policy allows it to nobody. */
  inlineStyleAttributes?: boolean;
}

/** Written beside the entry page by the SDK's Vite plug-in as `manifest.json`. */
export interface SubAppManifest {
  name: string;
  version: string;
  title: LocalizedText;
  pages: SubAppPage[];
  search?: SubAppSearch[];
  /** Shared dependency → range it was built for. */
  shared: Record<string, string>;
  /** URL of a file, relative to the entry page → its integrity. */
  integrity: Record<string, string>;
  release: SubAppRelease;
  keepAlive?: boolean;
  needs?: SubAppNeeds;
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

/** One configured sub-app: what the server tells the shell, and what a SUB_APPS file holds. */
export interface SubAppRegistration {
  name: string;
  /** The sub-app's own, shown where it fails; the version of its package, unless a SUB_APPS file says another. */
  version?: string;
  /** URL of the entry page; of a Module Federation remote's manifest or `remoteEntry.js`. */
  entry: string;
  credentials: "same-origin" | "include";
  title: LocalizedText;
  pages: SubAppPage[];
  search?: SubAppSearch[];
  /** Who may open it; `<name>:open` unless told. A sub-app from elsewhere names one of the table. */
  permission?: Permission;
  integrity?: Record<string, string>;
  /** Milliseconds for each resource; 120000 unless told. */
  timeout?: number;
  /** Milliseconds from the click to the mounted sub-app; three times that for one resource unless told. */
  lifecycleTimeout?: number;
  /** Lets the page load all files at once, without a look at the entry page. */
  release?: SubAppRelease;
  /** Stands in the place of the one of that name that was built with the console; the server says so. */
  overrides?: true;
  /** Parked when left, with all that it shows. */
  keepAlive?: boolean;
  /** Written for qiankun or single-spa. */
  legacy?: boolean;
  /** Written for another micro-frontend framework. */
  contract?: ForeignContract;
  /** The global that holds a legacy sub-app's lifecycles, or a remote's container, when it isn't the name. */
  global?: string;
  /** The module of a Module Federation remote that is the sub-app. */
  expose?: string;
  /** Runs in a frame of its own. */
  realm?: "iframe";
  needs?: SubAppNeeds;
}

/** The permission that opens a sub-app. */
export const openPermission = ({
  name,
  permission,
}: Pick<SubAppRegistration, "name" | "permission">): string => permission ?? `${name}:open`;

/** What the server writes into the shell's page as `<script type="application/json" id="console-config">`. */
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
  /** Whether anybody may sign in with the camera. */
  cameraLogin: boolean;
  subApps: SubAppRegistration[];
  /** Version of each shared package, where a Module Federation remote is registered. */
  shared?: Record<string, string>;
  /**
   * Sub-apps that the page's policy leaves out, since nobody who may open them was signed in when the
   * page was loaded: it has to reload to open one.
   */
  outsidePolicy?: string[];
}
