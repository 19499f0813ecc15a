import { useOnline } from "../live/online-context.ts";

/** Props of a button that writes: it shows a spinner during the write and is disabled while offline. */
export const useWriteButton = (): ((
  pending: boolean,
  disabled?: boolean,
) => { loading: boolean; disabled: boolean }) => {
  const online = useOnline();
  return (pending, disabled = false) => ({ loading: pending, disabled: disabled || !online });
};
