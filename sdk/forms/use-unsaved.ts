import { useCallback, useEffect, useRef } from "react";
import { useHost } from "../host/host-context.ts";

const nothing = () => undefined;

/**
 * While true, the operator is asked before leaving unsaved input: with this page, or with the sub-app if the
 * state lives above its pages; never after the session has expired. Call the returned function after saving,
 * before navigating away.
 */
export const useUnsaved = (
  unsaved: boolean,
  lostWith: "page" | "sub-app" = "page",
): (() => void) => {
  const host = useHost();
  const release = useRef<() => void>(nothing);
  useEffect(() => {
    if (!unsaved) return undefined;
    const undo = host.holdUnsaved(lostWith);
    release.current = undo;
    return () => {
      undo();
      release.current = nothing;
    };
  }, [host, unsaved, lostWith]);
  return useCallback(() => release.current(), []);
};
