import { useCallback, useEffect, useRef } from "react";

const nothing = () => undefined;

/** Calls `hold` while `held` is true, and its undo afterwards; the returned function undoes it at once. */
export const useHeld = (held: boolean, hold: () => () => void): (() => void) => {
  const release = useRef<() => void>(nothing);
  useEffect(() => {
    if (!held) return undefined;
    const undo = hold();
    release.current = undo;
    return () => {
      undo();
      release.current = nothing;
    };
  }, [held, hold]);
  return useCallback(() => release.current(), []);
};
