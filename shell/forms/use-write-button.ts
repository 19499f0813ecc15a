import { useConsole } from "../state/console-context.ts";
import { useLive } from "../state/use-live.ts";

/** Props of a button that writes: it waits while the write is under way, and while the server cannot be reached. */
export const useWriteButton = (): ((
  pending: boolean,
  disabled?: boolean,
) => { loading: boolean; disabled: boolean }) => {
  const online = useLive(useConsole().connection);
  return (pending, disabled = false) => ({ loading: pending, disabled: disabled || !online });
};
