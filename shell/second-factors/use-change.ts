import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";

/**
 * Makes a change, named among the running actions, and says when it is done. Undefined where it
 * failed: the request wrapper has said why, or somebody chose not to prove who they are.
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
