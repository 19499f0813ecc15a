import { useConsole } from "../state/console-context.ts";
import { useLive } from "../state/use-live.ts";

/** Whether the server is reachable; true on a prerendered page. */
export const useOnline = (): boolean => useLive(useConsole().connection, true);
