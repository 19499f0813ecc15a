import { adaptText } from "./adapt-text.ts";
import { scopedText } from "./build-sheets.ts";
import { learnNames } from "./names.ts";
import { fill } from "./page-sheets.ts";

/** The sheet of a captured element. */
export interface CapturedSheet {
  sheet: CSSStyleSheet;
  /** Replaces all rules with those of a text. */
  readonly write: (text: string, base: string) => void;
}

/**
 * A constructed sheet that looks like the browser's own. It shows the rules inside the scope, so
 * the indexes and lengths that the sub-app knows are correct.
 */
export const createCapturedSheet = (app: string): CapturedSheet => {
  const sheet = new CSSStyleSheet();
  const inserted: string[] = [];
  let base = "";
  let scope: CSSGroupingRule;
  const adapted = (text: string) => {
    learnNames(app, text);
    return adaptText(app, { text, base, around: [] });
  };
  Object.defineProperties(sheet, {
    cssRules: { get: () => scope.cssRules },
    insertRule: {
      value(rule: string, at = 0) {
        const index = scope.insertRule(adapted(rule), at);
        inserted.splice(at, 0, rule);
        return index;
      },
    },
    deleteRule: {
      value(at: number) {
        scope.deleteRule(at);
        inserted.splice(at, 1);
      },
    },
    // Distinguishes two elements without text. Serialising the rules would be far slower.
    inserted: { get: () => inserted.join("\n") },
  });
  return {
    sheet,
    write(text, from) {
      base = from;
      inserted.length = 0;
      learnNames(app, text);
      fill(sheet, scopedText(app, { text, base, around: [] }));
      const rules = Reflect.get(CSSStyleSheet.prototype, "cssRules", sheet);
      scope = rules[0] as CSSGroupingRule;
    },
  };
};
