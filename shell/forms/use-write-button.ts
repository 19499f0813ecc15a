import { useOnline } from "../connection/use-online.ts";

/** Props of a button that writes: it waits while the write is under way, and while the server cannot be reached. */
export const useWriteButton = (): ((
  pending: boolean,
  disabled?: boolean,
) => { loading: boolean; disabled: boolean }) => {
  const online = useOnline();
  return (pending, disabled = false) => ({ loading: pending, disabled: disabled || !online });
};
