import type { SubAppHost } from "@console-shell/contract";
import { createContext, useContext } from "react";

export const HostContext = createContext<SubAppHost | null>(null);

/** The host of this mount: everything the console offers. The hooks below it are easier to use. */
export const useHost = (): SubAppHost => {
  const host = useContext(HostContext);
  if (!host) throw new Error("useHost is called outside of a sub-app made by defineSubApp");
  return host;
};
