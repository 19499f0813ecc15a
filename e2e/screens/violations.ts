import axeCore, { type AxeResults } from "axe-core";
import type { Page } from "@playwright/test";

/** Every rule, or those whose result depends on the theme or the width. */
export type AxeRules = "every" | "of the look";

const ofTheLook = [
  "color-contrast",
  "link-in-text-block",
  "scrollable-region-focusable",
  "target-size",
];

/**
 * The axe violations of a page, whatever their impact: WCAG 2.2 A and AA, best practices, and
 * target sizes, which axe skips by default.
 */
export const violations = async (page: Page, rules: AxeRules = "every"): Promise<string[]> => {
  // Loaded once per page, because it is half a megabyte.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async (only) => {
      const { axe } = window as unknown as {
        axe: { run: (root: Document, options: object) => Promise<AxeResults> };
      };
      const { violations } = await axe.run(document, {
        resultTypes: ["violations"],
        ...(only ? { runOnly: only } : { rules: { "target-size": { enabled: true } } }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = "" }) => `${id}: ${html}\n${failureSummary}`),
      );
    },
    rules === "every" ? undefined : ofTheLook,
  );
};
