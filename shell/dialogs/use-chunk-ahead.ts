import { useEffect } from "react";
import { useGlobalState } from "../state/use-global-state.ts";
import { whenIdle } from "../sub-app/when-idle.ts";

/** On a page that is never idle or in the background, load after this many milliseconds. */
const latest = 3000;

/**
 * Prefetches a dialog's chunk in idle time once somebody is signed in: when the dialog is needed, the server
 * may be unreachable or have a new release.
 */
export const useChunkAhead = (load: () => Promise<unknown>): void => {
  const isSignedIn = useGlobalState().account !== null;
  useEffect(
    // A failed load shows when the dialog opens.
    () => (isSignedIn ? whenIdle(() => void load().catch(() => undefined), latest) : undefined),
    [isSignedIn, load],
  );
};
