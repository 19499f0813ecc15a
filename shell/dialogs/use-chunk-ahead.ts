import { useEffect } from "react";
import { useGlobalState } from "../state/use-global-state.ts";
import { whenIdle } from "../sub-app/when-idle.ts";

/** A page that is never idle, or that nobody looks at, loads them, too. */
const latest = 3000;

/**
 * Loads a dialog's chunk while the page is idle, as soon as somebody is signed in: by the time that it is
 * wanted the server may be out of reach, or have other files.
 */
export const useChunkAhead = (load: () => Promise<unknown>): void => {
  const isSignedIn = useGlobalState().account !== null;
  useEffect(
    // A failure shows when the dialog is wanted.
    () => (isSignedIn ? whenIdle(() => void load().catch(() => undefined), latest) : undefined),
    [isSignedIn, load],
  );
};
