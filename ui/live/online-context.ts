import { createContext, useContext } from "react";
import { useLive, type Live } from "./use-live.ts";

/** Whether the console's server is reachable; assumed where nobody says so. */
export const OnlineContext = createContext<Live<boolean>>({
  get: () => true,
  subscribe: () => () => undefined,
});

/** Whether the server is reachable; writes are disabled while it isn't. True on a prerendered page. */
export const useOnline = (): boolean => useLive(useContext(OnlineContext), true);
