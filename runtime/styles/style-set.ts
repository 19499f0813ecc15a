import { placeEntry } from "./page-sheets.ts";

/** The sheets of a loaded sub-app. */
export interface StyleSet {
  /** Keeps them in the page while at least one mount needs them; returns its undo. */
  enable(): () => void;
}

/** Sheets leave the page with the last mount but are kept, so that a remount parses nothing. */
export const createStyleSet = (sheets: readonly CSSStyleSheet[]): StyleSet => {
  let wanted = 0;
  return {
    enable() {
      if (wanted++ === 0) placeEntry(sheets, true);
      let done = false;
      return () => {
        if (!done && --wanted === 0) placeEntry(sheets, false);
        done = true;
      };
    },
  };
};
