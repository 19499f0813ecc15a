import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";

/**
 * Runs a change as a named background action and returns its result. Undefined if it failed: the request
 * wrapper has shown why, or the user cancelled the reauthentication.
 */
export const useChange = () => {
  const { actions, notices } = useConsole();
  return async <Result>(
    name: string,
    change: () => Promise<Result>,
    done: string,
  ): Promise<Result | undefined> => {
    try {
      const result = await actions.track(name, change());
      notices.toast({ kind: "success", title: done });
      return result;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return undefined;
    }
  };
};
