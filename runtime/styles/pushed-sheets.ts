import type { Book } from "../effects/book.ts";
import type { Sampler } from "../effects/sampler.ts";
import { isOurs, readSheets, writeSheets } from "./page-sheets.ts";

/**
 * Sheets that somebody other than a sub-app's own file adopts carry no sign of who it was. Compared at
 * each change of who is active, a new one belongs to whoever was: it leaves and returns with it.
 */
export const watchPushedSheets = ({ record }: Book): Sampler => {
  const known = new WeakSet<CSSStyleSheet>();
  return (owner) => {
    for (const sheet of readSheets()) {
      if (known.has(sheet) || isOurs(sheet)) continue;
      known.add(sheet);
      if (owner === undefined) continue;
      record({
        kind: "sheet",
        app: owner,
        // What adopts a sheet at each mount has one in the end, not one more each time.
        key: () => [...sheet.cssRules].map(({ cssText }) => cssText).join(),
        ended: () => !readSheets().includes(sheet),
        undo: () => writeSheets(readSheets().filter((one) => one !== sheet)),
        redo: () => void readSheets().push(sheet),
      });
    }
  };
};
