import type { RuntimeError } from "../errors/runtime-error.ts";
import type { Apps } from "../lifecycle/load-context.ts";
import type { Host, RuntimeEvent } from "../types.ts";
import { announceMoves } from "./announce.ts";
import { mountedApps, statusNames, statusOf, type AppStatus } from "./app-status.ts";
import { navigateToUrl } from "./navigate-to-url.ts";
import type { MountParcel } from "./parcel.ts";

/** A sub-app's route in the host, for sub-apps that query or link to each other. */
export interface AppRoute {
  readonly app: string;
  /** Relative to the host's base path, without a trailing slash. */
  readonly path: string;
}
/** Services that the host may provide for foreign contracts. */
export interface ForeignServices {
  routes?: readonly AppRoute[];
  history?: unknown;
  basename?: string;
  location?: { subscribe(listener: () => void): () => void };
}

type IsActive = (location: Pick<Location, "pathname" | "hash">) => boolean;
type ErrorHandler = (error: RuntimeError & { appOrParcelName: string }) => void;

/** Calls that decide which apps exist and how long they live: only the host may. */
const ofTheHost = [
  "registerApplication",
  "unregisterApplication",
  "unloadApplication",
  "start",
  "patchHistoryApi",
  "ensureJQuerySupport",
  "setBootstrapMaxTime",
  "setMountMaxTime",
  "setUnmountMaxTime",
  "setUnloadMaxTime",
];
const refusals = (app: string): Record<string, () => never> =>
  Object.fromEntries(
    ofTheHost.map((name) => [
      name,
      () => {
        throw new Error(`singleSpa.${name} is the host's: sub-app "${app}" can't call it.`);
      },
    ]),
  );

/**
 * single-spa's path matching: a prefix of whole segments, in which `:name` matches any; with or
 * without a hash.
 */
const pathToActiveWhen = (path: string, exactMatch = false): IsActive => {
  const rooted = path.startsWith("/") ? path : `/${path}`;
  const prefix = rooted.replace(/:[^/#]+|[\\^$.*+?()[\]{}|]/g, (part) =>
    part.startsWith(":") ? "[^/]+" : `\\${part}`,
  );
  const end = exactMatch ? "/?(?:#.*)?$" : rooted.endsWith("/") ? "" : "(?:[/#]|$)";
  const pattern = new RegExp(`^${prefix}${end}`, "i");
  return ({ pathname, hash }) => pattern.test((pathname + hash).split("?", 1)[0] ?? "");
};

/**
 * An app's `props.singleSpa`: the querying and navigating part of single-spa's API, for this
 * runtime's sub-apps. Its parcels and error handlers end with the mount.
 */
export const singleSpaFor = (apps: Apps, host: Host, app: string, mountRootParcel: MountParcel) => {
  const handlers = new Set<ErrorHandler>();
  const checked = (handler: ErrorHandler): ErrorHandler => {
    if (typeof handler !== "function") throw new TypeError("An error handler is a function.");
    return handler;
  };
  const notifyHandlers = ({ app, error }: RuntimeEvent) => {
    if (!(error instanceof Error)) return;
    const named = Object.assign(error as RuntimeError, { appOrParcelName: app });
    for (const handler of handlers)
      try {
        handler(named);
      } catch (failure) {
        reportError(failure);
      }
  };
  apps.watchers.add(notifyHandlers);
  host.effects.add(() => void apps.watchers.delete(notifyHandlers));
  host.effects.add(announceMoves(apps, host));
  return {
    ...(Object.fromEntries(statusNames.map((name) => [name, name])) as Record<
      AppStatus,
      AppStatus
    >),
    ...refusals(app),
    mountRootParcel,
    navigateToUrl: navigateToUrl(host),
    pathToActiveWhen,
    getAppNames: () => [...apps.names],
    getMountedApps: () => mountedApps(apps),
    getAppStatus: (name: string) => statusOf(apps, name),
    /**
     * Names of the apps whose routes match the location; if the host provides no routes, the
     * mounted ones.
     */
    checkActivityFunctions(location: Location | URL = window.location) {
      const { routes, basename = "" } = host as ForeignServices;
      if (!routes) return mountedApps(apps);
      const own = routes.find((route) => route.app === host.name)?.path ?? "";
      const base = basename.endsWith(own) ? basename.slice(0, basename.length - own.length) : "";
      return routes
        .filter(({ path }) => pathToActiveWhen(base + path)(location))
        .map((route) => route.app);
    },
    /** No-op: the host decides when apps change. */
    triggerAppChange: async () => mountedApps(apps),
    addErrorHandler: (handler: ErrorHandler) => void handlers.add(checked(handler)),
    removeErrorHandler: (handler: ErrorHandler) => handlers.delete(checked(handler)),
  };
};
export type SingleSpa = ReturnType<typeof singleSpaFor>;
