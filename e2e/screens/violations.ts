import axeCore, { type AxeResults, type RuleMetadata } from "axe-core";
import type { Page } from "@playwright/test";

/** Rules in which neither words nor colours have a part. */
const structural = [
  "cat.aria",
  "cat.forms",
  "cat.keyboard",
  "cat.parsing",
  "cat.semantics",
  "cat.structure",
  "cat.tables",
  "cat.time-and-media",
];

/**
 * What axe finds on a page, of whatever weight: rules of WCAG 2.2 A and AA and best practices. Sizes of targets are
 * looked at too, which axe leaves out unless told. Where the very page was looked at before, in another
 * language and theme, its structure is not looked at again.
 */
export const violations = async (page: Page, isAnotherLook: boolean): Promise<string[]> => {
  // Asked for once a page, for it is half a megabyte.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async (leftOut) => {
      const { axe } = window as unknown as {
        axe: {
          getRules: (tags: string[]) => RuleMetadata[];
          run: (root: Document, options: object) => Promise<AxeResults>;
        };
      };
      const off = leftOut.length > 0 ? axe.getRules(leftOut) : [];
      const { violations } = await axe.run(document, {
        resultTypes: ["violations"],
        rules: {
          ...Object.fromEntries(off.map(({ ruleId }) => [ruleId, { enabled: false }])),
          "target-size": { enabled: true },
        },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = "" }) => `${id}: ${html}\n${failureSummary}`),
      );
    },
    isAnotherLook ? structural : [],
  );
};
