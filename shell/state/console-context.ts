import { createContext, useContext } from "react";
import type { Console } from "../create-console.ts";

export const ConsoleContext = createContext<Console | null>(null);

/** The console's parts: configuration, state, request, session, preferences, notices. */
export const useConsole = (): Console => {
  const parts = useContext(ConsoleContext);
  if (!parts) throw new Error("useConsole is used outside of ConsoleContext");
  return parts;
};
