import { useCallback, useEffect, useRef } from "react";
import { useConsole } from "../state/console-context.ts";

const nothing = () => undefined;

/** While true, something in this part of the page is unsaved. What it returns says at once that it is saved. */
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
