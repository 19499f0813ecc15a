import type { Page } from "@playwright/test";

/** Collects a page's problems: errors, policy violations, hydration mismatches. */
export const collectTroubles = async (page: Page): Promise<string[]> => {
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) troubles.push(message.text());
  });
  page.on("pageerror", (error) => troubles.push(String(error)));
  await page.exposeFunction("reportTrouble", (text: string) => void troubles.push(text));
  await page.addInitScript(() => {
    const { reportTrouble } = window as unknown as { reportTrouble: (text: string) => void };
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      reportTrouble(`${violatedDirective} refused ${blockedURI}`),
    );
  });
  return troubles;
};
