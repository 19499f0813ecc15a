import type { MountState, Phase } from "./lifecycle/state.ts";

/** The files of a sub-app's static module graph and its stylesheets, relative to its entry page. */
export interface SubAppRelease {
  /** The module that exports the lifecycles; one of `modules`. */
  entry: string;
  modules: readonly string[];
  styles: readonly string[];
}

/**
 * What a sub-app needs beyond what the page's policy allows everyone. Origins may begin with `*.`
 * after the scheme.
 */
export interface SubAppNeeds {
  readonly connect?: readonly string[] | undefined;
  readonly img?: readonly string[] | undefined;
  readonly font?: readonly string[] | undefined;
  readonly frame?: readonly string[] | undefined;
  /** Workers from blobs, or only from files of its own origin, if that isn't the page's. */
  readonly workers?: "blob" | "self" | undefined;
  /** `style="…"` in HTML that it writes. Needs no change to the policy. */
  readonly inlineStyleAttributes?: boolean | undefined;
}

/** The framework a sub-app was written for, if not this runtime, qiankun or single-spa. */
export type ForeignContract = "garfish" | "icestark" | "micro-app" | "module-federation" | "wujie";

/** Configuration of one sub-app. */
export interface SubAppRegistration {
  readonly name: string;
  /**
   * URL of the entry page, or of a Module Federation remote's `mf-manifest.json` or
   * `remoteEntry.js`.
   */
  readonly entry: string;
  /** Applies to page, modules, lazy chunks and stylesheets. */
  readonly credentials: "same-origin" | "include";
  /** URL of a file, relative to the entry page → its integrity. */
  readonly integrity?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds for each resource; defaults to the runtime's `chunkTimeout`. */
  readonly timeout?: number | undefined;
  /** Milliseconds from the start of loading to `mounted`; defaults to the runtime's. */
  readonly lifecycleTimeout?: number | undefined;
  /** With it no entry page is fetched, unless one of its files has disappeared. */
  readonly release?: SubAppRelease | undefined;
  /** Leaving parks the sub-app with its DOM and state, and returning restores it. */
  readonly keepAlive?: boolean | undefined;
  /** Written for qiankun or single-spa: classic scripts that set lifecycles on `window[name]`, or a module. */
  readonly legacy?: boolean | undefined;
  /** Written for another micro-frontend framework. `micro-app` and `wujie` always get a realm. */
  readonly contract?: ForeignContract | undefined;
  /**
   * The global with a legacy sub-app's lifecycles or a remote's container, if it isn't the name.
   */
  readonly global?: string | undefined;
  /** The module that is the sub-app in a Module Federation remote, e.g. `./app`. */
  readonly expose?: string | undefined;
  /** Runs in its own frame, for sub-apps that can't share the page's globals. */
  readonly realm?: "iframe" | undefined;
  /** The host's policy must allow it; the runtime refuses what only other sub-apps declare. */
  readonly needs?: SubAppNeeds | undefined;
  /**
   * What replaces these fields, until the page is reloaded, if its files don't load or don't match
   * their integrity. On the origin of `entry`, or one of `origins`.
   */
  readonly previous?: Pick<SubAppRegistration, "entry" | "integrity" | "release"> | undefined;
}

/** Effects that are undone automatically on unmount. Each call returns its undo. */
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

/** What the runtime provides to a mount; all of it ends with the mount. */
export interface MountScope {
  readonly name: string;
  /** The element to render into. */
  readonly container: HTMLElement;
  /** The element for pop-ups, inside the sub-app's style scope. */
  readonly overlayRoot: HTMLElement;
  /** Aborted when the sub-app is left or fails, but not when it is parked. */
  readonly signal: AbortSignal;
  /** `false` while parked. */
  readonly active: boolean;
  readonly effects: OwnedEffects;
  /** `false` means there is something to show, even before `mount` has resolved. */
  setLoading(loading: boolean): void;
  /** Mounts another sub-app inside this one; it is unmounted first. */
  mountSubApp(name: string, element: HTMLElement, services?: object): MountHandle;
}

/**
 * The argument of a sub-app's lifecycles: the runtime's part and whatever the host's `createHost`
 * adds.
 */
export type Host = MountScope & { readonly [service: string]: unknown };

/** What an entry module exports. Only `mount` is required. */
export interface SubAppLifecycles<Argument = Host> {
  bootstrap?(host: Argument): void | Promise<void>;
  mount(host: Argument): void | Promise<void>;
  update?(host: Argument): void | Promise<void>;
  unmount?(host: Argument): void | Promise<void>;
  /** Called when the sub-app resumes. */
  activate?(host: Argument): void | Promise<void>;
  /** Called before the sub-app is parked. */
  deactivate?(host: Argument): void | Promise<void>;
}

/** The current services; they may be replaced while the sub-app is mounted. */
export interface CurrentServices<Services extends object> {
  get(): Services;
  /**
   * Notifies when services were replaced, or the sub-app was parked or resumed. Ends with the
   * mount.
   */
  subscribe(listener: () => void): void;
}

