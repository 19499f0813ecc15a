import { useCallback, useEffect, useRef } from "react";
import { useConsole } from "../state/console-context.ts";

const nothing = () => undefined;

/**
 * While true, this part of the page has unsaved changes. Call the returned function as soon as they are
 * saved.
 */
export const useHoldUnsaved = (part: string, held: boolean): (() => void) => {
  const { unsaved } = useConsole();
  const release = useRef<() => void>(nothing);
  useEffect(() => {
    if (!held) return undefined;
    const undo = unsaved.hold(part);
    release.current = undo;
    return () => {
      undo();
      release.current = nothing;
    };
  }, [unsaved, part, held]);
  return useCallback(() => release.current(), []);
};
