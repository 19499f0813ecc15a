import type { UnsavedReason } from "@console-shell/contract";
import { useHeld } from "@console-shell/ui";
import { useCallback } from "react";
import { useHost } from "../host/host-context.ts";

interface UnsavedOptions {
  /** `sub-app` if the state lives above the pages. */
  lostWith?: "page" | "sub-app";
  /** What the operator is asked about; typed input by default. */
  reason?: UnsavedReason;
}

/**
 * While true, the operator is asked before leaving; never after the session has expired. Call the returned
 * function after saving, before navigating away.
 */
export const useUnsaved = (
  unsaved: boolean,
  { lostWith = "page", reason = "changes" }: UnsavedOptions = {},
): (() => void) => {
  const host = useHost();
  const hold = useCallback(() => host.holdUnsaved(lostWith, reason), [host, lostWith, reason]);
  return useHeld(unsaved, hold);
};
