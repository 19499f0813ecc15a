import type { MountState, Phase } from "./lifecycle/state.ts";

/** The files of a sub-app's static module graph and its stylesheets, relative to its entry page. */
export interface SubAppRelease {
  /** The module that exports the lifecycles; one of `modules`. */
  entry: string;
  modules: readonly string[];
  styles: readonly string[];
}

/** What a sub-app needs beyond what the page's policy gives to all. Origins may begin with `*.` after the scheme. */
export interface SubAppNeeds {
  readonly connect?: readonly string[] | undefined;
  readonly img?: readonly string[] | undefined;
  readonly font?: readonly string[] | undefined;
  readonly frame?: readonly string[] | undefined;
  /** Workers from blobs, or only from files of its own origin, where that is not the page's. */
  readonly workers?: "blob" | "self" | undefined;
  /** `style="…"` in HTML that it writes. Takes no change of the policy. */
  readonly inlineStyleAttributes?: boolean | undefined;
}

/** Whose sub-app it is, if it wasn't written for this runtime, qiankun or single-spa. */
export type ForeignContract = "garfish" | "icestark" | "micro-app" | "module-federation" | "wujie";

/** One sub-app as the runtime knows it. */
export interface SubAppRegistration {
  readonly name: string;
  /** URL of the entry page; of a Module Federation remote's `mf-manifest.json` or `remoteEntry.js`. */
  readonly entry: string;
  /** Holds for page, modules, lazy chunks and stylesheets alike. */
  readonly credentials: "same-origin" | "include";
  /** URL of a file, relative to the entry page → its integrity. */
  readonly integrity?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds for each resource; the runtime's `chunkTimeout` unless told. */
  readonly timeout?: number | undefined;
  /** Milliseconds from the start of loading to `mounted`; the runtime's unless told. */
  readonly lifecycleTimeout?: number | undefined;
  /** With it no entry page is fetched, unless a file of it has vanished. */
  readonly release?: SubAppRelease | undefined;
  /** A left sub-app is parked with all that it shows, and comes back as it was. */
  readonly keepAlive?: boolean | undefined;
  /** Written for qiankun or single-spa: classic scripts that set lifecycles on `window[name]`, or a module. */
  readonly legacy?: boolean | undefined;
  /** Written for another micro-frontend framework. `micro-app` and `wujie` always get a realm. */
  readonly contract?: ForeignContract | undefined;
  /** The global that holds a legacy sub-app's lifecycles, or a remote's container, when it isn't the name. */
  readonly global?: string | undefined;
  /** The module of a Module Federation remote that is the sub-app, e.g. `./app`. */
  readonly expose?: string | undefined;
  /** Runs in a frame of its own, for sub-apps that can't share the page's globals. */
  readonly realm?: "iframe" | undefined;
  /** The host's policy has to allow it; what only another sub-app declares, the runtime refuses. */
  readonly needs?: SubAppNeeds | undefined;
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

/** What the runtime gives to a mount; all of it ends with the mount. */
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
  /** `false` says that there is something to show, before `mount` has resolved. */
  setLoading(loading: boolean): void;
  /** Mounts another sub-app inside this one; it leaves before this one does. */
  mountSubApp(name: string, element: HTMLElement, services?: object): MountHandle;
}

/** What a sub-app's lifecycles get: the runtime's part and whatever the host's `createHost` adds. */
export type Host = MountScope & { readonly [service: string]: unknown };

/** What an entry module exports. Only `mount` is required. */
export interface SubAppLifecycles {
  bootstrap?(host: Host): void | Promise<void>;
  mount(host: Host): void | Promise<void>;
  update?(host: Host): void | Promise<void>;
  unmount?(host: Host): void | Promise<void>;
  /** Back from being parked. */
  activate?(host: Host): void | Promise<void>;
  /** About to be parked. */
  deactivate?(host: Host): void | Promise<void>;
}

/** The services in force: they may be replaced while the sub-app is mounted. */
export interface CurrentServices<Services extends object> {
  get(): Services;
  /** Tells when they were replaced, and when the sub-app was parked or came back. Ends with the mount. */
  subscribe(listener: () => void): void;
}

/** One entry of the runtime's single stream of events. */
export interface RuntimeEvent {
  /** Name of the sub-app. */
  readonly app: string;
  readonly phase: Phase;
  readonly state: MountState;
  /** Milliseconds on the clock of `performance.now()`. */
  readonly at: number;
  /** Milliseconds spent in the state before this one, or in the phase that ended. */
  readonly duration: number;
  readonly error?: unknown;
}

