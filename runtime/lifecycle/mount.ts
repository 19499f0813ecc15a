import type { Ambient } from "../effects/ambient.ts";
import type { UndoList } from "../effects/undo-list.ts";
import { LifecycleError, LifecycleTimeoutError } from "../errors/errors.ts";
import { RuntimeError } from "../errors/runtime-error.ts";
import type {
  CurrentServices,
  Host,
  MountHandle,
  MountOptions,
  MountScope,
  SubAppLifecycles,
} from "../types.ts";
import type { Loader, ModuleRunner, Release } from "./load-context.ts";
import type { Phase } from "./state.ts";
import type { Report, StateLine } from "./state-line.ts";
import { TimeUp } from "./within.ts";

/** A promise with its resolvers. TypeScript's own type is newer than what hosts compile with. */
interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** The parameters of a `mountSubApp` call. */
export interface SessionRequest {
  element: HTMLElement;
  services: object;
  options: MountOptions;
  /**
   * Settled when the session that occupies the element has left it. A promise, because a reference
   * to that session would keep everything it has shown in memory.
   */
  free: Promise<void> | undefined;
}

/**
 * What a call of `mountSubApp` begins: a sub-app's time in an element, until it is parked or
 * unmounted. A parked mount that returns begins another session.
 */
export interface Session extends SessionRequest {
  readonly mount: Mount;
  /** What the caller keeps. */
  readonly handle: MountHandle;
  readonly ready: Deferred;
  /** Settled when the next session may use the element. */
  readonly released: Deferred;
  /** Settled when it has ended: parked, or completely unmounted. */
  readonly ended: Deferred;
}

/** Parts in a chunk of their own. */
export interface Parts extends ModuleRunner {
  ambient: Ambient;
  /** Adds a sub-app's styles to the page, for its roots, until the mount ends. */
  dress?: (mount: Mount, roots: readonly HTMLElement[]) => void;
  buildHost: (mount: Mount) => Host;
  /** Calls the sub-app's `unmount`, within its time limit. */
  unmountApp: (mount: Mount) => Promise<void>;
  /** Suspends a mount while the sub-app around it is parked, or resumes it. */
  suspend: (mount: Mount, isAroundParked: boolean) => void;
  /** Suspends or resumes everything mounted inside it. */
  suspendInside: (mount: Mount, isParked: boolean) => void;
  /** Runs modules before a mount. */
  runAhead: (
    parts: Parts,
    name: string,
    run: (opened: Promise<Parts>) => Promise<unknown>,
  ) => Promise<void>;
  /** Reports uncaught errors until its undo is called. */
  watchFailures: () => () => void;
}

/** Parks and resumes one mount. */
export interface Keeper {
  readonly parked: boolean;
  park(session: Session): void;
  /** Resolves once the sub-app is visible and has been notified. */
  resume(session: Session): Promise<void>;
  /** Called at the final unmount. */
  forget(): void;
}

/** All parked sub-apps; beyond the limit, the least recently seen discardable ones are unmounted. */
export interface KeepAlive {
  /** Keeps this mount alive when its sessions end. */
  keep(mount: LoadedMount): Keeper;
  /** Moves whatever is parked in this element away. */
  release(element: HTMLElement): void;
}

/** What the runtime provides to a mount. */
export interface MountContext {
  readonly name: string;
  /** Address of the entry page. */
  entry: () => string;
  readonly loader: Pick<Loader, "load" | "bootstrap" | "unpin">;
  /** Loads what must be ready before anything of the sub-app runs. */
  loadParts: () => Promise<Parts>;
  readonly lifecycleTimeout: number;
  readonly unmountTimeout: number;
  /** Present when the sub-app is kept alive. */
  loadKeepAlive: (() => Promise<KeepAlive>) | undefined;
  /** Parent of the pop-up root; body by default. */
  overlayParent: () => HTMLElement | undefined;
  createHost: (scope: MountScope, services: CurrentServices<object>) => object;
  /** Mounts another sub-app inside this one, and adds its session to `inside`. */
  mountInside: (name: string, element: HTMLElement, services: object) => MountHandle;
  /** Whether a newer session occupies this one's element. */
  isTaken: (session: Session) => boolean;
  onEnd: () => void;
  report: Report;
}

/**
 * One mount of a sub-app, from its load to its end: everything that is known about it. Each step of
 * its life works on this record, and each field says which step sets it.
 */
export interface Mount extends MountContext {
  /** Its state, and the events about it. */
  readonly line: StateLine;
  /** Undone by `unmount`. */
  readonly effects: UndoList;
  /** Aborted by `unmount`, not by parking. */
  readonly end: AbortController;
  /** Called when services are replaced, and when it is parked or resumed. */
  readonly listeners: Set<() => void>;
  /** Sessions of the sub-apps mounted inside it. */
  readonly inside: Set<Session>;
  /** The current session; while parked, the last one. */
  session: Session;
  /** The phase that errors belong to: set by `bootstrap`, `mount` and afterwards. */
  phase: Phase;
  /** Set by `load`. */
  parts?: Parts;
  keepAlive?: KeepAlive | undefined;
  release?: Release;
  host?: Host;
  /** Set by `mount`: the sub-app's own `mount`. */
  mounting?: Promise<void>;
  /** Set by `mount`, if the sub-app is kept alive. */
  keeper?: Keeper | undefined;
  /** Set by `suspend`: whether the sub-app around it is parked, and whether it is suspended for that. */
  isAroundParked: boolean;
  isSuspended: boolean;
  /** Set by `unmount`, which runs once. */
  leaving?: Promise<void>;
  /** Set by `unmount`: what the sub-app's own `unmount` threw. */
  unmountError?: RuntimeError;
}

/** A mount after `load`. */
export type LoadedMount = Mount & Required<Pick<Mount, "parts" | "release" | "host">>;

/** Whether it can return. */
export const isParked = ({ keeper, leaving }: Mount): boolean =>
  keeper?.parked === true && !leaving;

/** Calls one of the sub-app's lifecycles, if it has it. */
export const call = async (
  { host, release }: Mount,
  lifecycle: keyof SubAppLifecycles,
): Promise<void> => {
  if (host) await release?.lifecycles[lifecycle]?.(host);
};

/** Notifies subscribers of the services. */
export const notify = ({ listeners }: Mount): void => {
  for (const listener of listeners) listener();
};

/**
 * Converts what was thrown in a phase into one of the runtime's errors; `limit` is the time limit
 * in milliseconds.
 */
export const errorOf = (
  { name, entry, release, lifecycleTimeout }: Mount,
  cause: unknown,
  phase: Phase,
  limit = lifecycleTimeout,
): RuntimeError => {
  if (cause instanceof RuntimeError) return cause;
  const facts = { app: name, phase, url: release?.plan.entry ?? entry(), cause };
  return cause instanceof TimeUp
    ? new LifecycleTimeoutError(cause.limit ?? limit, facts)
    : new LifecycleError(facts);
};

/** Reports an error that changes no state. */
export const noteError = (
  mount: Mount,
  cause: unknown,
  phase: Phase,
  limit?: number,
): RuntimeError => {
  const error = errorOf(mount, cause, phase, limit);
  mount.line.note(phase, error);
  return error;
};
