import type { Patcher } from "../effects/patch.ts";
import { subAppAround } from "./sub-app-around.ts";

/**
 * Reports each document in frames that sub-apps write themselves, which inherits the page's policy,
 * before its own listeners run. For documents written later, the load event is reported again.
 */
export const watchFrames = (
  patcher: Patcher,
  heard: (inside: Window & typeof globalThis, app: string) => void,
): void => {
  const hear = ({ target }: Event) => {
    const app = target instanceof HTMLIFrameElement && subAppAround(target);
    // Null for another origin.
    const inside = app && target.contentDocument?.defaultView;
    if (app && inside) heard(inside, app);
  };
  patcher.listen(document, "load", hear, true);
};
