import type * as runtime from "@console-shell/runtime/types";
import type { HostServices } from "./services.ts";

export type { MountScope, OwnedEffects } from "@console-shell/runtime/types";

/** The argument of a sub-app's lifecycles: the console's services and what the runtime adds. */
export type SubAppHost = HostServices & runtime.MountScope;

/** What an entry module exports. Only `mount` is required. */
export type SubAppLifecycles = runtime.SubAppLifecycles<SubAppHost>;
