import type { UnsavedReason } from "@console-shell/contract";
import { useCallback, useEffect, useRef } from "react";
import { useHost } from "../host/host-context.ts";

const nothing = () => undefined;

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
  const release = useRef<() => void>(nothing);
  useEffect(() => {
    if (!unsaved) return undefined;
    const undo = host.holdUnsaved(lostWith, reason);
    release.current = undo;
    return () => {
      undo();
      release.current = nothing;
    };
  }, [host, unsaved, lostWith, reason]);
  return useCallback(() => release.current(), []);
};
