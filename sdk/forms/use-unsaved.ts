import { useCallback, useEffect, useRef } from "react";
import { useHost } from "../host/host-context.ts";

const nothing = () => undefined;

/**
 * While true, the operator is asked before leaving what is not saved: with this page, or with the
 * sub-app where it lives above the pages; never when the session has ended. What it returns is to
 * be called once it is saved, before going elsewhere.
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
