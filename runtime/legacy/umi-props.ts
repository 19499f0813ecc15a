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
    __globalRoutesInfo: {
      appNameKeyAlias: "name",
      masterHistoryType: master.type,
      base: master.base,
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
