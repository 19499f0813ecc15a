import type { UnsavedReason } from "@console-shell/contract";
import { useHeld } from "@console-shell/ui";
import { useCallback } from "react";
import { useConsole } from "../state/console-context.ts";

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
  return useHeld(
    held,
    useCallback(() => unsaved.hold(part, reason), [unsaved, part, reason]),
  );
};
