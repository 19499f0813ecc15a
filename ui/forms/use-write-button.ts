import { useWritable } from "../live/online-context.ts";

/** Props of a button that writes: it shows a spinner during the write and is disabled while nothing can be saved. */
export const useWriteButton = (): ((
  pending: boolean,
  disabled?: boolean,
) => { loading: boolean; disabled: boolean }) => {
  const writable = useWritable();
  return (pending, disabled = false) => ({ loading: pending, disabled: disabled || !writable });
};
