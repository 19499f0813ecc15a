import type { Book } from "../effects/book.ts";
import type { Sampler } from "../effects/sampler.ts";
import { isOurs } from "./page-sheets.ts";

/**
 * Sheets that somebody adopts carry no sign of who it was. Compared at each change of who is active,
 * a new one belongs to whoever was: it leaves and returns with it.
 */
export const watchPushedSheets = ({ record }: Book): Sampler => {
  const known = new WeakSet<CSSStyleSheet>();
  return (owner) => {
    for (const sheet of document.adoptedStyleSheets) {
      if (known.has(sheet) || isOurs(sheet)) continue;
      known.add(sheet);
      if (owner === undefined) continue;
      record({
        kind: "sheet",
        app: owner,
        // What adopts a sheet at each mount has one in the end, not one more each time.
        key: () => [...sheet.cssRules].map(({ cssText }) => cssText).join(),
        ended: () => !document.adoptedStyleSheets.includes(sheet),
        undo() {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        },
        redo: () => void document.adoptedStyleSheets.push(sheet),
      });
    }
  };
};