/** One entry of the runtime's event stream. */
export interface RuntimeEvent {
  /** Name of the sub-app. */
  readonly app: string;
  readonly phase: Phase;
  readonly state: MountState;
  /** Milliseconds on the clock of `performance.now()`. */
  readonly at: number;
  /** Milliseconds spent in the previous state, or in the phase that ended. */
  readonly duration: number;
  readonly error?: unknown;
  /** The sub-app's previous release has loaded in place of the one that `error` is about. */
  readonly previous?: true | undefined;
}

export interface RuntimeOptions<Services extends object = object> {
  registrations: readonly SubAppRegistration[];
  /**
   * Allowed origins of entries, scripts and styles. Defaults to the page's origin and the entries'
   * origins.
   */
  origins?: readonly string[];
  /** Milliseconds for each resource; 120000 by default. A registration's own `timeout` wins. */
  chunkTimeout?: number;
  /**
   * Milliseconds from the start of loading to `mounted`; by default three times the limit for one
   * resource.
   */
  lifecycleTimeout?: number;
  /**
   * Milliseconds to wait for a leaving sub-app before the next one gets the element; 2000 by
   * default.
   */
  unmountTimeout?: number;
  /**
   * How many kept-alive sub-apps may be parked at once, 5 by default. The least recently seen goes
   * first.
   */
  keepAliveLimit?: number;
  /**
   * Whether that limit may unmount a parked sub-app, e.g. not while it has unsaved changes. By
   * default, yes.
   */
  mayDiscard?: (name: string) => boolean;
  /**
   * Creates the argument of the lifecycles. By default, the services as they are, with the
   * runtime's part on top.
   */
  createHost?: (scope: MountScope, services: CurrentServices<Services>) => object;
  /** Parent of the pop-up roots; body by default. */
  overlayParent?: HTMLElement | undefined;
  /** CSP nonce for the elements that the runtime creates. */
  nonce?: string;
  /** Version of each package that Module Federation remotes may use from the page's import map. */
  shared?: Readonly<Record<string, string>>;
  /** Nodes in head or body that belong to the host's shared UI kit: never removed. */
  ownedByHost?: (node: Node) => boolean;
  /**
   * Globals that belong to the host, although they appeared while a sub-app was active: never
   * removed.
   */
  globalOwnedByHost?: (name: string) => boolean;
  onEvent?: (event: RuntimeEvent) => void;
  /** Exposes states, timings and effects at `window.__CONSOLE_RUNTIME__`. */
  debug?: boolean;
}

export interface MountOptions {
  /** Aborting it is the same as calling `unmount()`. */
  signal?: AbortSignal;
  onState?: (state: MountState, error?: unknown) => void;
  /**
   * `true` immediately if it has to be loaded and mounted, but not if it was parked. `false` once
   * the sub-app is mounted or reports that it has something to show.
   */
  onLoading?: (loading: boolean) => void;
}

/** One mount of one sub-app. */
export interface MountHandle<Services extends object = object> {
  readonly name: string;
  readonly state: MountState;
  /** Resolves when mounted; rejects with the failure, or with an `AbortError` if left before. */
  readonly ready: Promise<void>;
  /** Passes new services to the sub-app and calls its `update`, if it has one. */
  update(services?: Services): Promise<void>;
  /**
   * Leaves: aborts a load, unmounts, undoes every effect; parks a kept-alive sub-app. Always
   * returns the same promise. If the sub-app's own `unmount` fails, it rejects after all that is
   * done; a host may ignore it, because the event stream reports the failure too.
   */
  unmount(): Promise<void>;
}

/** One mount in `window.__CONSOLE_RUNTIME__`. */
export interface MountReport {
  name: string;
  state: MountState;
  /** Milliseconds spent in each state so far. */
  timings: Partial<Record<MountState, number>>;
  /**
   * Effects by kind: those of `host.effects` as `host`, others by the function that started them.
   */
  effects: Record<string, number>;
}

export interface Runtime<Services extends object = object> {
  /**
   * Loads the sub-app and mounts it into the element. A second mount into the same element replaces
   * the first. Never throws: every failure rejects `ready`.
   */
  mountSubApp(
    name: string,
    element: HTMLElement,
    services?: Services,
    options?: MountOptions,
  ): MountHandle<Services>;
  /** Moves parked sub-apps out of this element: call it before removing the element. */
  release(element: HTMLElement): void;
  /** Unmounts one parked sub-app, or all of them. */
  discard(name?: string): Promise<void>;
  /**
   * Fetches entry, modules and styles in advance, except with save-data. Nothing runs, unless
   * `evaluate` allows the modules to run early too (lifecycles never do).
   */
  prefetch(name: string, options?: { evaluate?: boolean }): Promise<void>;
  /**
   * Unmounts everything, including parked sub-apps, restores the globals, and resolves when nothing
   * is left in the page.
   */
  dispose(): Promise<void>;
  /** Names of the configured sub-apps. */
  readonly names: readonly string[];
  inspect(): MountReport[];
}
