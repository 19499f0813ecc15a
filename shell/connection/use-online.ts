import { useConsole } from "../state/console-context.ts";
import { useLive } from "../state/use-live.ts";

/** Whether the server can be reached. It can where a page was prerendered. */
export const useOnline = (): boolean => useLive(useConsole().connection, true);
