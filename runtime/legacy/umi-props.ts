import type { Host } from "../types.ts";
import type { ForeignServices } from "./single-spa.ts";

/** The host's own history: its base path and how it writes addresses. */
interface MasterHistory {
  type: string;
  base: string;
}
const isMaster = (history: unknown): history is MasterHistory => {
  const { type, base } = (history ?? {}) as Partial<Record<keyof MasterHistory, unknown>>;
  return typeof type === "string" && typeof base === "string";
};

/** The part of a slave's history that is needed to navigate it. */
interface SlaveHistory {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  replace(to: string): void;
}
const addressOf = ({ pathname, search, hash }: SlaveHistory["location"]): string =>
  pathname + search + hash;

/**
 * Makes a slave follow the host's navigation within its part: browsers fire no event for a push.
 */
const followHost =
  (host: Host) =>
  (history: SlaveHistory): void => {
    const { location: place, basename = "" } = host as ForeignServices;
    // A memory or hash history doesn't follow the address.
    if (!place || addressOf(history.location) !== addressOf(window.location)) return;
    const follow = () => {
      const address = addressOf(window.location);
      if (!`${window.location.pathname}/`.startsWith(`${basename}/`)) return;
      if (addressOf(history.location) === address) return;
      const { state } = window.history;
      history.replace(address.slice(basename.length) || "/");
      // The history entry and its state belong to the host.
      window.history.replaceState(state, "", address);
    };
    host.effects.add(place.subscribe(follow));
  };

/**
 * The props that umi's slaves read in addition to qiankun's: their own route, the others' routes
 * (`MicroAppLink`), and a callback for having rendered. Services with these names take precedence.
 */
export const umiProps = (host: Host): Record<string, unknown> => {
  const { routes = [], history, basename } = host as ForeignServices;
  const master = isMaster(history) ? history : { type: "browser", base: "/" };
  return {
    base: basename,
    masterHistoryType: master.type,
    autoSetLoading: true,
    onHistoryInit: followHost(host),
    __globalRoutesInfo: {
      appNameKeyAlias: "name",
      masterHistoryType: master.type,
      // It is prepended to each path, so it has no trailing slash.
      base: master.base.replace(/(?<=.)\/$/, ""),
      microAppRoutes: routes.map(({ app, path }) => ({
        name: app,
        microApp: app,
        path: `${path}/*`,
      })),
    },
    // umi would take an object for a whole history, and ignore `base`.
    ...(isMaster(history) && { history: master.type }),
  };
};
