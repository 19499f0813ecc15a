import { useConsole } from "../state/console-context.ts";

/** Signs out; asks first if there are unsaved changes. */
export const useSignOut = (): (() => void) => {
  const { session, leaveQuestion } = useConsole();
  const leave = async () => {
    // The request wrapper shows the failure; nothing changes here, and unsaved changes stay guarded.
    if (await leaveQuestion.mayLeave()) await session.logout().catch(() => undefined);
  };
  return () => void leave();
};
