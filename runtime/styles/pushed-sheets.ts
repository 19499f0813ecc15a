import type { Book } from "../effects/book.ts";
import { isOurs } from "./page-sheets.ts";

/**
 * Sheets that somebody adopts carry no sign of who it was. Compared at each change of who is active,
 * a new one is a sub-app's only if that was the only active one: it leaves and returns with it.
 */
export const watchPushedSheets = ({ record }: Book): ((sole: string | undefined) => void) => {
  const known = new WeakSet<CSSStyleSheet>();
  let count = 0;
  return (sole) => {
    for (const sheet of document.adoptedStyleSheets) {
      if (known.has(sheet) || isOurs(sheet)) continue;
      known.add(sheet);
      if (sole === undefined) continue;
      const key = `sheet ${count++}`;
      record({
        app: sole,
        key: () => key,
        ended: () => !document.adoptedStyleSheets.includes(sheet),
        undo() {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        },
        redo: () => void document.adoptedStyleSheets.push(sheet),
      });
    }
  };
};