export interface RuntimeOptions<Services extends object = object> {
  registrations: readonly SubAppRegistration[];
  /** Origins that entries, scripts and styles may come from. Own origin and those of the entries unless told. */
  origins?: readonly string[];
  /** Milliseconds for each resource; 120000 unless told. A registration's own `timeout` wins. */
  chunkTimeout?: number;
  /** Milliseconds from the start of loading to `mounted`; three times that for one resource unless told. */
  lifecycleTimeout?: number;
  /** Milliseconds that a leaving sub-app may take before the next one gets the element; 2000 unless told. */
  unmountTimeout?: number;
  /** How many kept-alive sub-apps may be parked at once; the one longest unseen goes first. 5 unless told. */
  keepAliveLimit?: number;
  /** Whether a parked sub-app may go for that limit, e.g. not while something in it is unsaved. Any may unless told. */
  mayDiscard?: (name: string) => boolean;
  /**
   * Makes what the lifecycles get. Unless told, a sub-app sees the services as they are, with the
   * runtime's part on top.
   */
  createHost?: (scope: MountScope, services: CurrentServices<Services>) => object;
  /** Holds the roots for pop-ups; the document's body by default. */
  overlayParent?: HTMLElement | undefined;
  /** CSP nonce for the elements that the runtime creates. */
  nonce?: string;
  /** Version of each package that Module Federation remotes may use from the page's import map. */
  shared?: Readonly<Record<string, string>>;
  /** Nodes in head or body that belong to the host's shared UI kit: never undone. */
  ownedByHost?: (node: Node) => boolean;
  /** Globals that belong to the host, although they appeared while a sub-app was active: never undone. */
  globalOwnedByHost?: (name: string) => boolean;
  onEvent?: (event: RuntimeEvent) => void;
  /** Lists states, timings and ledgers at `window.__CONSOLE_RUNTIME__`. */
  debug?: boolean;
}

export interface MountOptions {
  /** Aborting it is the same as `unmount()`. */
  signal?: AbortSignal;
  onState?: (state: MountState, error?: unknown) => void;
  /**
   * `true` at once when it has to be loaded and mounted, not when it was only parked; `false` when the
   * sub-app says that it has something to show, or is mounted.
   */
  onLoading?: (loading: boolean) => void;
}

/** One mount of one sub-app. */
export interface MountHandle<Services extends object = object> {
  readonly name: string;
  readonly state: MountState;
  /** Resolves when mounted; rejects with the failure, or with an `AbortError` when left before. */
  readonly ready: Promise<void>;
  /** Hands new services to the sub-app and calls its `update`, if it has one. */
  update(services?: Services): Promise<void>;
  /**
   * Leaves: aborts a load, unmounts, undoes every effect; parks a kept-alive sub-app. Always the
   * same promise. It rejects when all of that is done and the sub-app's own `unmount` has failed;
   * a host may ignore it, because the event stream tells the failure too.
   */
  unmount(): Promise<void>;
}

/** What `window.__CONSOLE_RUNTIME__` shows of one mount. */
export interface MountReport {
  name: string;
  state: MountState;
  /** Milliseconds spent in each state so far. */
  timings: Partial<Record<MountState, number>>;
  /** Effects in the ledger by kind: those of `host.effects` as `host`, others by what started them. */
  effects: Record<string, number>;
}

export interface Runtime<Services extends object = object> {
  /**
   * Loads the sub-app and mounts it into the element. A second mount into the same element
   * supersedes the first. Never throws: every failure arrives at `ready`.
   */
  mountSubApp(
    name: string,
    element: HTMLElement,
    services?: Services,
    options?: MountOptions,
  ): MountHandle<Services>;
  /** Moves what is parked inside this element to a safe place: call it before the element goes. */
  release(element: HTMLElement): void;
  /** Unmounts what is parked: one sub-app, or all. */
  discard(name?: string): Promise<void>;
  /**
   * Fetches entry, modules and styles ahead; not on save-data. Nothing runs, unless `evaluate` says
   * that the modules may run ahead, too (no lifecycle does).
   */
  prefetch(name: string, options?: { evaluate?: boolean }): Promise<void>;
  /** Unmounts everything, parked sub-apps too, puts the globals back, and resolves when nothing is left in the page. */
  dispose(): Promise<void>;
  /** Names of the configured sub-apps. */
  readonly names: readonly string[];
  inspect(): MountReport[];
}
