import { useConsole } from "../state/console-context.ts";

/** Signs out, after a question where something is unsaved. */
export const useSignOut = (): (() => void) => {
  const { session, leaveQuestion } = useConsole();
  const leave = async () => {
    // A failure is shown by the request wrapper, and nothing changes here: what is unsaved stays guarded.
    if (await leaveQuestion.mayLeave()) await session.logout().catch(() => undefined);
  };
  return () => void leave();
};
