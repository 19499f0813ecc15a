import type { Patcher } from "../effects/patch.ts";
import { subAppAround } from "./sub-app-around.ts";

/**
 * Hears of each document in frames of sub-apps that they write themselves, before its own listeners do:
 * such a document inherits the page's policy. Of what is written later, the load is heard again.
 */
export const watchFrames = (
  patcher: Patcher,
  heard: (inside: Window & typeof globalThis, app: string) => void,
): void => {
  const hear = ({ target }: Event) => {
    const app = target instanceof HTMLIFrameElement && subAppAround(target);
    // There is none where it is of another origin.
    const inside = app && target.contentDocument?.defaultView;
    if (app && inside) heard(inside, app);
  };
  patcher.listen(document, "load", hear, true);
};
