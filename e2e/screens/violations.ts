import axeCore, { type AxeResults } from "axe-core";
import type { Page } from "@playwright/test";
import type { Look } from "./look.ts";

/** Rules whose result depends on colors and sizes. */
const colorRules = ["color-contrast", "link-in-text-block", "target-size"];

/**
 * The axe violations of a page, whatever their impact: WCAG 2.2 A and AA, best practices, and
 * target sizes, which axe skips by default; or only those of colors and sizes.
 */
export const violations = async (
  page: Page,
  what: Look["axe"] = "everything",
): Promise<string[]> => {
  // Loaded once per page, because it is half a megabyte.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async (only) => {
      const { axe } = window as unknown as {
        axe: { run: (root: Document | Element, options: object) => Promise<AxeResults> };
      };
      // What an open dialog covers can't be used, and is checked without it as another screen.
      const dialogs = Array.from(document.querySelectorAll('[aria-modal="true"]'));
      const shown = dialogs.findLast((dialog) => dialog.checkVisibility());
      const { violations } = await axe.run(shown ?? document, {
        resultTypes: ["violations"],
        // The report has each element's HTML instead.
        selectors: false,
        // Reading the style sheets again would serve only rules that are off.
        preload: { assets: ["media"] },
        ...(only ? { runOnly: only } : { rules: { "target-size": { enabled: true } } }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = "" }) => `${id}: ${html}\n${failureSummary}`),
      );
    },
    what === "colors" ? colorRules : undefined,
  );
};
