import axeCore, { type AxeResults } from "axe-core";
import type { Page } from "@playwright/test";

/**
 * What axe finds on a page, of whatever weight: rules of WCAG 2.2 A and AA, best practices, and sizes of
 * targets, which axe leaves out by default.
 */
export const violations = async (page: Page): Promise<string[]> => {
  // Asked for once a page, for it is half a megabyte.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (root: Document, options: object) => Promise<AxeResults> };
    };
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      rules: { "target-size": { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = "" }) => `${id}: ${html}\n${failureSummary}`),
    );
  });
};
