import type { Unsaved } from "./unsaved.ts";

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Makes the browser ask before unloading while there are unsaved changes; only then, because such a listener
 * disables the back/forward cache.
 */
export const askBeforeUnload = (unsaved: Unsaved, signal: AbortSignal): void => {
  unsaved.subscribe((names) => {
    // `addEventListener` ignores an aborted signal's listener.
    if (names.size > 0) window.addEventListener("beforeunload", ask, { signal });
    else window.removeEventListener("beforeunload", ask);
  });
};
