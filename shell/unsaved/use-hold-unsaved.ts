import type { UnsavedReason } from "@console-shell/contract";
import { useCallback, useEffect, useRef } from "react";
import { useConsole } from "../state/console-context.ts";

const nothing = () => undefined;

/**
 * While true, leaving this part of the page would lose something. Call the returned function as soon as it is
 * saved.
 */
export const useHoldUnsaved = (
  part: string,
  held: boolean,
  reason?: UnsavedReason,
): (() => void) => {
  const { unsaved } = useConsole();
  const release = useRef<() => void>(nothing);
  useEffect(() => {
    if (!held) return undefined;
    const undo = unsaved.hold(part, reason);
    release.current = undo;
    return () => {
      undo();
      release.current = nothing;
    };
  }, [unsaved, part, held, reason]);
  return useCallback(() => release.current(), []);
};
