import type { HostServices, SubAppRegistration } from "@console-shell/contract";
import type { MountState, Phase } from "./lifecycle/state.ts";

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

export interface RuntimeOptions {
  registrations: readonly SubAppRegistration[];
  /** Origins that entries, scripts and styles may come from. Own origin and those of the entries unless told. */
  origins?: readonly string[];
  /** Milliseconds for each resource; 120000 unless told. A registration's own `timeout` wins. */
  chunkTimeout?: number;
  /** Milliseconds from the start of loading to `mounted`; three chunk time-outs unless told. */
  lifecycleTimeout?: number;
  /** Milliseconds that a leaving sub-app may take before the next one gets the element; 2000 unless told. */
  unmountTimeout?: number;
  /** CSP nonce for the elements that the runtime creates. */
  nonce?: string;
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
  /** `false` when the sub-app says that it has something to show, or is mounted. */
  onLoading?: (loading: boolean) => void;
}

/** One mount of one sub-app. */
export interface MountHandle {
  readonly name: string;
  readonly state: MountState;
  /** Resolves when mounted; rejects with the failure, or with an `AbortError` when left before. */
  readonly ready: Promise<void>;
  /** Hands new services to the sub-app and calls its `update`, if it has one. */
  update(services?: HostServices): Promise<void>;
  /** Leaves: aborts a load, unmounts, undoes every effect. Always the same promise; never rejects. */
  unmount(): Promise<void>;
}

/** What `window.__CONSOLE_RUNTIME__` shows of one mount. */
export interface MountReport {
  name: string;
  state: MountState;
  /** Milliseconds spent in each state so far. */
  timings: Partial<Record<MountState, number>>;
  /** Effects in the ledger. */
  effects: number;
}

export interface Runtime {
  /**
   * Loads the sub-app and mounts it into the element. A second mount into the same element
   * supersedes the first. Never throws: every failure arrives at `ready`.
   */
  mountSubApp(
    name: string,
    element: HTMLElement,
    services: HostServices,
    options?: MountOptions,
  ): MountHandle;
  /** Fetches entry, modules and styles ahead, without running anything; not on save-data. */
  prefetch(name: string): Promise<void>;
  /** Names of the configured sub-apps. */
  readonly names: readonly string[];
  inspect(): MountReport[];
}
