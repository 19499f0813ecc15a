import { createContext, useContext } from "react";
import { useLive, type Live } from "./use-live.ts";

/** Whether the console's server is reachable; assumed where nobody says so. */
export const OnlineContext = createContext<Live<boolean>>({
  get: () => true,
  subscribe: () => () => undefined,
});

/** Whether the server is reachable; writes are disabled while it isn't. True on a prerendered page. */
export const useOnline = (): boolean => useLive(useContext(OnlineContext), true);

/** Whether the console is only looked at, as while an operator sees it as another one. */
export const ReadOnlyContext = createContext(false);

/** Whether something can be saved now: the server is reachable, and the console isn't read only. */
export const useWritable = (): boolean => {
  const online = useOnline();
  const isReadOnly = useContext(ReadOnlyContext);
  return online && !isReadOnly;
};
