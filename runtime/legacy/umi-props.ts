import type { Host } from "../types.ts";
import type { ForeignServices } from "./single-spa.ts";

/** What the host's own history is like: where its routes begin, and how addresses are written. */
interface MasterHistory {
  type: string;
  base: string;
}
const isMaster = (history: unknown): history is MasterHistory => {
  const { type, base } = (history ?? {}) as Partial<Record<keyof MasterHistory, unknown>>;
  return typeof type === "string" && typeof base === "string";
};

/** The part of a slave's own history that it takes to lead it somewhere. */
interface SlaveHistory {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  replace(to: string): void;
}
const addressOf = ({ pathname, search, hash }: SlaveHistory["location"]): string =>
  pathname + search + hash;

/** Leads a slave where the host goes inside its part: browsers tell nobody of a push. */
const followHost =
  (host: Host) =>
  (history: SlaveHistory): void => {
    const { location: place, basename = "" } = host as ForeignServices;
    // A history in memory or in the hash is not about the address.
    if (!place || addressOf(history.location) !== addressOf(window.location)) return;
    const follow = () => {
      const address = addressOf(window.location);
      if (!`${window.location.pathname}/`.startsWith(`${basename}/`)) return;
      if (addressOf(history.location) === address) return;
      const { state } = window.history;
      history.replace(address.slice(basename.length) || "/");
      // The entry, and what is noted with it, is the host's.
      window.history.replaceState(state, "", address);
    };
    host.effects.add(place.subscribe(follow));
  };

/**
 * What umi's slaves read of their props beside qiankun's: where they are, where the others are
 * (`MicroAppLink`), and that they say when they have rendered. Services of these names win.
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
      // Put before each path: without a slash at its end.
      base: master.base.replace(/(?<=.)\/$/, ""),
      microAppRoutes: routes.map(({ app, path }) => ({
        name: app,
        microApp: app,
        path: `${path}/*`,
      })),
    },
    // An object would stand for a whole history of umi's, and `base` would count no more.
    ...(isMaster(history) && { history: master.type }),
  };
};
