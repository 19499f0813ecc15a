import type { Unsaved } from "./unsaved.ts";

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask before the page goes while something is unsaved; only then, because a page that asks is not kept for going back. */
export const askBeforeUnload = (unsaved: Unsaved, signal: AbortSignal): void => {
  unsaved.subscribe((names) => {
    // An aborted signal takes no listener any more.
    if (names.size > 0) window.addEventListener("beforeunload", ask, { signal });
    else window.removeEventListener("beforeunload", ask);
  });
};
