import type { Unsaved } from "./unsaved.ts";

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask before the page goes while something is unsaved; only then, because a page that asks is not kept for going back. */
export const askBeforeUnload = (unsaved: Unsaved): void => {
  unsaved.subscribe((names) => {
    if (names.size > 0) window.addEventListener("beforeunload", ask);
    else window.removeEventListener("beforeunload", ask);
  });
};
