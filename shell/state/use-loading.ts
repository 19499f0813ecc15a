import { useLive } from "@console-shell/ui";
import { useConsole } from "./console-context.ts";

/** Whether the named background action is running; without a name, whether any is. */
export const useLoading = (name?: string): boolean => {
  const running = useLive(useConsole().actions);
  return name === undefined ? running.size > 0 : running.has(name);
};
