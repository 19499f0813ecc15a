import type { SubAppHost } from "@console-shell/contract";
import { createContext, useContext } from "react";

export const HostContext = createContext<SubAppHost | null>(null);

/** The host of this mount: everything the console offers. Prefer the hooks built on it. */
export const useHost = (): SubAppHost => {
  const host = useContext(HostContext);
  if (!host) throw new Error("useHost is called outside of a sub-app made by defineSubApp");
  return host;
};
