import type { Ambient } from "../effects/ambient.ts";
import type { KeepAlive } from "../keep-alive/keep-alive.ts";
import type { CurrentServices, Host, MountReport, MountScope } from "../types.ts";
import type { evaluateModule, importerOf } from "../modules/evaluate-module.ts";
import type { MountLinks, MountParts } from "./build-host.ts";
import type { Loader } from "./load-context.ts";
import type { createNested } from "./nested.ts";
import type { runAhead } from "./run-ahead.ts";
import type { runModules } from "./run-modules.ts";
import type { MountState } from "./state.ts";
import type { Report } from "./state-line.ts";
import type { Entered, Stay, StayRequest } from "./stay.ts";
import type { unmountWithin } from "./unmount-within.ts";

/** Parts in a chunk of their own. */
export interface Running {
  ambient: Ambient;
  buildHost: (
    mount: MountParts,
    links: MountLinks,
    createHost: (scope: MountScope) => object,
  ) => Host;
  createNested: typeof createNested;
  runAhead: typeof runAhead;
  evaluateModule: typeof evaluateModule;
  importerOf: typeof importerOf;
  runModules: typeof runModules;
  unmountWithin: typeof unmountWithin;
  /** Reports uncaught errors until its undo is called. */
  watchFailures: () => () => void;
}

export interface MountContext {
  name: string;
  /** Address of the entry page. */
  entry: string;
  loader: Loader;
  /** What must be ready before anything of the sub-app runs. */
  running: () => Promise<Running>;
  lifecycleTimeout: number;
  unmountTimeout: number;
  /** Present when the sub-app is kept alive. */
  keepAlive: (() => Promise<KeepAlive>) | undefined;
  createHost: (scope: MountScope, services: CurrentServices<object>) => object;
  mountSubApp: (name: string, element: HTMLElement, services: object) => Entered;
  /** Whether a newer stay occupies this one's element. */
  taken: (stay: Stay) => boolean;
  onEnd: () => void;
  report: Report;
}

/**
 * The life of one mounted sub-app: one stay, or several with time in the parking lot between them.
 */
export interface MountOperation {
  readonly name: string;
  readonly state: MountState;
  readonly parked: boolean;
  /** Begins a stay: the first, or another one after parking. */
  enter(request: StayRequest): Stay;
  /** Unmounts for good, even if parked. */
  leave(): Promise<void>;
  inspect(): MountReport;
}
